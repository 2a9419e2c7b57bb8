public import Foundation

/// Data in the gzip format, for servers that compress.
public enum Gzip {
  /// Returns `data` in the gzip format, stored without making it smaller.
  ///
  /// - Parameter data: At most 65,535 bytes.
  /// - Returns: A header, one stored block, and the checksum and length of the data.
  public static func stored(_ data: Data) -> Data {
    let length = UInt16(clamping: data.count)
    return header + [0x01] + bytes(of: length) + bytes(of: ~length) + data
      + bytes(of: checksum(of: data)) + bytes(of: UInt32(clamping: data.count))
  }

  /// Returns a kilobyte for each megabyte of zeros that it grows to; its end is missing.
  public static func bomb(megabytes: Int) -> Data {
    (0..<megabytes).reduce(into: header) { data, _ in data += megabyteOfZeros }
  }

  /// The start of every file in the gzip format.
  private static let header = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])

  /// What zlib makes of a megabyte of zeros at level 9, up to and including a full flush.
  private static let megabyteOfZeros =
    Data([0xEC, 0xC1, 0x31, 0x01, 0, 0, 0, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 0x08, 0x5F, 0xA0])
    + Data(count: 1016)
    + Data([0x3E, 0x03, 0, 0, 0xFF, 0xFF])

  private static func bytes(of number: some FixedWidthInteger) -> Data {
    Data((0..<(number.bitWidth / 8)).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
  }

  /// The CRC-32 of RFC 1952.
  private static func checksum(of data: Data) -> UInt32 {
    var rest = ~UInt32(0)
    for byte in data {
      rest ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = rest & 1 == 1
        rest >>= 1
        if isOdd { rest ^= 0xEDB8_8320 }
      }
    }
    return ~rest
  }
}

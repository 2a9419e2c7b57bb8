public import Foundation

/// Data in the formats of gzip and its relatives, for servers that compress.
public enum Gzip {
  /// Returns `data` in the gzip format (RFC 1952), stored without making it smaller.
  public static func stored(_ data: Data) -> Data {
    header + deflated(data) + bytes(of: checksum(of: data))
      + bytes(of: UInt32(truncatingIfNeeded: data.count))
  }

  /// Returns `data` in the zlib format (RFC 1950), which HTTP calls deflate, likewise stored.
  public static func zlib(_ data: Data) -> Data {
    Data([0x78, 0x01]) + deflated(data) + bytes(of: adler(of: data).bigEndian)
  }

  /// Returns `data` as blocks of RFC 1951 alone, likewise stored: what some servers call deflate.
  public static func deflated(_ data: Data) -> Data {
    var result = Data()
    var rest = data[...]
    repeat {
      let block = rest.prefix(Int(UInt16.max))
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      result += [rest.isEmpty ? 0x01 : 0x00] + bytes(of: length) + bytes(of: ~length) + block
    } while !rest.isEmpty
    return result
  }

  /// Returns a kilobyte for each megabyte of zeros that it grows to; its end is missing.
  public static func bomb(megabytes: Int) -> Data {
    (0..<megabytes).reduce(into: header) { data, _ in data += megabyteOfZeros }
  }

  /// What to send again and again after `bomb(megabytes: 1)` so that it never ends.
  public static var bombPart: Data { megabyteOfZeros }

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

  /// The Adler-32 of RFC 1950.
  private static func adler(of data: Data) -> UInt32 {
    var low = UInt32(1)
    var high = UInt32(0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
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

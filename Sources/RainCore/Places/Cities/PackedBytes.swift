import CRainData
import Foundation

/// A part of a data file that is read in place.
///
/// What lies outside of it reads as zero: a damaged file leads to wrong names at the worst.
struct PackedBytes: Sendable {
  /// The list of cities that is built into the program; nothing of it is copied.
  static let builtInCities = PackedBytes(
    file: .builtInCities,
    start: 0,
    count: unsafe rain_cities().count
  )

  /// What is read.
  ///
  /// A constant of the program has no owner to keep hold of, so reading it costs nothing but the
  /// reading.
  private enum File {
    case builtInCities
    case data(Data)
  }

  private let file: File
  private let start: Int

  /// The length in bytes.
  let count: Int

  private init(file: File, start: Int, count: Int) {
    self.file = file
    self.start = start
    self.count = count
  }

  /// Takes a whole file.
  init(_ data: Data) { self.init(file: .data(data), start: data.startIndex, count: data.count) }

  /// The bytes from `offset` up to `end`, as far as there are any.
  func part(from offset: Int, to end: Int) -> PackedBytes {
    let offset = min(max(offset, 0), count)
    return PackedBytes(
      file: file,
      start: start + offset,
      count: min(max(end, offset), count) - offset
    )
  }

  /// The byte at `offset`.
  func byte(at offset: Int) -> UInt8 {
    guard offset >= 0, offset < count else { return 0 }
    switch file {
    // Every part lies within the constant, and the offset within the part.
    case .builtInCities: return unsafe rain_cities().bytes[start + offset]
    case .data(let data): return data[start + offset]
    }
  }

  /// The number that `width` bytes make, the lowest first.
  func number(at offset: Int, width: Int) -> Int {
    var result = 0
    for position in 0..<width { result |= Int(byte(at: offset + position)) << (8 * position) }
    return result
  }

  /// The number that four bytes make, which may be negative.
  func signedNumber(at offset: Int) -> Int {
    Int(Int32(truncatingIfNeeded: number(at: offset, width: 4)))
  }

  /// The text at `offset`, whose first byte is its length.
  func text(at offset: Int) -> String {
    let length = Int(byte(at: offset))
    return String(decoding: (0..<length).map { byte(at: offset + 1 + $0) }, as: UTF8.self)
  }
}

import Foundation

/// A part of a data file that is read in place.
///
/// What lies outside of it reads as zero: a damaged file leads to wrong names at the worst.
struct PackedBytes: Sendable {
  private let data: Data
  private let start: Int

  /// The length in bytes.
  let count: Int

  /// Takes a whole file.
  init(_ data: Data) {
    // A span counts from the first byte, whatever the indices of the data are.
    self.data = data
    start = 0
    count = data.count
  }

  private init(_ whole: PackedBytes, from offset: Int, to end: Int) {
    data = whole.data
    let offset = min(max(offset, 0), whole.count)
    start = whole.start + offset
    count = min(max(end, offset), whole.count) - offset
  }

  /// The bytes from `offset` up to `end`, as far as there are any.
  func part(from offset: Int, to end: Int) -> PackedBytes {
    PackedBytes(self, from: offset, to: end)
  }

  /// The byte at `offset`.
  func byte(at offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? data.span[start + offset] : 0
  }

  /// The number that `width` bytes make, the lowest first; 0 unless all are there.
  func number(at offset: Int, width: Int) -> Int {
    guard offset >= 0, offset + width <= count else { return 0 }
    let span = data.span
    var result = 0
    for position in 0..<width { result |= Int(span[start + offset + position]) << (8 * position) }
    return result
  }

  /// The number that four bytes make, which may be negative.
  func signedNumber(at offset: Int) -> Int {
    Int(Int32(truncatingIfNeeded: number(at: offset, width: 4)))
  }

  /// Appends the `length` bytes from `offset` to `buffer`.
  func append(at offset: Int, length: Int, to buffer: inout [UInt8]) {
    guard offset >= 0, length > 0, offset + length <= count else { return }
    let span = data.span
    for position in 0..<length { buffer.append(span[start + offset + position]) }
  }

  /// The text at `offset`, whose first byte is its length.
  func text(at offset: Int) -> String {
    var bytes: [UInt8] = []
    append(at: offset + 1, length: Int(byte(at: offset)), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Damages files and answers at random, in the ways in which they get damaged: flipped bits, cuts,
/// pieces of others, and JSON whose values are not what they should be.
public struct ByteMutator: Sendable {
  private let originals: [[UInt8]]

  /// Creates a mutator of these originals; a mutant may have pieces of several.
  public init(_ originals: [[UInt8]]) { self.originals = originals }

  /// Returns one of the originals with a few changes, rarely with none.
  public func mutant(using random: inout SplitMix64) -> [UInt8] {
    guard var bytes = originals.randomElement(using: &random) else { return [] }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      change(&bytes, using: &random)
    }
    return bytes
  }

  private func change(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    guard !bytes.isEmpty else {
      bytes = Array(OddText.random(using: &random).utf8)
      return
    }
    // Most changes leave JSON as JSON, else little would ever be read to its end.
    switch Int.random(in: 0..<20, using: &random) {
    case 0: flip(&bytes, using: &random)
    case 1: bytes.removeSubrange(range(of: bytes, using: &random))
    case 2: `repeat`(&bytes, using: &random)
    case 3: splice(&bytes, using: &random)
    case 4: insert(&bytes, using: &random)
    case 5: if random.oneIn(3) { bytes.removeLast(Int.random(in: 0...bytes.count, using: &random)) }
    default: JSONEdit.allCases.randomElement(using: &random)?.apply(to: &bytes, using: &random)
    }
  }

  private func flip(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let index = Int.random(in: bytes.indices, using: &random)
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
  }

  private func `repeat`(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let piece = range(of: bytes, using: &random)
    let place = random.oneIn(2) ? piece.upperBound : Int.random(in: 0...bytes.count, using: &random)
    bytes.insert(contentsOf: bytes[piece], at: place)
  }

  /// Puts a piece of another original in, or goes on with the rest of one.
  private func splice(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    guard let other = originals.randomElement(using: &random), !other.isEmpty else { return }
    let start = Int.random(in: other.indices, using: &random)
    if random.oneIn(2) {
      bytes.replaceSubrange(Int.random(in: bytes.indices, using: &random)..., with: other[start...])
    } else {
      let piece = other[range(of: other, using: &random)]
      bytes.replaceSubrange(range(of: bytes, using: &random), with: piece)
    }
  }

  private func insert(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let piece: [UInt8] =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: Array(OddText.random(using: &random).utf8)
      case 1: Self.brokenUTF8.randomElement(using: &random) ?? []
      case 2: Array(repeating: random.one(of: 0x5B, 0x7B, 0x22, 0x5C, 0x20, 0x30), count: 700)
      default: (0..<8).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
    bytes.insert(contentsOf: piece, at: random.oneIn(4) ? 0 : place)
  }

  private func range(of bytes: [UInt8], using random: inout SplitMix64) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &random)
    let length = random.oneIn(4) ? bytes.count : 16
    return start..<min(bytes.count, start + Int.random(in: 1...length, using: &random))
  }

  private static let brokenUTF8: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80],
    [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE, 0x7B, 0x00],
  ]
}

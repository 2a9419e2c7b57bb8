/// A generator that gives the same numbers in every run of a test.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension [UInt8] {
  /// A copy with a few bits flipped, bytes cut out or pieces repeated.
  func mutated(using random: inout SplitMix64) -> [UInt8] {
    var copy = self
    for _ in 0..<Int.random(in: 1...3, using: &random) where !copy.isEmpty {
      let start = Int.random(in: 0..<copy.count, using: &random)
      let end = Swift.min(copy.count, start + Int.random(in: 1...8, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: copy[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: copy.removeSubrange(start..<end)
      case 2: copy.insert(contentsOf: copy[start..<end], at: 0)
      default: copy.insert(contentsOf: copy[start..<end], at: end)
      }
    }
    return copy
  }
}

/// A generator of random numbers, the same ones in every run and on every system (SplitMix64).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// Whether something that happens once in `count` times happens now.
  public mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of the choices.
  public mutating func one<Choice>(of first: Choice, _ others: Choice...) -> Choice {
    others.randomElement(using: &self).flatMap { oneIn(others.count + 1) ? nil : $0 } ?? first
  }
}

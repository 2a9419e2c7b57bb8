/// A country or region that a name stands for, as the index holds it.
enum Division: Hashable {
  /// The country of this number.
  case country(Int)
  /// The region of this number.
  case region(Int)
  /// A territory that has a code of its own, by the name of the state it belongs to.
  case territory(Int)

  /// Reads a value of the index.
  init(_ value: Int) {
    let number = value & 0xFFFF
    self =
      value & 1 << 16 != 0
      ? .region(number) : value & 1 << 17 != 0 ? .territory(number) : .country(number)
  }

  /// Whether a value of the index stands for a code, and not for a name.
  static func isCode(_ value: Int) -> Bool { value & 1 << 18 != 0 }
}

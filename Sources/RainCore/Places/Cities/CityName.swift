/// A city that a name stands for, as the index holds it.
struct CityName {
  /// How the city bears the name; the numbers are those of `.cities/names.py`.
  enum Kind: Int {
    /// It is called so.
    case called
    /// It is also called so: in another language, formerly, for short.
    case alsoCalled
    /// It is the code of its airport.
    case code
  }

  /// The number of the city.
  let city: Int

  let kind: Kind

  /// Reads a value of the index; `nil` for one that has no meaning.
  init?(_ value: Int) {
    guard let kind = Kind(rawValue: value >> 17) else { return nil }
    city = value & 0x1_FFFF
    self.kind = kind
  }
}

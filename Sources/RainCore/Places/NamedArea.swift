/// A country or region that a name stands for: too large to have one weather.
public struct NamedArea: Hashable, Sendable {
  /// What it is.
  public enum Kind: Sendable {
    /// A country.
    case country
    /// A state, province or other division of a country.
    case region
  }

  /// What it is; a country when the name stands for one and for a region as well.
  public var kind: Kind

  /// Its largest cities, the largest first.
  public var cities: [Place]

  /// Whether it is meant rather than a city of the name.
  public var isMeant: Bool

  /// Creates an area.
  public init(kind: Kind, cities: [Place], isMeant: Bool) {
    self.kind = kind
    self.cities = cities
    self.isMeant = isMeant
  }
}

/// A place on the Earth with what is known of its name.
public struct Place: Hashable, Sendable {
  /// The name in the language it was asked for in; `nil` for a bare coordinate.
  public var name: String?

  /// The state, province or other first-level division; `nil` when unknown.
  public var region: String?

  /// The name of the country; `nil` when unknown, as at sea.
  public var country: String?

  /// The ISO 3166-1 alpha-2 code of the country in upper case; `nil` when unknown.
  public var countryCode: String?

  /// Where it is.
  public var coordinate: Coordinate

  /// The IANA name of its time zone (`Europe/Berlin`); `nil` when unknown.
  public var timeZone: String?

  /// The number of inhabitants; `nil` when unknown.
  public var population: Int?

  /// The number of its entry at GeoNames; `nil` for a place that is not from there.
  public var geoNamesID: Int?

  /// Creates a place; what is not given is unknown.
  public init(
    name: String? = nil,
    region: String? = nil,
    country: String? = nil,
    countryCode: String? = nil,
    coordinate: Coordinate,
    timeZone: String? = nil,
    population: Int? = nil,
    geoNamesID: Int? = nil
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.countryCode = countryCode
    self.coordinate = coordinate
    self.timeZone = timeZone
    self.population = population
    self.geoNamesID = geoNamesID
  }
}

extension AirQualityScale {
  /// The scale that people at a place know: the European one in Europe, the US one elsewhere.
  ///
  /// The country decides. For a country that is not, or only in part, one of Europe, and where none is
  /// known, the time zone does; where that names no region either, the nearest city of the built-in
  /// list.
  ///
  /// - Parameters:
  ///   - countryCode: The ISO 3166-1 alpha-2 code in upper case; `nil` when unknown.
  ///   - timeZone: The IANA name; `nil` when unknown.
  ///   - coordinate: Where it is; `nil` when unknown.
  /// - Returns: `.european` or `.us`.
  static func regional(
    countryCode: String?,
    timeZone: String?,
    coordinate: Coordinate?
  ) -> AirQualityScale {
    if let countryCode, europeanCountries.contains(countryCode) { return .european }
    if let timeZone, timeZone.contains("/"), !timeZone.hasPrefix("Etc/") {
      let isEuropean = timeZone.hasPrefix("Europe/") || europeanZones.contains(timeZone)
      return isEuropean ? .european : .us
    }
    guard countryCode == nil, let coordinate,
      let city = CityList.builtIn.nearest(to: coordinate)?.place
    else { return .us }
    return regional(countryCode: city.countryCode, timeZone: city.timeZone, coordinate: nil)
  }

  /// The members of the European Environment Agency and those who work with it, and the other
  /// countries that lie wholly in Europe.
  private static let europeanCountries: Set<String> = [
    "AD", "AL", "AT", "AX", "BA", "BE", "BG", "BY", "CH", "CY", "CZ", "DE", "DK", "EE", "ES", "FI",
    "FO", "FR", "GB", "GG", "GI", "GR", "HR", "HU", "IE", "IM", "IS", "IT", "JE", "LI", "LT", "LU",
    "LV", "MC", "MD", "ME", "MK", "MT", "NL", "NO", "PL", "PT", "RO", "RS", "SE", "SI", "SJ", "SK",
    "SM", "TR", "UA", "VA", "XK",
  ]

  /// The zones of these countries that do not have Europe in their names.
  private static let europeanZones: Set<String> = [
    "Arctic/Longyearbyen", "Asia/Famagusta", "Asia/Nicosia", "Atlantic/Azores", "Atlantic/Canary",
    "Atlantic/Faroe", "Atlantic/Madeira", "Atlantic/Reykjavik", "Africa/Ceuta",
  ]
}

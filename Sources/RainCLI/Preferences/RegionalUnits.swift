import RainCore

/// What people of a region read the weather in: Unicode CLDR 47, with the Pacific territories that
/// CLDR leaves out, and the British miles per hour.
enum RegionalUnits {
  /// The units of a region by its ISO 3166-1 alpha-2 code.
  static func units(of region: String) -> Units {
    var units = UnitSystem.metric.units
    if american.contains(region) { units = UnitSystem.us.units }
    if fahrenheit.contains(region) { units.temperature = .fahrenheit }
    if metersPerSecond.contains(region) { units.speed = .metersPerSecond }
    if region == "GB" { units = UnitSystem.uk.units }
    if region == "IN" { units.pressure = .inchesOfMercury }
    if ["MX", "RU"].contains(region) { units.pressure = .millimetersOfMercury }
    return units
  }

  /// Whether people of a region read the clock from 1 to 12.
  static func usesTwelveHourClock(_ region: String) -> Bool {
    american.contains(region) || twelveHours.contains(region)
  }

  private static let american: Set<String> = ["US", "PR", "GU", "VI", "AS", "MP", "UM"]

  private static let fahrenheit: Set<String> = ["BS", "BZ", "KY", "PW", "FM", "MH"]

  private static let metersPerSecond: Set<String> = ["FI", "KR", "NO", "PL", "RU", "SE"]

  private static let twelveHours: Set<String> = [
    "AU", "BD", "CA", "CO", "EG", "IN", "MY", "NZ", "PH", "PK", "SA",
  ]
}

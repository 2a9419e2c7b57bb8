/// The sky and the daylight that an icon name of the Forecast API stands for.
///
/// Covers the sets of Dark Sky and Pirate Weather, the extended one (`icon=pirate`) included.
struct ForecastIcon: Hashable, Sendable {
  let condition: Condition
  /// The intensity that the name itself tells; `nil` when it tells none.
  let intensity: Intensity?
  /// Whether the icon is for day or night; `nil` for one that serves both.
  let isDay: Bool?

  /// Reads an icon name; an unknown one gives an unknown sky.
  init(_ name: String?) {
    let name = name ?? ""
    let stem: String
    if name.hasSuffix("-day") {
      stem = String(name.dropLast(4))
      // Pirate Weather's `possible-…` icons end in `-day` at night too, but for thunderstorms.
      isDay = stem.hasPrefix("possible-") && stem != "possible-thunderstorm" ? nil : true
    } else if name.hasSuffix("-night") {
      stem = String(name.dropLast(6))
      isDay = false
    } else {
      stem = name
      isDay = nil
    }
    let words = stem.hasPrefix("possible-") ? String(stem.dropFirst(9)) : stem
    (condition, intensity) = Self.table[words] ?? (.unknown, nil)
  }

  private static let table: [String: (Condition, Intensity?)] = [
    "clear": (.clear, nil),
    "mostly-clear": (.mostlyClear, nil),
    "partly-cloudy": (.partlyCloudy, nil),
    "mostly-cloudy": (.cloudy, nil),
    "cloudy": (.cloudy, nil),
    "fog": (.fog, nil),
    "mist": (.fog, .light),
    "haze": (.haze, nil),
    "smoke": (.haze, nil),
    "wind": (.wind, nil),
    "breezy": (.wind, .light),
    "dangerous-wind": (.wind, .heavy),
    "drizzle": (.drizzle, nil),
    "rain": (.rain, nil),
    "light-rain": (.rain, .light),
    "heavy-rain": (.rain, .heavy),
    "precipitation": (.rain, nil),
    "snow": (.snow, nil),
    "flurries": (.snow, .light),
    "light-snow": (.snow, .light),
    "heavy-snow": (.snow, .heavy),
    "sleet": (.sleet, nil),
    "very-light-sleet": (.sleet, .light),
    "light-sleet": (.sleet, .light),
    "heavy-sleet": (.sleet, .heavy),
    "mixed": (.sleet, nil),
    "freezing-drizzle": (.freezingRain, .light),
    "freezing-rain": (.freezingRain, nil),
    "light-freezing-rain": (.freezingRain, .light),
    "heavy-freezing-rain": (.freezingRain, .heavy),
    "hail": (.hail, nil),
    "thunderstorm": (.thunderstorm, nil),
    "tornado": (.tornado, nil),
  ]
}

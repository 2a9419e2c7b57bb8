import RainCore

/// Rain's own words for the weather, in English.
struct Words: Hashable, Sendable {
  /// The code of the language.
  static let languageCode = "en"

  /// The wording of a sky: `Light rain`, `Partly cloudy`, by day `Sunny`.
  func description(of sky: Sky, isDay: Bool?) -> String {
    switch (sky.condition, sky.intensity) {
    case (.clear, _): isDay == true ? "Sunny" : "Clear"
    case (.mostlyClear, _): isDay == true ? "Mostly sunny" : "Mostly clear"
    case (.partlyCloudy, _): "Partly cloudy"
    case (.cloudy, _): "Cloudy"
    case (.haze, _): "Haze"
    case (.fog, .light): "Mist"
    case (.fog, _): "Fog"
    case (.wind, .light): "Breezy"
    case (.wind, .heavy): "Very windy"
    case (.wind, _): "Windy"
    case (.drizzle, let intensity): graded("drizzle", intensity)
    case (.rain, let intensity): graded("rain", intensity)
    case (.snow, let intensity): graded("snow", intensity)
    case (.sleet, let intensity): graded("sleet", intensity)
    case (.freezingRain, let intensity): graded("freezing rain", intensity)
    case (.hail, let intensity): graded("hail", intensity)
    case (.thunderstorm, let intensity): graded("thunderstorm", intensity)
    case (.tornado, _): "Tornado"
    case (.unknown, _): "Unknown"
    }
  }

  private func graded(_ noun: String, _ intensity: Intensity?) -> String {
    let text: String
    switch intensity {
    case .light: text = "light \(noun)"
    case .heavy: text = "heavy \(noun)"
    case .moderate, .none: text = noun
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The day of the week in full.
  func name(of weekday: Weekday) -> String {
    weekday.rawValue.prefix(1).uppercased() + weekday.rawValue.dropFirst()
  }

  /// The day of the week in three letters.
  func shortName(of weekday: Weekday) -> String { String(name(of: weekday).prefix(3)) }

  /// The month, 1…12, in three letters.
  func shortName(ofMonth month: Int) -> String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  /// The sentence of a note of a report.
  func note(_ note: ReportNote, from provenance: Provenance) -> String {
    switch note {
    case .sample: "Sample data, not the weather: built into rain to show what it does."
    case .currentFailed(let error):
      "The current conditions are missing: \(FailureReport.reason(error, provenance.provider))."
    case .forecastFailed(let error):
      "Hours and days are missing: \(FailureReport.reason(error, provenance.provider))."
    case .firstOfPlaces(let count): "The answer holds \(count) places; this is the first."
    case .older(let age, let error):
      "An older answer, of \(DurationText.ago(age)): "
        + "\(FailureReport.reason(error, provenance.provider))."
    case .beingRenewed(let age):
      "An older answer, of \(DurationText.ago(age)); another run is asking for a new one."
    case .hourAsCurrent: "The weather now is the forecast for this hour, made then."
    case .insteadOf(let provider, let error):
      "\(provenance.provider.title) was asked instead of \(provider.title): "
        + "\(FailureReport.reason(error, provider))."
    case .planTooSmall(let error):
      "Less than the plan in the settings promises: "
        + "\(FailureReport.reason(error, provenance.provider))."
    }
  }
}

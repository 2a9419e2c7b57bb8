/// A day of the forecast by the calendar of the place.
///
/// Every value is `nil` when the provider did not give it.
public struct Day: Hashable, Sendable {
  /// The day.
  public var date: CivilDate
  /// The sky of the day.
  public var sky: Sky
  /// The lowest temperature of the calendar day.
  public var low: Temperature?
  /// The highest temperature of the calendar day.
  public var high: Temperature?
  /// Whether the values cover only a part of the day.
  public var isPartial: Bool
  /// When the sun rises; `nil` when it does not, or the provider does not tell.
  public var sunrise: LocalTime?
  /// When the sun sets; `nil` when it does not, or the provider does not tell.
  public var sunset: LocalTime?
  /// What the sun does on this day; `nil` when nobody can tell.
  public var sun: SunPresence?
  /// The phase of the moon, 0…1: 0 and 1 are new, 0.5 is full.
  public var moonPhase: Double?
  /// The mean relative humidity.
  public var humidity: Fraction?
  /// The greatest mean speed of the wind.
  public var windSpeed: Speed?
  /// The mean speed of the wind over the day.
  public var windSpeedMean: Speed?
  /// The speed of the strongest gust.
  public var windGust: Speed?
  /// Where the wind mostly comes from.
  public var windDirection: Direction?
  /// The probability of precipitation.
  public var precipitationProbability: Fraction?
  /// The precipitation as liquid water.
  public var precipitation: Depth?
  /// The depth of fresh snow.
  public var snowfall: Depth?
  /// What falls, `none` when it stays dry.
  public var precipitationType: PrecipitationType?
  /// The greatest UV index.
  public var uvIndex: Double?

  /// Creates a day of which nothing but the sky is known.
  public init(date: CivilDate, sky: Sky, isPartial: Bool = false) {
    self.date = date
    self.sky = sky
    self.isPartial = isPartial
  }
}

/// What the sun does in the course of a day.
public enum SunPresence: String, CaseIterable, Hashable, Sendable {
  /// It rises and sets.
  case normal
  /// It does not set: polar day.
  case upAllDay = "up-all-day"
  /// It does not rise: polar night.
  case downAllDay = "down-all-day"
}

/// What is measured or forecast for an instant or an hour.
///
/// Every value is `nil` when the provider did not give it; none is computed by rain.
public struct Conditions: Hashable, Sendable {
  /// The sky and what falls from it.
  public var sky: Sky
  /// Whether the sun is up; `nil` when the provider does not tell.
  public var isDay: Bool?
  /// The temperature of the air at 2 m.
  public var temperature: Temperature?
  /// The temperature that a person feels, by the provider's own formula.
  public var feelsLike: Temperature?
  /// The temperature at which dew forms.
  public var dewPoint: Temperature?
  /// The relative humidity.
  public var humidity: Fraction?
  /// The air pressure reduced to sea level.
  public var pressure: Pressure?
  /// The mean speed of the wind at 10 m.
  public var windSpeed: Speed?
  /// The speed of the strongest gusts; a provider's may be below the mean speed.
  public var windGust: Speed?
  /// Where the wind comes from.
  public var windDirection: Direction?
  /// The part of the sky that clouds cover.
  public var cloudCover: Fraction?
  /// How far one can see; providers cap it, mostly at 10 or 16 km.
  public var visibility: Distance?
  /// The UV index of the WHO, 0 and up.
  public var uvIndex: Double?
  /// The probability of precipitation.
  public var precipitationProbability: Fraction?
  /// What falls, `none` when it is dry.
  public var precipitationType: PrecipitationType?

  /// Creates conditions of which nothing but the sky is known.
  public init(sky: Sky) { self.sky = sky }
}

/// The conditions at the place now.
public struct CurrentConditions: Hashable, Sendable {
  /// The instant they are for.
  public var time: LocalTime
  /// The values at that instant.
  public var conditions: Conditions
  /// How fast precipitation falls; `nil` when unknown.
  public var precipitationIntensity: PrecipitationIntensity?

  /// Creates current conditions.
  public init(
    time: LocalTime,
    conditions: Conditions,
    precipitationIntensity: PrecipitationIntensity? = nil
  ) {
    self.time = time
    self.conditions = conditions
    self.precipitationIntensity = precipitationIntensity
  }
}

/// An hour of the forecast, or a step of several hours.
public struct Hour: Hashable, Sendable {
  /// When it begins, as the provider labels it.
  public var time: LocalTime
  /// How many hours it is long: 1, or 3 for a three-hour step.
  public var hours: Int
  /// The values of the hour.
  public var conditions: Conditions
  /// The precipitation as liquid water, of the hour that the provider means by the label.
  public var precipitation: Depth?
  /// The depth of fresh snow.
  public var snowfall: Depth?

  /// Creates an hour.
  public init(
    time: LocalTime,
    hours: Int = 1,
    conditions: Conditions,
    precipitation: Depth? = nil,
    snowfall: Depth? = nil
  ) {
    self.time = time
    self.hours = hours
    self.conditions = conditions
    self.precipitation = precipitation
    self.snowfall = snowfall
  }

  /// When it is over.
  public var end: LocalTime { time.adding(seconds: hours * 3600) }
}

/// A day at the Forecast API.
///
/// Numbers are in the units of the answer; -999 is read as absent.
public struct ForecastDay: Codable, Hashable, Sendable {
  /// Midnight at the place in seconds since 1970; an hour off in answers that step by 86,400 s
  /// across a clock change.
  public var time: Int?
  /// The sky from 4:00 to 4:00 in one word.
  public var icon: String?
  /// The least of the calendar day, °F or °C.
  public var temperatureMin: Double?
  /// The greatest of the calendar day, °F or °C.
  public var temperatureMax: Double?
  /// The least of the following night, °F or °C.
  public var temperatureLow: Double?
  /// The greatest of the daytime, °F or °C.
  public var temperatureHigh: Double?
  /// Dark Sky leaves it out on days without; Pirate Weather writes marks (see `ForecastMapping`).
  public var sunriseTime: Int?
  /// As `sunriseTime`.
  public var sunsetTime: Int?
  /// 0…1, 0.5 is full.
  public var moonPhase: Double?
  /// 0…1.
  public var humidity: Double?
  /// The mean of the day in mph, m/s or km/h.
  public var windSpeed: Double?
  /// mph, m/s or km/h; a mean of the hourly gusts at Pirate Weather.
  public var windGust: Double?
  /// Degrees, where the wind comes from.
  public var windBearing: Double?
  /// The greatest of the day.
  public var uvIndex: Double?
  /// What falls and how; the intensity is the mean of the day.
  public var precipitation: ForecastPrecipitation

  enum CodingKeys: String, CodingKey {
    case time, icon, temperatureMin, temperatureMax, temperatureLow, temperatureHigh
    case sunriseTime, sunsetTime, moonPhase, humidity, windSpeed, windGust, windBearing, uvIndex
  }

  /// Reads a day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = container.forecastInstant(.time)
    icon = container.text(.icon)
    temperatureMin = container.forecastNumber(.temperatureMin)
    temperatureMax = container.forecastNumber(.temperatureMax)
    temperatureLow = container.forecastNumber(.temperatureLow)
    temperatureHigh = container.forecastNumber(.temperatureHigh)
    sunriseTime = container.forecastInstant(.sunriseTime)
    sunsetTime = container.forecastInstant(.sunsetTime)
    moonPhase = container.forecastNumber(.moonPhase)
    humidity = container.forecastNumber(.humidity)
    windSpeed = container.forecastNumber(.windSpeed)
    windGust = container.forecastNumber(.windGust)
    windBearing = container.forecastNumber(.windBearing)
    uvIndex = container.forecastNumber(.uvIndex)
    precipitation = try ForecastPrecipitation(from: decoder)
  }

  /// Writes a day with the precipitation beside the other fields, as it was read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(time, forKey: .time)
    try container.encodeIfPresent(icon, forKey: .icon)
    try container.encodeIfPresent(temperatureMin, forKey: .temperatureMin)
    try container.encodeIfPresent(temperatureMax, forKey: .temperatureMax)
    try container.encodeIfPresent(temperatureLow, forKey: .temperatureLow)
    try container.encodeIfPresent(temperatureHigh, forKey: .temperatureHigh)
    try container.encodeIfPresent(sunriseTime, forKey: .sunriseTime)
    try container.encodeIfPresent(sunsetTime, forKey: .sunsetTime)
    try container.encodeIfPresent(moonPhase, forKey: .moonPhase)
    try container.encodeIfPresent(humidity, forKey: .humidity)
    try container.encodeIfPresent(windSpeed, forKey: .windSpeed)
    try container.encodeIfPresent(windGust, forKey: .windGust)
    try container.encodeIfPresent(windBearing, forKey: .windBearing)
    try container.encodeIfPresent(uvIndex, forKey: .uvIndex)
    try precipitation.encode(to: encoder)
  }
}

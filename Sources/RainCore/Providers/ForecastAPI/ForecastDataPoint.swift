/// The conditions of an instant or an hour at the Forecast API.
///
/// Numbers are in the units of the answer; -999 is read as absent.
public struct ForecastDataPoint: Codable, Hashable, Sendable {
  /// When it begins, in seconds since 1970.
  public var time: Int?
  /// The sky in one word, `none` when Pirate Weather does not know.
  public var icon: String?
  /// °F or °C.
  public var temperature: Double?
  /// °F or °C.
  public var apparentTemperature: Double?
  /// °F or °C; the model's own apparent temperature, Pirate Weather's version 2 only.
  public var feelsLike: Double?
  /// °F or °C.
  public var dewPoint: Double?
  /// 0…1.
  public var humidity: Double?
  /// Hectopascals at sea level.
  public var pressure: Double?
  /// mph, m/s or km/h.
  public var windSpeed: Double?
  /// mph, m/s or km/h.
  public var windGust: Double?
  /// Degrees, where the wind comes from.
  public var windBearing: Double?
  /// 0…1.
  public var cloudCover: Double?
  /// Miles or kilometers, capped at 10 miles since 2014.
  public var visibility: Double?
  /// The UV index; a decimal at Pirate Weather.
  public var uvIndex: Double?
  /// What falls and how.
  public var precipitation: ForecastPrecipitation

  enum CodingKeys: String, CodingKey {
    case time, icon, temperature, apparentTemperature, feelsLike, dewPoint, humidity, pressure
    case windSpeed, windGust, windBearing, cloudCover, visibility, uvIndex
  }

  /// Reads a point.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = container.forecastInstant(.time)
    icon = container.text(.icon)
    temperature = container.forecastNumber(.temperature)
    apparentTemperature = container.forecastNumber(.apparentTemperature)
    feelsLike = container.forecastNumber(.feelsLike)
    dewPoint = container.forecastNumber(.dewPoint)
    humidity = container.forecastNumber(.humidity)
    pressure = container.forecastNumber(.pressure)
    windSpeed = container.forecastNumber(.windSpeed)
    windGust = container.forecastNumber(.windGust)
    windBearing = container.forecastNumber(.windBearing)
    cloudCover = container.forecastNumber(.cloudCover)
    visibility = container.forecastNumber(.visibility)
    uvIndex = container.forecastNumber(.uvIndex)
    precipitation = try ForecastPrecipitation(from: decoder)
  }

  /// Writes a point with the precipitation beside the other fields, as it was read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(time, forKey: .time)
    try container.encodeIfPresent(icon, forKey: .icon)
    try container.encodeIfPresent(temperature, forKey: .temperature)
    try container.encodeIfPresent(apparentTemperature, forKey: .apparentTemperature)
    try container.encodeIfPresent(feelsLike, forKey: .feelsLike)
    try container.encodeIfPresent(dewPoint, forKey: .dewPoint)
    try container.encodeIfPresent(humidity, forKey: .humidity)
    try container.encodeIfPresent(pressure, forKey: .pressure)
    try container.encodeIfPresent(windSpeed, forKey: .windSpeed)
    try container.encodeIfPresent(windGust, forKey: .windGust)
    try container.encodeIfPresent(windBearing, forKey: .windBearing)
    try container.encodeIfPresent(cloudCover, forKey: .cloudCover)
    try container.encodeIfPresent(visibility, forKey: .visibility)
    try container.encodeIfPresent(uvIndex, forKey: .uvIndex)
    try precipitation.encode(to: encoder)
  }
}

/// The fields of a point that speak of precipitation; they stand beside the others.
public struct ForecastPrecipitation: Codable, Hashable, Sendable {
  /// in/h or mm/h of water.
  public var intensity: Double?
  /// 0…1.
  ///
  /// An absent one is 0 unless `intensity` is above 0; -999 is unknown all the same.
  public var probability: Double?
  /// `rain`, `snow`, `sleet`, `hail`, `ice`, `mixed`, `none`; absent at Dark Sky when it is dry.
  public var type: String?
  /// Inches or centimeters: of snow at Dark Sky, of everything at Pirate Weather.
  public var accumulation: Double?
  /// Inches or centimeters of snow, Pirate Weather's version 2 only.
  public var snowAccumulation: Double?

  enum CodingKeys: String, CodingKey {
    case intensity = "precipIntensity"
    case probability = "precipProbability"
    case type = "precipType"
    case accumulation = "precipAccumulation"
    case snowAccumulation
  }

  /// Reads the fields.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    intensity = container.forecastNumber(.intensity)
    if container.contains(.probability) {
      probability = container.forecastNumber(.probability)
    } else {
      probability = (intensity ?? 0) > 0 ? nil : 0
    }
    type = container.text(.type)
    accumulation = container.forecastNumber(.accumulation)
    snowAccumulation = container.forecastNumber(.snowAccumulation)
  }
}

/// A minute of the coming hour at the Forecast API.
public struct ForecastMinute: Codable, Hashable, Sendable {
  /// When it begins, in seconds since 1970.
  public var time: Int?
  /// What falls and how.
  public var precipitation: ForecastPrecipitation

  enum CodingKeys: String, CodingKey { case time }

  /// Reads a minute.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = container.forecastInstant(.time)
    precipitation = try ForecastPrecipitation(from: decoder)
  }

  /// Writes a minute with the precipitation beside the time, as it was read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(time, forKey: .time)
    try precipitation.encode(to: encoder)
  }
}

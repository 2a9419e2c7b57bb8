/// The answer of OpenWeatherMap's One Call, `/data/3.0/onecall` and its forerunner 2.5.
///
/// Every block can be left out by the request.
public struct OneCallResponse: Codable, Hashable, Sendable {
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east.
  public var longitude: Double?
  /// The IANA name of the zone.
  public var timezone: String?
  /// Seconds ahead of UTC; absent in 2020.
  public var utcOffset: Double?
  /// The conditions now.
  public var current: Point?
  /// The coming 60 minutes.
  public var minutely: [Minute]?
  /// The coming 48 hours.
  public var hourly: [Point]?
  /// The coming eight days.
  public var daily: [OpenWeatherMapDailyResponse.Day]?
  /// The warnings; absent when there are none.
  public var alerts: [Alert]?
  /// The one point of an answer about the past.
  public var data: [Point]?

  enum CodingKeys: String, CodingKey {
    case latitude = "lat"
    case longitude = "lon"
    case timezone, current, minutely, hourly, daily, alerts, data
    case utcOffset = "timezone_offset"
  }

  /// Reads an answer; a block of another shape is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = container.number(.latitude)
    longitude = container.number(.longitude)
    timezone = container.text(.timezone)
    utcOffset = container.number(.utcOffset)
    current = try container.decodeIfPresent(Point.self, forKey: .current)
    minutely = try container.elements(of: Minute.self, .minutely)
    hourly = try container.elements(of: Point.self, .hourly)
    daily = try container.elements(of: OpenWeatherMapDailyResponse.Day.self, .daily)
    alerts = try container.elements(of: Alert.self, .alerts)
    data = try container.elements(of: Point.self, .data)
  }

  /// The conditions of an instant or an hour.
  public struct Point: Codable, Hashable, Sendable {
    /// When, in seconds since 1970.
    public var time: Int?
    /// K, °C or °F.
    public var temperature: Double?
    /// K, °C or °F.
    public var feelsLike: Double?
    /// Hectopascals at sea level.
    public var pressure: Double?
    /// Per cent.
    public var humidity: Double?
    /// K, °C or °F.
    public var dewPoint: Double?
    /// The UV index.
    public var uvIndex: Double?
    /// Per cent of the sky.
    public var clouds: Double?
    /// Meters, at most 10 km.
    public var visibility: Double?
    /// m/s or mph.
    public var windSpeed: Double?
    /// Degrees, where the wind comes from.
    public var windDirection: Double?
    /// m/s or mph.
    public var windGust: Double?
    /// 0…1; hours only.
    public var precipitationProbability: Double?
    /// Rain in mm/h; may be an empty object.
    public var rain: OpenWeatherMapAmount?
    /// Snow in mm/h of water.
    public var snow: OpenWeatherMapAmount?
    /// The states of the sky; the first one counts.
    public var weather: [OpenWeatherMapSky]?

    enum CodingKeys: String, CodingKey {
      case time = "dt"
      case temperature = "temp"
      case feelsLike = "feels_like"
      case dewPoint = "dew_point"
      case uvIndex = "uvi"
      case windSpeed = "wind_speed"
      case windDirection = "wind_deg"
      case windGust = "wind_gust"
      case precipitationProbability = "pop"
      case pressure, humidity, clouds, visibility, rain, snow, weather
    }

    /// Reads a point.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = container.instant(.time)
      temperature = container.number(.temperature)
      feelsLike = container.number(.feelsLike)
      pressure = container.number(.pressure)
      humidity = container.number(.humidity)
      dewPoint = container.number(.dewPoint)
      uvIndex = container.number(.uvIndex)
      clouds = container.number(.clouds)
      visibility = container.number(.visibility)
      windSpeed = container.number(.windSpeed)
      windDirection = container.number(.windDirection)
      windGust = container.number(.windGust)
      precipitationProbability = container.number(.precipitationProbability)
      rain = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .rain)
      snow = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .snow)
      weather = try container.elements(of: OpenWeatherMapSky.self, .weather)
    }
  }

  /// A minute of the coming hour.
  public struct Minute: Codable, Hashable, Sendable {
    /// When it begins, in seconds since 1970.
    public var time: Int?
    /// mm/h.
    public var precipitation: Double?

    enum CodingKeys: String, CodingKey {
      case time = "dt"
      case precipitation
    }

    /// Reads a minute.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = container.instant(.time)
      precipitation = container.number(.precipitation)
    }
  }

  /// A warning.
  public struct Alert: Codable, Hashable, Sendable {
    /// Who issued it; may be empty.
    public var sender: String?
    /// The headline.
    public var event: String?
    /// When it begins, in seconds since 1970.
    public var start: Int?
    /// When it ends, in seconds since 1970.
    public var end: Int?
    /// The text; may be empty.
    public var description: String?

    enum CodingKeys: String, CodingKey {
      case sender = "sender_name"
      case event, start, end, description
    }

    /// Reads a warning.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      sender = container.text(.sender)
      event = container.text(.event)
      start = container.instant(.start)
      end = container.instant(.end)
      description = container.text(.description)
    }
  }
}

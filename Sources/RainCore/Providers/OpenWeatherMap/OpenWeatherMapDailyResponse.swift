/// The answer of OpenWeatherMap's daily forecast, `/data/2.5/forecast/daily`, and of its climate
/// forecast, which has the same shape.
public struct OpenWeatherMapDailyResponse: Codable, Hashable, Sendable {
  /// The days in order of time.
  public var list: [Day]
  /// The place.
  public var city: OpenWeatherMapCity?

  enum CodingKeys: String, CodingKey { case list, city }

  /// Reads an answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    list = try container.elements(of: Day.self, .list) ?? []
    city = try container.decodeIfPresent(OpenWeatherMapCity.self, forKey: .city)
  }

  /// A day; One Call's days have the same fields but for those of the wind.
  public struct Day: Codable, Hashable, Sendable {
    /// About noon at the place, in seconds since 1970.
    public var time: Int?
    /// Seconds since 1970; 0 or absent in polar day and in polar night.
    public var sunrise: Int?
    /// As `sunrise`.
    public var sunset: Int?
    /// 0…1, 0 and 1 are new; One Call only.
    public var moonPhase: Double?
    /// The temperatures of the day.
    public var temperatures: Temperatures?
    /// Per cent.
    public var humidity: Double?
    /// The states of the sky; the first one counts.
    public var weather: [OpenWeatherMapSky]?
    /// The greatest of the day, m/s or mph.
    public var windSpeed: Double?
    /// Degrees, where the wind comes from.
    public var windDirection: Double?
    /// m/s or mph.
    public var windGust: Double?
    /// 0…1.
    public var precipitationProbability: Double?
    /// A bare number of millimeters.
    public var rain: OpenWeatherMapAmount?
    /// A bare number of millimeters of water.
    public var snow: OpenWeatherMapAmount?
    /// The greatest UV index; One Call only.
    public var uvIndex: Double?

    enum CodingKeys: String, CodingKey {
      case time = "dt"
      case sunrise, sunset, humidity, weather, rain, snow
      case moonPhase = "moon_phase"
      case temperatures = "temp"
      case windSpeed = "speed"
      case windDirection = "deg"
      case windGust = "gust"
      case precipitationProbability = "pop"
      case uvIndex = "uvi"
    }

    private enum OneCallKeys: String, CodingKey {
      case windSpeed = "wind_speed"
      case windDirection = "wind_deg"
      case windGust = "wind_gust"
    }

    /// Reads a day of either answer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let oneCall = try decoder.container(keyedBy: OneCallKeys.self)
      time = container.instant(.time)
      sunrise = container.instant(.sunrise)
      sunset = container.instant(.sunset)
      moonPhase = container.number(.moonPhase)
      temperatures = try container.decodeIfPresent(Temperatures.self, forKey: .temperatures)
      humidity = container.number(.humidity)
      weather = try container.elements(of: OpenWeatherMapSky.self, .weather)
      windSpeed = container.number(.windSpeed) ?? oneCall.number(.windSpeed)
      windDirection = container.number(.windDirection) ?? oneCall.number(.windDirection)
      windGust = container.number(.windGust) ?? oneCall.number(.windGust)
      precipitationProbability = container.number(.precipitationProbability)
      rain = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .rain)
      snow = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .snow)
      uvIndex = container.number(.uvIndex)
    }

    /// The least and the greatest temperature of the day: K, °C or °F.
    public struct Temperatures: Codable, Hashable, Sendable {
      /// The least.
      public var minimum: Double?
      /// The greatest.
      public var maximum: Double?

      enum CodingKeys: String, CodingKey {
        case minimum = "min"
        case maximum = "max"
      }

      /// Reads the temperatures.
      public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        minimum = container.number(.minimum)
        maximum = container.number(.maximum)
      }
    }
  }
}

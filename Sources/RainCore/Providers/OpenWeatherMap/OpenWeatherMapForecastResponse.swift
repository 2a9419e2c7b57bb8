/// The answer of OpenWeatherMap's forecast in steps: `/data/2.5/forecast` with three hours a step,
/// and `/data/2.5/forecast/hourly` with one.
public struct OpenWeatherMapForecastResponse: Codable, Hashable, Sendable {
  /// The steps in order of time.
  public var list: [Step]
  /// The place.
  public var city: OpenWeatherMapCity?

  enum CodingKeys: String, CodingKey { case list, city }

  /// Reads an answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    list = try container.elements(of: Step.self, .list) ?? []
    city = try container.decodeIfPresent(OpenWeatherMapCity.self, forKey: .city)
  }

  /// A step of the forecast.
  public struct Step: Codable, Hashable, Sendable {
    /// Its label in seconds since 1970: the values are for this instant.
    public var time: Int?
    /// The measurements; least and greatest are of the step.
    public var main: OpenWeatherMapMain?
    /// The states of the sky; the first one counts.
    public var weather: [OpenWeatherMapSky]?
    /// The clouds.
    public var clouds: OpenWeatherMapCurrentResponse.Clouds?
    /// The wind.
    public var wind: OpenWeatherMapWind?
    /// Meters, at most 10 km; absent before 2020.
    public var visibility: Double?
    /// 0…1; absent before 2020.
    public var precipitationProbability: Double?
    /// Rain of the hours before the label.
    public var rain: OpenWeatherMapAmount?
    /// Snow of the hours before the label, in millimeters of water.
    public var snow: OpenWeatherMapAmount?
    /// Whether it is day or night.
    public var system: System?

    enum CodingKeys: String, CodingKey {
      case time = "dt"
      case main, weather, clouds, wind, visibility, rain, snow
      case precipitationProbability = "pop"
      case system = "sys"
    }

    /// Reads a step.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = container.instant(.time)
      main = try container.decodeIfPresent(OpenWeatherMapMain.self, forKey: .main)
      weather = try container.elements(of: OpenWeatherMapSky.self, .weather)
      clouds = try container.decodeIfPresent(
        OpenWeatherMapCurrentResponse.Clouds.self,
        forKey: .clouds
      )
      wind = try container.decodeIfPresent(OpenWeatherMapWind.self, forKey: .wind)
      visibility = container.number(.visibility)
      precipitationProbability = container.number(.precipitationProbability)
      rain = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .rain)
      snow = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .snow)
      system = try? container.decodeIfPresent(System.self, forKey: .system)
    }

    /// Whether a step is in the day or in the night.
    public struct System: Codable, Hashable, Sendable {
      /// `d` or `n`.
      public var partOfDay: String?

      enum CodingKeys: String, CodingKey { case partOfDay = "pod" }
    }
  }
}

/// The place of a forecast at OpenWeatherMap.
public struct OpenWeatherMapCity: Codable, Hashable, Sendable {
  /// The name; empty in the wilderness.
  public var name: String?
  /// Where it is.
  public var coordinate: OpenWeatherMapCoordinate?
  /// The ISO 3166-1 alpha-2 code of the country; empty in the wilderness.
  public var country: String?
  /// Seconds ahead of UTC; absent before 2019.
  public var utcOffset: Double?
  /// Today's, in seconds since 1970; 0 in polar day and in polar night.
  public var sunrise: Int?
  /// As `sunrise`.
  public var sunset: Int?

  enum CodingKeys: String, CodingKey {
    case name, country, sunrise, sunset
    case coordinate = "coord"
    case utcOffset = "timezone"
  }

  /// Reads a place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = container.text(.name)
    coordinate = try? container.decodeIfPresent(OpenWeatherMapCoordinate.self, forKey: .coordinate)
    country = container.text(.country)
    utcOffset = container.number(.utcOffset)
    sunrise = container.instant(.sunrise)
    sunset = container.instant(.sunset)
  }
}

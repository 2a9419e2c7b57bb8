/// The answer of OpenWeatherMap's current weather, `/data/2.5/weather`.
public struct OpenWeatherMapCurrentResponse: Codable, Hashable, Sendable {
  /// Where it was asked for.
  public var coordinate: OpenWeatherMapCoordinate?
  /// The states of the sky; the first one counts.
  public var weather: [OpenWeatherMapSky]?
  /// The measurements.
  public var main: OpenWeatherMapMain?
  /// Meters, at most 10 km since 2021.
  public var visibility: Double?
  /// The wind.
  public var wind: OpenWeatherMapWind?
  /// The clouds.
  public var clouds: Clouds?
  /// Rain; absent when there is none.
  public var rain: OpenWeatherMapAmount?
  /// Snow; absent when there is none.
  public var snow: OpenWeatherMapAmount?
  /// When it was measured, in seconds since 1970.
  public var time: Int?
  /// Country and sun.
  public var system: System?
  /// Seconds ahead of UTC; absent before 2019.
  public var utcOffset: Double?
  /// The name of the place; empty at sea and in the wilderness.
  public var name: String?

  enum CodingKeys: String, CodingKey {
    case coordinate = "coord"
    case weather, main, visibility, wind, clouds, rain, snow, name
    case time = "dt"
    case system = "sys"
    case utcOffset = "timezone"
  }

  /// Reads an answer.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    coordinate = try? container.decodeIfPresent(OpenWeatherMapCoordinate.self, forKey: .coordinate)
    weather = try container.elements(of: OpenWeatherMapSky.self, .weather)
    main = try container.decodeIfPresent(OpenWeatherMapMain.self, forKey: .main)
    visibility = container.number(.visibility)
    wind = try container.decodeIfPresent(OpenWeatherMapWind.self, forKey: .wind)
    clouds = try container.decodeIfPresent(Clouds.self, forKey: .clouds)
    rain = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .rain)
    snow = try container.decodeIfPresent(OpenWeatherMapAmount.self, forKey: .snow)
    time = container.instant(.time)
    system = try container.decodeIfPresent(System.self, forKey: .system)
    utcOffset = container.number(.utcOffset)
    name = container.text(.name)
  }

  /// How much of the sky is covered.
  public struct Clouds: Codable, Hashable, Sendable {
    /// Per cent.
    public var all: Double?

    enum CodingKeys: String, CodingKey { case all }

    /// Reads the clouds.
    public init(from decoder: any Decoder) throws {
      all = try decoder.container(keyedBy: CodingKeys.self).number(.all)
    }
  }

  /// Country and sun.
  public struct System: Codable, Hashable, Sendable {
    /// The ISO 3166-1 alpha-2 code; absent at sea and in Antarctica.
    public var country: String?
    /// Seconds since 1970; absent or 0 in polar day and in polar night.
    public var sunrise: Int?
    /// As `sunrise`.
    public var sunset: Int?

    enum CodingKeys: String, CodingKey { case country, sunrise, sunset }

    /// Reads country and sun.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      country = container.text(.country)
      sunrise = container.instant(.sunrise)
      sunset = container.instant(.sunset)
    }
  }
}

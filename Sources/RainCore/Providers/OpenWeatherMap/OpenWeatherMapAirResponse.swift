/// The answer of OpenWeatherMap's air pollution API, `/data/2.5/air_pollution`; of its forecast and of
/// its history too.
public struct OpenWeatherMapAirResponse: Decodable, Hashable, Sendable {
  /// Where it was asked for.
  public var coordinate: OpenWeatherMapCoordinate?
  /// The hours; one for the air now.
  public var list: [Entry]?

  enum CodingKeys: String, CodingKey {
    case coordinate = "coord"
    case list
  }

  /// Reads an answer; the documentation has the coordinate as an array, which no answer does.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    coordinate = try? container.decodeIfPresent(OpenWeatherMapCoordinate.self, forKey: .coordinate)
    list = try container.elements(of: Entry.self, .list)
  }

  /// The air at a time.
  public struct Entry: Decodable, Hashable, Sendable {
    /// Seconds since 1970.
    public var time: Int?
    /// 1…5; 0 where there is no index.
    public var index: Double?
    /// Micrograms per cubic meter by the keys of the API; `no` and `nh3` are not read.
    public var components: [AirPollutant: Double]

    enum CodingKeys: String, CodingKey {
      case time = "dt"
      case main, components
    }

    enum MainKeys: String, CodingKey { case index = "aqi" }

    enum ComponentKeys: String, CodingKey, CaseIterable {
      case fineParticles = "pm2_5"
      case particles = "pm10"
      case ozone = "o3"
      case nitrogenDioxide = "no2"
      case sulfurDioxide = "so2"
      case carbonMonoxide = "co"

      var pollutant: AirPollutant {
        switch self {
        case .fineParticles: .fineParticles
        case .particles: .particles
        case .ozone: .ozone
        case .nitrogenDioxide: .nitrogenDioxide
        case .sulfurDioxide: .sulfurDioxide
        case .carbonMonoxide: .carbonMonoxide
        }
      }
    }

    /// Reads the air at a time.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      time = container.instant(.time)
      index = (try? container.nestedContainer(keyedBy: MainKeys.self, forKey: .main))
        .flatMap { $0.number(.index) }
      let values = try? container.nestedContainer(keyedBy: ComponentKeys.self, forKey: .components)
      components = ComponentKeys.allCases.reduce(into: [:]) { components, key in
        components[key.pollutant] = values?.number(key)
      }
    }
  }
}

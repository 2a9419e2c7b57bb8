/// A provider of weather.
public enum ProviderID: String, CaseIterable, Hashable, Sendable, Codable {
  /// Open-Meteo, which needs no key.
  case openMeteo = "open-meteo"
  /// The Forecast API of Dark Sky, spoken by Pirate Weather.
  case forecast
  /// OpenWeatherMap.
  case openWeatherMap = "openweathermap"

  /// Finds a provider by its name or another name of it.
  public init?(name: String) {
    switch name {
    case "pirate-weather": self = .forecast
    default: self.init(rawValue: name)
    }
  }

  /// Whether it gives weather only to those who have a key.
  public var needsKey: Bool { self != .openMeteo }

  /// The name for people.
  public var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .forecast: "Pirate Weather"
    case .openWeatherMap: "OpenWeatherMap"
    }
  }

  /// The credit that the provider's terms ask for, or that fairness does.
  public var attribution: String {
    switch self {
    case .openMeteo: "Weather by Open-Meteo.com (https://open-meteo.com/), CC BY 4.0"
    case .forecast: "Forecast API, by Pirate Weather (https://pirateweather.net/)"
    case .openWeatherMap:
      "Weather data provided by OpenWeather (https://openweathermap.org/), CC BY-SA 4.0"
    }
  }
}

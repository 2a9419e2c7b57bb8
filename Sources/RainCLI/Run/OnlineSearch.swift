import RainArguments
import RainCore

/// The search for places on the network.
///
/// It is that of OpenWeatherMap when that is the provider and there is a key, else that of Open-Meteo.
/// Nothing is looked up before it is needed, least of all a key.
struct OnlineSearch: PlaceSearch {
  private let invocation: Invocation
  private let configuration: Configuration
  private let client: APIClient

  init(_ invocation: Invocation, _ configuration: Configuration, _ client: APIClient) {
    self.invocation = invocation
    self.configuration = configuration
    self.client = client
  }

  func places(for name: PlaceName) async throws(PlaceError) -> PlaceSearchResult {
    try await search().places(for: name)
  }

  private func search() throws(PlaceError) -> any PlaceSearch {
    if isOpenWeatherMap, let key = (try? configuration.key(of: .openWeatherMap)) ?? nil {
      let address = try address("openweathermap.url") ?? OpenWeatherMapProvider.defaultBaseAddress
      return OpenWeatherMapGeocoder(baseAddress: address, key: key, client: client)
    }
    let address = try address("geocoding.url") ?? OpenMeteoGeocoder.defaultBaseAddress
    let language = (try? LanguageChoice(invocation, configuration))?.language ?? .english
    return OpenMeteoGeocoder(
      baseAddress: address,
      language: language.rawValue,
      client: client
    )
  }

  private var isOpenWeatherMap: Bool {
    if let name = invocation.arguments.value(of: .provider) {
      return ProviderID(name: name) == .openWeatherMap
    }
    return (try? configuration.providers())?.first == .openWeatherMap
  }

  private func address(_ setting: String) throws(PlaceError) -> String? {
    do throws(Failure) {
      return try configuration.value(setting)
    } catch {
      throw .searchFailed(.badAddress(configuration.source(of: setting) ?? setting))
    }
  }
}

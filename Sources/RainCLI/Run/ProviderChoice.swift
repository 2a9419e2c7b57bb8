import RainCore

/// Makes the provider of a name from the settings.
///
/// A new provider is a new case here.
struct ProviderChoice: Sendable {
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  /// The provider, with its address and its key.
  func provider(_ id: ProviderID) throws(Failure) -> any WeatherProvider {
    try provider(id, key: try configuration.key(of: id))
  }

  /// The provider, with its address and the key of the caller.
  func provider(_ id: ProviderID, key: APIKey?) throws(Failure) -> any WeatherProvider {
    let address = try configuration.value("\(id.rawValue).url")
    switch id {
    case .openMeteo: return OpenMeteoProvider(baseAddress: address, key: key)
    case .forecast:
      return ForecastProvider(
        baseAddress: address ?? ForecastProvider.defaultBaseAddress,
        key: try needed(key, id)
      )
    case .openWeatherMap:
      return OpenWeatherMapProvider(
        baseAddress: address ?? OpenWeatherMapProvider.defaultBaseAddress,
        key: try needed(key, id),
        plan: try configuration.value("openweathermap.plan")
          .flatMap(OpenWeatherMapProvider.Plan.init(rawValue:)) ?? .free
      )
    }
  }

  private func needed(_ key: APIKey?, _ id: ProviderID) throws(Failure) -> APIKey {
    guard let key else { throw .provider(.keyMissing, id) }
    return key
  }
}

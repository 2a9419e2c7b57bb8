import RainCore

/// Makes the provider of a name from the settings.
///
/// A new provider is a new case here.
struct ProviderChoice: Sendable {
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  /// The provider, with its address and its key.
  func provider(
    _ id: ProviderID,
    about topic: AnswerTopic = .weather,
    in language: Language = .english
  ) throws(Failure) -> any WeatherProvider {
    let key = try configuration.key(of: id)
    return topic == .air ? try airProvider(id, key: key) : try provider(id, key: key, in: language)
  }

  /// Who is asked about the air where a provider is in use for the weather.
  ///
  /// - Parameters:
  ///   - id: Who answers for the air.
  ///   - key: The key of the account there.
  /// - Returns: The provider, whose reports are about the air alone.
  /// - Throws: `Failure` when settings can't be used, or a key is missing.
  func airProvider(_ id: ProviderID, key: APIKey?) throws(Failure) -> any WeatherProvider {
    let address = try configuration.address(of: id, about: .air)
    switch id {
    case .openMeteo, .forecast: return OpenMeteoAirProvider(baseAddress: address, key: key)
    case .openWeatherMap:
      return OpenWeatherMapAirProvider(
        baseAddress: address ?? OpenWeatherMapProvider.defaultBaseAddress,
        key: try needed(key, id, .air)
      )
    }
  }

  /// The provider, with its address and the key of the caller.
  ///
  /// - Parameters:
  ///   - id: Who.
  ///   - key: The key of the account.
  ///   - language: The language of the texts that are shown. Only OpenWeatherMap has such: the names
  ///     of the places at coordinates. The other two have texts only that rain words itself, and
  ///     warnings, which stay in the language of their issuer.
  /// - Returns: The provider.
  /// - Throws: `Failure` when settings can't be used, or a key is missing.
  func provider(
    _ id: ProviderID,
    key: APIKey?,
    in language: Language = .english
  ) throws(Failure) -> any WeatherProvider {
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
          .flatMap(OpenWeatherMapProvider.Plan.init(rawValue:)) ?? .free,
        language: Self.openWeatherMapCode(of: language)
      )
    }
  }

  private static func openWeatherMapCode(of language: Language) -> String? {
    switch language {
    case .english: nil
    case .chinese: "zh_cn"
    case .german, .spanish, .french, .dutch, .russian, .japanese: language.rawValue
    }
  }

  private func needed(
    _ key: APIKey?,
    _ id: ProviderID,
    _ topic: AnswerTopic = .weather
  ) throws(Failure) -> APIKey {
    guard let key else { throw .provider(.keyMissing, id, topic) }
    return key
  }
}

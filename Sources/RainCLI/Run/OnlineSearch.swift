import RainArguments
import RainCore

/// The search for places on the network, and what it has found before.
///
/// It is that of OpenWeatherMap when that is the provider and there is a key, else that of Open-Meteo.
/// Nothing is looked up before it is needed, least of all a key. Of what is kept nobody is asked
/// again, and offline nothing else is looked at.
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
    let service = try service()
    let search = KeptPlaces.Search(for: name, at: service.address, language: language.rawValue)
    let now = invocation.dependencies.now()
    let kept = invocation.keptPlaces.finding(of: search, now: now)
    if invocation.arguments.isSet(.offline) {
      return kept?.result ?? PlaceSearchResult(candidates: [])
    }
    if let kept, kept.holds { return kept.result }
    do throws(PlaceError) {
      let result = try await asked(name, service)
      // What can't be kept is asked again.
      try? invocation.keptPlaces.keep(result, of: search, now: now)
      return result
    } catch {
      // An old finding is better than none.
      if let kept { return kept.result }
      throw error
    }
  }

  /// Asks, unless the service failed a moment ago.
  private func asked(
    _ name: PlaceName,
    _ service: Service
  ) async throws(PlaceError) -> PlaceSearchResult {
    let now = invocation.dependencies.now()
    let failures = PastFailures(
      memory: invocation.failureMemory,
      source: .placeSearch,
      question: ([name.text] + name.narrowing).joined(separator: "\n"),
      access: service.access,
      now: now
    )
    if let previous = failures.holding, !invocation.arguments.isSet(.refresh) {
      let again = previous.until - now
      throw .searchFailed(
        previous.error.waiting(again),
        remembered: PlaceError.Remembered(ago: now - previous.asked, again: again)
      )
    }
    do throws(PlaceError) {
      let result = try await search(service).places(for: name)
      failures.forget()
      return result
    } catch {
      if case .searchFailed(let reason, _, _) = error {
        failures.remember(reason, reaching: reason.reach)
      }
      throw error
    }
  }

  /// Who searches.
  private struct Service {
    let address: String
    /// All that it depends on whether the service answers; not for anybody's eyes.
    let access: String
    var isOpenWeatherMap = false
  }

  /// Who would search; a command that tells a key is not run for that.
  private func service() throws(PlaceError) -> Service {
    if isOpenWeatherMap, ((try? configuration.keySource(of: .openWeatherMap)) ?? nil) != nil {
      let address = try address("openweathermap.url") ?? OpenWeatherMapProvider.defaultBaseAddress
      let access = (try? configuration.access(to: .openWeatherMap)) ?? address
      return Service(address: address, access: access, isOpenWeatherMap: true)
    }
    let address = try address("geocoding.url") ?? OpenMeteoGeocoder.defaultBaseAddress
    return Service(address: address, access: configuration.access(toServiceAt: address))
  }

  private func search(_ service: Service) throws(PlaceError) -> any PlaceSearch {
    if service.isOpenWeatherMap {
      guard let key = (try? configuration.key(of: .openWeatherMap)) ?? nil else {
        throw .searchFailed(.keyMissing)
      }
      return OpenWeatherMapGeocoder(baseAddress: service.address, key: key, client: client)
    }
    return OpenMeteoGeocoder(
      baseAddress: service.address,
      language: language.rawValue,
      client: client
    )
  }

  private var language: Language {
    (try? LanguageChoice(invocation, configuration))?.language ?? .english
  }

  private var isOpenWeatherMap: Bool {
    (try? configuration.providers())?.first == .openWeatherMap
  }

  private func address(_ setting: String) throws(PlaceError) -> String? {
    do throws(Failure) {
      return try configuration.value(setting)
    } catch {
      throw .searchFailed(.badAddress(configuration.source(of: setting) ?? setting))
    }
  }
}

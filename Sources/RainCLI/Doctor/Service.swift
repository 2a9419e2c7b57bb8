import RainCore

/// A service that rain asks, with a base address of its own.
///
/// A new service is a new case here.
enum Service: Hashable, Sendable {
  case provider(ProviderID)
  /// The search for places.
  case geocoding
  /// Open-Meteo's air quality API, which answers for the Forecast API too.
  case airQuality
  /// The service that tells where the user is.
  case locate

  static let all = ProviderID.allCases.map(Service.provider) + [.geocoding, .airQuality, .locate]

  /// The name, as it stands in the keys of its settings.
  var name: String {
    switch self {
    case .provider(let provider): provider.rawValue
    case .geocoding: "geocoding"
    case .airQuality: "air-quality"
    case .locate: "locate"
    }
  }

  /// The setting of its base address.
  var addressSetting: String { "\(name).url" }

  /// The requests that show whether it works.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - key: The user's key; `nil` when there is none.
  /// - Returns: The requests; none where nothing can be asked without a key.
  /// - Throws: `Failure` when no request can be made with these settings.
  func probes(_ configuration: Configuration, key: APIKey?) throws(Failure) -> [ServiceProbe] {
    switch self {
    case .provider(let id):
      guard key != nil || !id.needsKey else { return [] }
      let provider = try ProviderChoice(configuration).provider(id, key: key)
      do throws(ProviderError) {
        return try provider.probes()
      } catch {
        throw .provider(error, id)
      }
    case .geocoding:
      let address = try configuration.value(addressSetting)
      do throws(ProviderError) {
        let standard = OpenMeteoGeocoder.defaultBaseAddress
        return [try OpenMeteoGeocoder.probe(baseAddress: address ?? standard)]
      } catch {
        throw .place(.searchFailed(error))
      }
    case .airQuality:
      let provider = try ProviderChoice(configuration).airProvider(.openMeteo, key: key)
      do throws(ProviderError) {
        return try provider.probes()
      } catch {
        throw .provider(error, .openMeteo, .air)
      }
    case .locate:
      // Without consent nobody learns the user's address, not even for a check.
      guard try configuration.value("locate") == "always" else { return [] }
      do throws(ProviderError) {
        return [try IPLocator.probe(baseAddress: try? configuration.value(addressSetting))]
      } catch {
        throw .notLocated(error, guess: nil)
      }
    }
  }
}

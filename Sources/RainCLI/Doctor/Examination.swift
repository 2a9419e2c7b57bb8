import RainArguments
import RainCore

/// What the check-up has gathered before it judges: the settings as far as they can be read, the
/// keys, and what the services answered.
struct Examination: Sendable {
  let invocation: Invocation
  /// The settings; the defaults where the file can't be read.
  let configuration: Configuration
  let look: Look
  /// The providers to ask, in order of preference.
  let providersInUse: [ProviderID]
  let keys: [ProviderID: ProviderKey]
  /// Why a service could not even be asked.
  let obstacles: [Service: Failure]
  /// What came of asking, all at once; empty with `--offline`.
  let visits: [Visit]

  /// Gathers.
  init(_ invocation: Invocation) async throws(Failure) {
    let configuration = Self.configuration(invocation)
    self.invocation = invocation
    self.configuration = configuration
    look = try Look(invocation, configuration)
    let used = Self.providersInUse(configuration)
    providersInUse = used
    let keys = Dictionary(
      uniqueKeysWithValues: ProviderID.allCases.map { provider in
        (provider, ProviderKey(of: provider, in: configuration))
      }
    )
    self.keys = keys

    let (probes, obstacles) = Self.probes(used, keys, configuration)
    self.obstacles = obstacles
    if invocation.arguments.isSet(.offline) {
      visits = []
    } else {
      let deadline = try ReportSource(invocation, configuration).deadline()
      let client = APIClient(
        transport: invocation.showingProgress(of: invocation.transport),
        deadline: deadline,
        now: invocation.dependencies.now
      )
      visits = await Visit.all(probes, using: client)
    }
  }

  var environment: [String: String] { invocation.dependencies.environment }

  /// Whether nothing may be asked.
  var isOffline: Bool { invocation.arguments.isSet(.offline) }

  /// Whether rain goes without a service only at the cost of something that is in use.
  func isInUse(_ service: Service) -> Bool {
    switch service {
    case .provider(let provider): providersInUse.contains(provider)
    case .geocoding: true
    // The weather does without.
    case .airQuality: false
    // A place can be named instead.
    case .locate: false
    }
  }

  /// What came of asking a service about its address and the key; `nil` when it was not asked.
  func visit(to service: Service) -> Visit? {
    visits.first { $0.service == service && $0.plan == nil }
  }

  /// Advice that helps: a setting need not be changed where a variable goes first.
  func applicable(_ advice: [String]) -> [String] {
    advice.map { step in
      FailureReport.applicable(step) { key in
        configuration.source(of: key).flatMap { $0 == key ? nil : $0 }
      }
    }
  }

  /// What to ask of the services that are in use or set up, and why some can't be asked.
  private static func probes(
    _ used: [ProviderID],
    _ keys: [ProviderID: ProviderKey],
    _ configuration: Configuration
  ) -> ([(service: Service, probe: ServiceProbe)], obstacles: [Service: Failure]) {
    var probes: [(service: Service, probe: ServiceProbe)] = []
    var obstacles: [Service: Failure] = [:]
    for service in Service.all {
      var key: APIKey?
      let isAddressSet = configuration.source(of: service.addressSetting) != nil
      switch service {
      case .provider(let provider):
        key = keys[provider]?.value
        guard key != nil || isAddressSet || used.contains(provider) else { continue }
      case .airQuality:
        key = keys[.openMeteo]?.value
        let isResponsible = used.contains { $0.responsible(for: .air) == .openMeteo }
        guard isAddressSet || isResponsible else { continue }
      case .geocoding, .locate: break
      }
      do throws(Failure) {
        probes += try service.probes(configuration, key: key).map { (service, $0) }
      } catch {
        obstacles[service] = error
      }
    }
    return (probes, obstacles)
  }

  private static func configuration(_ invocation: Invocation) -> Configuration {
    do throws(Failure) {
      return try Configuration(invocation)
    } catch {
      // The check of the files tells.
      return Configuration(invocation, settings: [:])
    }
  }

  private static func providersInUse(_ configuration: Configuration) -> [ProviderID] {
    do throws(Failure) {
      return try configuration.providers()
    } catch {
      // The check of the variables tells.
      return [.openMeteo]
    }
  }
}

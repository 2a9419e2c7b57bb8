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

    var probes: [(service: Service, probe: ServiceProbe)] = []
    var obstacles: [Service: Failure] = [:]
    for service in Service.all {
      var key: APIKey?
      if case .provider(let provider) = service {
        key = keys[provider]?.value
        let isSetUp = key != nil || configuration.source(of: service.addressSetting) != nil
        guard isSetUp || used.contains(provider) else { continue }
      }
      do throws(Failure) {
        probes += try service.probes(configuration, key: key).map { (service, $0) }
      } catch {
        obstacles[service] = error
      }
    }
    self.obstacles = obstacles
    if invocation.arguments.isSet(.offline) {
      visits = []
    } else {
      let deadline = try ReportSource(invocation, configuration).deadline()
      let client = APIClient(transport: invocation.transport, deadline: deadline)
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
    }
  }

  /// What came of asking a service: first about the address and the key, then about the plan.
  func visits(to service: Service) -> [Visit] { visits.filter { $0.service == service } }

  /// A path as people write it, with `~` for the home folder.
  func shownPath(_ path: String) -> String {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? invocation.dependencies.home
    guard var home else { return path }
    while home.hasSuffix("/") { home.removeLast() }
    guard !home.isEmpty, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// A path as the shell takes it.
  func shellPath(_ path: String) -> String {
    let shown = shownPath(path)
    let isPlain = shown.utf8.allSatisfy { byte in
      switch byte {
      case 0x2B...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E, 0x80...: true
      default: false
      }
    }
    return isPlain ? shown : "'\(path.replacing("'", with: #"'\''"#))'"
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

import RainArguments
import RainCore

/// What the user has chosen for longer than one run: environment over files over defaults.
struct Configuration: Sendable {
  private let environment: [String: String]
  private let settings: [String: String]
  private let invocation: Invocation

  /// Reads the settings.
  init(_ invocation: Invocation) throws(Failure) {
    self.init(
      invocation,
      settings: try invocation.stored { () throws(StoreError) in try invocation.settings.load() }
    )
  }

  /// Takes settings as if they stood in the file.
  init(_ invocation: Invocation, settings: [String: String]) {
    self.invocation = invocation
    environment = invocation.dependencies.environment
    self.settings = settings
  }

  /// The value of a setting; `nil` when neither the environment nor the file has one.
  func value(_ key: String) throws(Failure) -> String? {
    guard Self.canStandInEnvironment(key),
      let text = environment[Self.variable(key)], !text.isEmpty
    else { return settings[key] }
    do throws(StoreError) {
      return try Setting.named(key).normalized(text)
    } catch {
      throw .environment(variable: Self.variable(key), error)
    }
  }

  /// The value of an option, else of the setting that it stands for.
  func value(_ key: String, overriddenBy option: String?) throws(Failure) -> String? {
    if let option { return option }
    return try value(key)
  }

  /// The key of a provider: from the environment, from the file of keys, or from the command that
  /// tells it; `nil` when there is none.
  func key(of provider: ProviderID) throws(Failure) -> APIKey? {
    let setting = "\(provider.rawValue).key"
    let variable = Self.variable(setting)
    if let text = environment[variable], !text.isEmpty {
      guard let key = APIKey(text) else {
        throw .environment(variable: variable, .invalidAPIKey(key: setting))
      }
      return key
    }
    let credentials = invocation.credentials
    if let key = try invocation.stored({ () throws(StoreError) in try credentials.load() })[setting]
    {
      return key
    }
    guard let command = settings["\(setting)-command"] else { return nil }
    let result = invocation.dependencies.runCommand(command, try time())
    if result == .timedOut { throw .keyCommandTimedOut(setting: "\(setting)-command") }
    guard case .line(let line) = result, let key = APIKey(line) else {
      throw .keyCommand(setting: "\(setting)-command")
    }
    return key
  }

  /// How long the network part of a run may take, which commands that tell a key are a part of.
  func time() throws(Failure) -> Duration {
    let text = try value("timeout", overriddenBy: invocation.arguments.value(of: .timeout))
    return .seconds(text.flatMap(Double.init) ?? invocation.dependencies.patience)
  }

  /// Where the value of a setting comes from: a variable, or the setting itself; `nil` when nothing is
  /// set.
  func source(of key: String) -> String? {
    let variable = variables.first { $0.setting.key == key }?.variable
    return variable ?? (settings[key] == nil ? nil : key)
  }

  /// The variables of the environment that stand for settings, in the order of the settings.
  var variables: [(variable: String, setting: Setting)] {
    Self.possibleVariables.filter { environment[$0.variable]?.isEmpty == false }
  }

  /// The variables that can stand for settings, in the order of the settings.
  static let possibleVariables: [(variable: String, setting: Setting)] =
    Setting.all.filter { $0.isAPIKey || canStandInEnvironment($0.key) }
    .map { (variable($0.key), $0) }

  /// All that it depends on whether a provider answers.
  ///
  /// It holds the key, so it is not for anybody's eyes. A command that tells the key is not run.
  func access(
    to provider: ProviderID,
    about topic: AnswerTopic = .weather
  ) throws(Failure) -> String {
    let setting = "\(provider.rawValue).key"
    let credentials = invocation.credentials
    var key = keyInEnvironment(setting)
    if key == nil {
      key = try invocation.stored { () throws(StoreError) in try credentials.load() }[setting]
    }
    let plan = provider == .openWeatherMap ? try value("openweathermap.plan") : nil
    let address = try address(of: provider, about: topic)
    // One API of a provider may fail while another one answers.
    let own = topic == .weather ? [] : [topic.rawValue]
    return ([address, plan, key?.value, settings["\(setting)-command"]] + own + proxies)
      .map { $0 ?? "" }
      .joined(separator: "\n")
  }

  /// All that it depends on whether a service that takes no key answers.
  func access(toServiceAt address: String?) -> String {
    ([address] + proxies).compactMap(\.self).joined(separator: "\n")
  }

  /// The proxies that requests may go through.
  private var proxies: [String] {
    ProxyVariables(environment).all.map { "\($0.name)=\($0.value)" }
  }

  /// The base address that is set for what a provider tells about a topic; `nil` for its own.
  func address(of provider: ProviderID, about topic: AnswerTopic) throws(Failure) -> String? {
    switch (provider, topic) {
    case (.openMeteo, .air): try value("air-quality.url")
    case (_, .air), (_, .weather): try value("\(provider.rawValue).url")
    }
  }

  /// The key that a variable of the environment has for a setting; `nil` when there is none.
  func keyInEnvironment(_ setting: String) -> APIKey? {
    environment[Self.variable(setting)].flatMap(APIKey.init)
  }

  /// Where a key comes from, without asking for it; `nil` when there is none.
  func keySource(of provider: ProviderID) throws(Failure) -> String? {
    let setting = "\(provider.rawValue).key"
    if environment[Self.variable(setting)]?.isEmpty == false { return Self.variable(setting) }
    let credentials = invocation.credentials
    if try invocation.stored({ () throws(StoreError) in try credentials.load() })[setting] != nil {
      return "credentials.json"
    }
    return settings["\(setting)-command"] == nil ? nil : "\(setting)-command"
  }

  /// The providers to ask, in order of preference: the one of this run alone, else those of the
  /// settings.
  func providers() throws(Failure) -> [ProviderID] {
    if let named = invocation.arguments.value(of: .provider).flatMap(ProviderID.init(name:)) {
      return [named]
    }
    let names = try value("provider")?.split(separator: ",").map(String.init) ?? []
    let providers = names.compactMap(ProviderID.init(name:))
    return providers.isEmpty ? [.openMeteo] : providers
  }

  /// The variable whose value counts instead of a setting's; `nil` when there is none.
  static func variableInForce(_ key: String, _ environment: [String: String]) -> String? {
    possibleVariables.first { $0.setting.key == key && environment[$0.variable]?.isEmpty == false }?
      .variable
  }

  private static func canStandInEnvironment(_ key: String) -> Bool {
    key == "provider" || key.hasSuffix(".url")
  }

  /// The variable that stands for a setting: `RAIN_OPEN_METEO_URL` for `open-meteo.url`.
  private static func variable(_ key: String) -> String {
    "RAIN_" + key.uppercased().map { $0 == "." || $0 == "-" ? "_" : String($0) }.joined()
  }
}

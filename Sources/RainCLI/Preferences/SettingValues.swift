import RainCore
import RainTerminal

/// The settings as people see them: what is set, what holds otherwise, and keys only as masks.
struct SettingValues: Sendable {
  private let configuration: Configuration
  private let keys: [String: APIKey]

  /// Reads both files.
  init(_ invocation: Invocation) throws(Failure) {
    configuration = try Configuration(invocation)
    let credentials = invocation.credentials
    keys = try invocation.stored { () throws(StoreError) in try credentials.load() }
  }

  /// What a setting is set to, by the environment or by the file; `nil` when it is not set.
  func value(of setting: Setting) throws(Failure) -> String? {
    guard setting.isAPIKey else {
      return try configuration.value(setting.key).map(CleanText.line)
    }
    return (configuration.keyInEnvironment(setting.key) ?? keys[setting.key])?.mask
  }

  /// Every setting with what it is set to, or the fixed default that holds; `nil` for neither.
  func all() throws(Failure) -> [(key: String, value: String?)] {
    var values: [(key: String, value: String?)] = []
    for setting in Setting.all {
      var value = try value(of: setting)
      if case .value(let standard) = setting.standard { value = value ?? standard }
      values.append((setting.key, value))
    }
    return values
  }

  /// The settings as a table: key, value, and what it is for.
  func lines(_ look: Look) throws(Failure) -> [StyledText] {
    var table = Table([
      Table.Column(""),
      Table.Column("", minimumWidth: 10),
      Table.Column("", weight: 1, minimumWidth: 32),
    ])
    for setting in Setting.all {
      let value = try value(of: setting)
      table.add([
        StyledText(setting.key),
        value.map { StyledText($0, .bold) } ?? StyledText(Self.standard(of: setting), .dim),
        StyledText(setting.summary, .dim),
      ])
    }
    return table.lines(width: look.width, mark: look.mark)
  }

  /// What holds when a setting is not set, in words.
  static func standard(of setting: Setting) -> String {
    switch setting.standard {
    case .value(let value): value
    case .region: "by region"
    case .locale: "by locale"
    case .units: "by units"
    case .none: "not set"
    }
  }
}

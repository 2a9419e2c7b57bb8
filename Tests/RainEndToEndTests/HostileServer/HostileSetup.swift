import Testing

/// How the program is run against a server: which provider, and with what.
struct HostileSetup: CustomTestStringConvertible, Sendable {
  /// What is special about a run.
  enum Mode: String, Sendable {
    case plain
    case verbose
    /// An older answer is there.
    case kept = "an answer is kept"
    case keptAsJSON = "an answer is kept, as JSON"
    case waybar = "for Waybar"
    case keptForWaybar = "an answer is kept, for Waybar"
    case tmux = "for tmux"
  }

  let provider: String
  let mode: Mode

  var testDescription: String { "\(provider), \(mode.rawValue)" }

  var hasKeptAnswer: Bool { [.kept, .keptAsJSON, .keptForWaybar].contains(mode) }

  /// Whether an object for Waybar must come, whatever happens.
  var isForWaybar: Bool { mode == .waybar || mode == .keptForWaybar }

  /// The arguments of a run that asks whatever is kept and whatever failed before.
  var arguments: [String] {
    let mode: [String] =
      switch mode {
      case .plain, .kept: []
      case .verbose: ["--verbose"]
      case .keptAsJSON: ["--json"]
      case .waybar, .keptForWaybar: ["--waybar"]
      case .tmux: ["--format", "tmux"]
      }
    return ["now", "--refresh", "--provider", provider] + mode
  }

  /// Every provider, every mode, but not each with each.
  static let all =
    few + [
      HostileSetup(provider: "forecast", mode: .kept),
      HostileSetup(provider: "openweathermap", mode: .plain),
      HostileSetup(provider: "open-meteo", mode: .keptForWaybar),
    ]

  /// Every provider, with and without a kept answer: for what is about the answer itself.
  static let few = [
    HostileSetup(provider: "open-meteo", mode: .plain),
    HostileSetup(provider: "forecast", mode: .verbose),
    HostileSetup(provider: "openweathermap", mode: .keptAsJSON),
    HostileSetup(provider: "forecast", mode: .waybar),
    HostileSetup(provider: "openweathermap", mode: .tmux),
  ]
}

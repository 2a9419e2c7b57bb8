import RainCore

/// The words around official warnings; their own text is their issuer's.
extension Words {
  /// How serious a warning is.
  func name(of severity: WeatherAlert.Severity) -> String {
    switch severity {
    case .advisory: "Advisory (be aware)"
    case .watch: "Watch (be prepared)"
    case .warning: "Warning (act now)"
    case .minor: "Minor"
    case .moderate: "Moderate"
    case .severe: "Severe"
    case .extreme: "Extreme"
    }
  }

  /// The headline of a warning that has none.
  var untitledAlert: String { "Warning" }

  /// Since when a warning holds, or from when on it will.
  func alertStart(_ time: String, isPast: Bool) -> String { "\(isPast ? "since" : "from") \(time)" }

  /// Until when a warning holds.
  func alertEnd(_ time: String) -> String { "until \(time)" }

  /// The regions that a warning is for.
  func alertRegions(_ names: [String]) -> String { "For \(names.joined(separator: ", "))" }

  /// Who issued a warning.
  func alertIssuer(_ name: String) -> String { "Issued by \(name)" }

  /// That there are no warnings.
  var noAlerts: String { "No official warnings are in force." }

  /// That nobody can tell whether there are warnings.
  func alertsUnknown(to provider: ProviderID) -> String {
    "\(provider.title) does not tell of official warnings."
  }
}

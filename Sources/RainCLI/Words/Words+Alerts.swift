import RainCore

/// The words around official warnings; their own text is their issuer's.
extension Words {
  /// How serious a warning is.
  func name(of severity: WeatherAlert.Severity) -> String {
    switch severity {
    case .advisory: self[.advisory]
    case .watch: self[.watch]
    case .warning: self[.warningSeverity]
    case .minor: self[.minor]
    case .moderate: self[.moderate]
    case .severe: self[.severe]
    case .extreme: self[.extreme]
    }
  }
}

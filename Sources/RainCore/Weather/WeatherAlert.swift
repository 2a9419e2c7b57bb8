/// An official warning.
public struct WeatherAlert: Hashable, Sendable {
  /// The headline, in the issuer's language.
  public var title: String
  /// Who issued it; `nil` when the provider does not tell.
  public var issuer: String?
  /// How serious it is; `nil` when unknown.
  public var severity: Severity?
  /// From when it holds; `nil` when unknown.
  public var starts: LocalTime?
  /// Until when it holds; `nil` when it is open.
  public var ends: LocalTime?
  /// The regions it is for; empty when the provider names none.
  public var regions: [String]
  /// The issuer's text, possibly of several lines; `nil` when there is none.
  public var description: String?
  /// Where to read more; `nil` when the provider names no page.
  public var url: String?

  /// Creates an alert of which only the headline is known.
  public init(title: String) {
    self.title = title
    regions = []
  }

  /// How serious a warning is: the words of Dark Sky, then those of the Common Alerting Protocol.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Dark Sky: be aware.
    case advisory
    /// Dark Sky: be prepared.
    case watch
    /// Dark Sky: act now.
    case warning
    /// CAP: minimal threat to life or property.
    case minor
    /// CAP: possible threat.
    case moderate
    /// CAP: significant threat.
    case severe
    /// CAP: extraordinary threat.
    case extreme
  }
}

extension WeatherReport {
  /// The official warnings that are not over, those to come too; `nil` when nobody can tell.
  public var alertsInForce: [WeatherAlert]? {
    alerts?.filter { alert in alert.ends.map { now < $0 } ?? true }
  }
}

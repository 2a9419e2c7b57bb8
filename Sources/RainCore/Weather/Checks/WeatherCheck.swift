/// A question about the weather that has yes or no for an answer.
public struct WeatherCheck: Hashable, Sendable {
  /// What is asked about.
  public var subject: Subject

  /// How far ahead it is asked about, in seconds; 0 for now alone.
  public var within: Int

  /// What is asked about.
  public enum Subject: Hashable, Sendable {
    /// Whether rain falls: drops, also freezing or mixed with ice, and what nobody names.
    case rain(Amount)
    /// Whether snow falls, also sleet and mixed with rain.
    case snow(Amount)
    /// Whether an official warning is in force.
    case alert
    /// Whether the temperature of the air passes a limit.
    case temperature(Limit<Temperature>)
    /// Whether the mean wind passes a limit.
    case wind(Limit<Speed>)
  }

  /// How much of what falls counts.
  public enum Amount: Hashable, Sendable {
    /// What people notice: at least 0.1 mm/h, not less likely than 25 %.
    case noticeable
    /// More than so much, not less likely than 25 %.
    case intensity(above: PrecipitationIntensity)
    /// Whatever is more likely than that.
    case chance(above: Fraction)
  }

  /// A limit, which itself does not pass.
  public enum Limit<Value: Hashable & Comparable & Sendable>: Hashable, Sendable {
    /// More than that passes.
    case above(Value)
    /// Less than that passes.
    case below(Value)
  }

  /// What came out.
  public enum Verdict: Hashable, Sendable {
    /// It holds, from `time` on at the earliest, which is the present when it holds now; `value` is
    /// the one at that time.
    case holds(at: LocalTime, value: Value?)
    /// It does not hold before `until`; `value` is the one that comes nearest to it.
    case doesNotHold(until: LocalTime, value: Value?)
    /// The report does not tell all that it takes to say no.
    case unknown
  }

  /// A value that decided.
  public enum Value: Hashable, Sendable {
    /// A temperature of the air.
    case temperature(Temperature)
    /// A mean speed of the wind.
    case speed(Speed)
    /// A probability of precipitation.
    case chance(Fraction)
    /// How fast precipitation falls.
    case intensity(PrecipitationIntensity)
    /// A warning in force, or to come.
    case alert(WeatherAlert)
  }

  /// Creates a check.
  public init(_ subject: Subject, within: Int) {
    self.subject = subject
    self.within = within
  }

  /// Answers by a report, from its present on.
  public func verdict(on report: WeatherReport) -> Verdict {
    let end = report.now.adding(seconds: max(0, within))
    switch subject {
    case .alert: return alertVerdict(on: report, until: end)
    case .rain(let amount):
      let falls = PrecipitationMoments(report: report, kind: .rain, amount: amount)
      return Moment.verdict(falls.moments(until: end), from: report.now, until: end)
    case .snow(let amount):
      let falls = PrecipitationMoments(report: report, kind: .snow, amount: amount)
      return Moment.verdict(falls.moments(until: end), from: report.now, until: end)
    case .temperature(let limit):
      let moments = Moment.moments(of: report, limit, \.temperature) { .temperature($0) }
      return Moment.verdict(moments, from: report.now, until: end)
    case .wind(let limit):
      let moments = Moment.moments(of: report, limit, \.windSpeed) { .speed($0) }
      return Moment.verdict(moments, from: report.now, until: end)
    }
  }

  private func alertVerdict(on report: WeatherReport, until end: LocalTime) -> Verdict {
    guard let alerts = report.alertsInForce else { return .unknown }
    let first = alerts.filter { ($0.starts ?? report.now) <= end }
      .min { ($0.starts ?? report.now) < ($1.starts ?? report.now) }
    guard let first else { return .doesNotHold(until: end, value: nil) }
    return .holds(at: max(report.now, first.starts ?? report.now), value: .alert(first))
  }
}

extension WeatherCheck.Limit {
  /// Whether a value passes.
  func isPassed(by value: Value) -> Bool {
    switch self {
    case .above(let limit): value > limit
    case .below(let limit): value < limit
    }
  }
}

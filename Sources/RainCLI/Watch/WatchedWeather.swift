import RainCore

/// The weather that is watched: the last report, and why there is no newer one.
struct WatchedWeather: Sendable {
  /// The last report, as it was when it came; `nil` when none has come yet.
  private(set) var report: WeatherReport?
  /// Why there is no newer one; `nil` when nothing is wrong.
  private(set) var problem: Failure?
  /// Whether the report was recorded: then its own time is the present.
  private(set) var isRecorded = false

  /// Takes an answer, unless it is older than the report.
  mutating func take(_ answer: ReportSource.Answer) {
    var report = answer.report
    problem = nil
    for case .older(_, let error) in report.notes {
      problem = .provider(error, report.provenance.provider)
    }
    // Its age is shown as it grows, and the reason beside it.
    report.notes.removeAll { note in
      switch note {
      case .older, .beingRenewed: true
      default: false
      }
    }
    isRecorded = answer.isRecorded
    if let known = self.report, !answer.isRecorded,
      known.provenance.fetched > report.provenance.fetched
    {
      return
    }
    self.report = report
  }

  /// Takes a kept answer that is newer than the report, as of another run; of another one what is
  /// kept about the air.
  ///
  /// - Parameter kept: The answer.
  /// - Returns: Whether it is newer.
  mutating func take(newer kept: WeatherReport) -> Bool {
    report?.air = kept.air
    if let report, report.provenance.fetched >= kept.provenance.fetched { return false }
    report = kept
    problem = nil
    return true
  }

  /// Takes why there is no answer.
  mutating func take(_ failure: Failure) { problem = failure }

  /// The report as it is to be read at an instant: hours that are over are past, and of an answer
  /// that is too old the hour in progress is the present.
  func report(at now: Int, _ freshness: Freshness) -> WeatherReport? {
    guard var report, !isRecorded else { return report }
    report.now = report.clock.time(at: now)
    report.notes.removeAll { $0 == .hourAsCurrent }
    return freshness.shown(report, now: now)
  }
}

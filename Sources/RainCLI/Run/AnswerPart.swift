import RainCore

/// A part of an answer that a command is about, and that not every provider can tell.
enum AnswerPart: Hashable, Sendable {
  /// What falls in the coming hour.
  case nextHour
  /// The official warnings.
  case alerts
  /// What is in the air.
  case airQuality
  /// The hours.
  case hours
  /// The days.
  case days

  /// Makes sure that an answer has the part.
  ///
  /// A recorded answer is shown as it is; an empty part is one.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - place: The place as it was typed; `nil` for the selected one.
  /// - Throws: Why the part is missing, and who else has failed.
  func require(in answer: ReportSource.Answer, about place: String?) throws(Failure) {
    let report = answer.report
    guard !answer.isRecorded, isMissing(in: report) else { return }
    let provider = report.provenance.provider
    if self == .hours || self == .days {
      // An answer without them has none; it is the request that may have failed.
      for case .forecastFailed(let error) in report.notes { throw .provider(error, provider) }
      return
    }
    // The minutes of an old answer were there, but are over.
    let isOld =
      report.notes.contains(.hourAsCurrent) || answer.isStale && report.current == nil
    guard self == .nextHour, isOld else {
      let failure = Failure.cannotTell(self, provider, place: place)
      let others = report.notes.compactMap { note -> ProviderTrouble? in
        if case .insteadOf(let failed, let error) = note { .init(failed, error) } else { nil }
      }
      throw others.isEmpty ? failure : .also(others, failure)
    }
    for case .older(_, let error) in report.notes { throw .provider(error, provider) }
    throw .keptTooOld(self, provider)
  }

  private func isMissing(in report: WeatherReport) -> Bool {
    switch self {
    case .nextHour: report.minutely == nil
    case .alerts: report.alerts == nil
    // One of which every value is absent is shown with its gaps.
    case .airQuality: report.air == nil
    case .hours: report.hourly == nil
    case .days: report.daily == nil
    }
  }
}

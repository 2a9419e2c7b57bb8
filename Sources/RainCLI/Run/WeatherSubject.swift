import RainCore

/// What a command shows of a report, in whatever form.
enum WeatherSubject: Sendable {
  case now
  /// The hours, chosen when the report is there.
  case hours(@Sendable (WeatherReport) -> HourChoice)
  /// So many days; `nil` for all.
  case days(Int?)
  /// The steps of the next hour.
  case steps
  case alerts
  case air

  /// What is asked about.
  var topic: AnswerTopic { if case .air = self { .air } else { .weather } }

  /// Whether it is about the weather now.
  var isAboutPresent: Bool { if case .now = self { true } else { false } }

  /// The rows, each of which is a line of a template; `nil` when the answer does not tell them.
  func rows(of report: WeatherReport) -> [FormatRow.Subject]? {
    switch self {
    case .now: [.now]
    case .hours(let choice): hours(of: report, choice(report))?.map { .hour($0) }
    case .days(let count):
      report.comingDays.map { $0.prefix(count ?? $0.count).map { .day($0) } }
    case .steps: report.nextHour?.minutes.map { .step($0) }
    case .alerts: report.alertsInForce?.map { .alert($0) }
    case .air: [.air]
    }
  }

  private func hours(of report: WeatherReport, _ choice: HourChoice) -> [Hour]? {
    report.comingHours.map { choice.choose(from: $0, now: report.now) }
  }

  /// Narrows a document down to the subject.
  func limit(_ document: inout ReportDocument) {
    switch self {
    case .hours(let choice): document.hours = choice(document.report)
    case .days(let count): document.days = count
    case .now, .steps, .alerts, .air: break
    }
  }
}

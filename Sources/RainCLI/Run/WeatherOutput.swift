import RainCore

/// An answer with all that it takes to put it out, in whatever form.
struct WeatherOutput: Sendable {
  let invocation: Invocation
  let subject: WeatherSubject
  let answer: ReportSource.Answer
  let units: UnitChoice
  let look: Look

  /// The report for people: of the weather now nothing is noted where that is not shown.
  var report: WeatherReport {
    var report = answer.report
    if !subject.isAboutPresent { report.notes.removeAll { $0 == .hourAsCurrent } }
    return report
  }

  /// The document of schema 1.
  var document: JSONValue {
    var document = ReportDocument(
      report: answer.report,
      units: units.documentUnits,
      words: look.words,
      now: answer.isRecorded ? answer.report.provenance.fetched : invocation.dependencies.now()
    )
    document.isStale = answer.isStale
    subject.limit(&document)
    return document.json
  }

  /// What lines from a template are about; nothing where there is nothing.
  var rows: [FormatRow] {
    (subject.rows(of: report) ?? []).map { FormatRow(report: report, look: look, subject: $0) }
  }

  /// The sentences for who sees nothing but rows.
  var notes: [String] { remarks + (missing.map { [$0] } ?? []) }

  /// The sentences about the report for who does not see its notes.
  var remarks: [String] {
    let remarks: [ReportNote] = report.notes.filter { note in
      switch note {
      // The echoes of the answer say so.
      case .older, .insteadOf: false
      default: true
      }
    }
    return answer.echoes + remarks.map { look.words.note($0, of: report) }
  }

  /// That there are no rows, and why.
  private var missing: String? {
    if case .hours(let choice) = subject, subject.rows(of: report)?.isEmpty == true {
      return look.words.noHours(choice(report))
    }
    return missingPhrase.map { look.words[$0] }
  }

  private var missingPhrase: Phrase? {
    switch (subject, subject.rows(of: report)) {
    case (.now, _): report.current == nil ? .noCurrent : nil
    case (.air, _): report.air == nil ? .noAir : nil
    case (.hours, nil): .noHours
    case (.days, nil): .noDays
    case (.days, []?): .noDaysToCome
    default: nil
    }
  }
}

import RainCore
import RainTerminal

/// A report as plain lines: where and when, what the command is about, warnings, notes and source.
struct PlainReport: Sendable {
  let report: WeatherReport
  let look: Look
  let subject: WeatherSubject

  private var words: Words { look.words }

  var lines: [PlainLine] {
    switch subject {
    case .now: head + body + nextHour + airRemark + alerts + foot + airSource
    case .steps: head + nextHour + steps + alerts + foot
    case .hours, .days: head + alerts + body + foot
    case .alerts: head + body + foot
    case .air: head + air + foot
    }
  }

  private var frame: ReportFrame { ReportFrame(report: report, look: look) }

  private var now: FormatRow { FormatRow(report: report, look: look, subject: .now) }

  private func line(_ label: Phrase, _ value: String?) -> PlainLine {
    PlainLine(words[label], value)
  }

  /// Where and when.
  var head: [PlainLine] {
    [line(.placeLabel, frame.placeName), line(.timeLabel, now.dateAndTime)]
  }

  private var isAboutAlerts: Bool { if case .alerts = subject { true } else { false } }

  private var body: [PlainLine] {
    guard let rows = subject.rows(of: report) else {
      return [line(labelOfRows, nil)]
    }
    if rows.isEmpty, isAboutAlerts { return [line(.warningsLabel, words[.noWarnings])] }
    return rows.flatMap {
      PlainRow(row: FormatRow(report: report, look: look, subject: $0)).lines
    }
  }

  /// What a row of the command begins with.
  private var labelOfRows: Phrase {
    switch subject {
    case .hours: .hourLabel
    case .days: .dateLabel
    case .alerts: .warningsLabel
    case .now, .steps, .air: .conditionLabel
    }
  }

  /// When something falls within the next hour, and how strongly.
  private var steps: [PlainLine] {
    guard let hour = report.nextHour else { return [] }
    return hour.spells.flatMap { spell in
      [
        line(.conditionLabel, words.description(of: spell.type, at: spell.strongest)),
        line(.beginsLabel, now.moment(spell.begins)),
        line(.endsLabel, now.moment(spell.ends < hour.end ? spell.ends : nil)),
        line(.strongestLabel, now.text(spell.strongest)),
        line(.chanceLabel, now.text(spell.chance)),
      ]
    }
  }

  private var nextHour: [PlainLine] {
    [line(.nextHourLabel, report.nextHour.map(words.sentence))]
  }

  private var alerts: [PlainLine] {
    guard let texts = frame.alertTexts else { return [line(.warningsLabel, nil)] }
    guard !texts.isEmpty else { return [line(.warningsLabel, words[.noWarnings])] }
    return texts.map { line(.warning, $0) }
  }

  /// The air beside the weather, where it is worth mentioning.
  private var airRemark: [PlainLine] {
    guard let air = remarkableAir else { return [] }
    let name = air.category.map(words.name) ?? ""
    let index = air.index.map(NumberText.whole) ?? look.missing
    return [line(.airLabel, "\(name) (\(words.name(of: air.scale)): \(index))")]
  }

  private var airSource: [PlainLine] {
    remarkableAir.map { [line(.sourceLabel, $0.provenance.attribution)] } ?? []
  }

  private var remarkableAir: AirQuality? {
    report.air.flatMap { $0.isWorthMentioning(at: report.now.secondsSince1970) ? $0 : nil }
  }

  private var air: [PlainLine] {
    guard let air = report.air else { return [line(.airLabel, nil)] }
    let view = AirView(report: report, look: look)
    return [
      line(.airLabel, air.category.map(words.name)),
      PlainLine(words.name(of: air.scale), air.index.map(NumberText.whole)),
    ] + view.amounts(in: air).map { PlainLine($0.label, $0.value) }
  }

  /// Which time the precipitation of an hour falls in, where that is not the one behind its label.
  private var labelNote: [PlainLine] {
    guard case .hours = subject, report.hasPrecipitationBeforeLabels else { return [] }
    return [line(.noteLabel, words[.precipitationBeforeTimes])]
  }

  /// What a person should know about the report, and by whom it is.
  var foot: [PlainLine] {
    labelNote + report.notes.map { line(.noteLabel, words.note($0, of: report)) }
      + [
        line(.updatedLabel, frame.updated),
        line(.sourceLabel, report.provenance.attribution),
      ]
  }
}

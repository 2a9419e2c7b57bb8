@testable import RainCLI
import Foundation
import RainCore
import RainTerminal
import RainTestSupport

/// What holds for every report, whatever the answer was that it was made from.
struct ReportCheck {
  let report: WeatherReport

  /// What is wrong with the report itself; `nil` for nothing.
  var problem: String? {
    if !isAscending(report.minutely?.map(\.time)) { return "minutes out of order" }
    if !isAscending(report.hourly?.map(\.time)) { return "hours out of order" }
    if !isAscending(report.daily?.map(\.date)) { return "days out of order" }
    let place = report.place
    let names = [place.name, place.region, place.country, place.countryCode, report.clock.timeZone]
    if let name = names.lazy.compactMap({ $0 }).first(where: { Harm.scalar(in: $0) != nil }) {
      return "a name with \(Harm.scalar(in: name) ?? "")"
    }
    return nil
  }

  /// What is wrong with the document; `nil` for nothing.
  func documentProblem(using random: inout SplitMix64) -> String? {
    let document = ReportDocument(
      report: report,
      units: (UnitSystem.allCases.randomElement(using: &random) ?? .si).units,
      words: Words(),
      now: report.provenance.fetched,
      hours: random.one(of: .all, .clockHours(Int.random(in: 1...1000, using: &random))),
      days: random.one(of: nil, Int.random(in: 0...20, using: &random))
    )
    let isIndented = random.oneIn(2)
    let text = document.json.text(indented: isIndented)
    if let scalar = Harm.scalar(in: text.dropLast().description, allowing: isIndented ? ["\n"] : [])
    {
      // A text may turn its direction only by letters; a document has no control at all.
      return scalar
    }
    if let problem = Self.numberProblem(in: document.json) { return problem }
    if Self.hasMinusZero(text) { return "minus zero in the document" }
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return json?.count == 15 ? nil : "a document that is no JSON"
  }

  /// What is wrong with the views for people; `nil` for nothing.
  func viewProblem(using random: inout SplitMix64) -> String? {
    let look = Look(
      width: Int.random(in: 20...random.one(of: 200, 60), using: &random),
      symbols: SymbolSet.allCases.randomElement(using: &random) ?? .unicode,
      units: (UnitSystem.allCases.randomElement(using: &random) ?? .si).units,
      usesTwelveHours: random.oneIn(2)
    )
    let views = [
      ("now", NowView(report: report, look: look).lines),
      ("hourly", HourlyView(report: report, look: look, choice: .clockHours(30)).lines),
      ("minutely", MinutelyView(report: report, look: look).lines),
      ("alerts", AlertsView(report: report, look: look).lines),
      ("air", AirView(report: report, look: look).lines),
      ("daily", DailyView(report: report, look: look, days: nil).lines),
      (
        "chart",
        ChartView(
          report: report,
          look: look,
          hours: random.one(of: nil, Int.random(in: 1...1000, using: &random))
        )
        .lines
      ),
    ]
    for (name, lines) in views {
      if let problem = lineProblem(lines, look) {
        return "\(name), width \(look.width): \(problem)"
      }
    }
    return scriptProblem(look)
  }

  /// What is wrong with what scripts read; `nil` for nothing.
  private func scriptProblem(_ look: Look) -> String? {
    let subjects: [WeatherSubject] = [.now, .hours { _ in .all }, .days(nil), .steps, .alerts]
    for subject in subjects {
      let plain = PlainReport(report: report, look: look, subject: subject).lines
      let rows = (subject.rows(of: report) ?? []).prefix(20)
      let lines = rows.flatMap { subject in
        let row = FormatRow(report: report, look: look, subject: subject)
        return FormatPreset.all.map { FormatChoice.preset($0).text(for: row) }
      }
      for line in plain.map({ $0.text(look.words) }) + lines {
        if let scalar = Harm.scalar(in: line) { return scalar }
        if hasPlainTexts, look.isASCII, !line.allSatisfy(\.isASCII) { return "more than ASCII" }
      }
    }
    for name in [WeatherCheck.Subject.rain(.noticeable), .snow(.noticeable), .alert] {
      _ = WeatherCheck(name, within: 7200).verdict(on: report)
    }
    return nil
  }

  private func lineProblem(_ lines: [StyledText], _ look: Look) -> String? {
    // From 40 columns on nothing has to be cut.
    if look.width >= 40, let line = lines.first(where: { $0.width > look.width }) {
      return "too wide: '\(line.plain)'"
    }
    let text = look.text(lines)
    if let scalar = Harm.scalar(in: text, allowing: ["\n"]) { return scalar }
    let shown = text.split(separator: "\n")
    if let line = shown.first(where: { DisplayWidth.width(of: String($0)) > look.width }) {
      return "too wide when written: '\(line)'"
    }
    guard hasPlainTexts else { return nil }
    if text.contains("-0°") || text.contains("-0%") { return "minus zero" }
    if look.isASCII, text.utf8.contains(where: { $0 >= 0x80 }) { return "more than ASCII" }
    return nil
  }

  /// Whether no text of the answer has a part in what is shown but ASCII letters.
  private var hasPlainTexts: Bool {
    let place = report.place
    let told = (report.alerts ?? [])
      .flatMap { alert -> [String?] in
        [alert.title, alert.issuer, alert.description, alert.url] + alert.regions
      }
    let texts = [place.name, place.region, place.country, place.countryCode] + told
    // The notes may quote a server.
    return report.notes.isEmpty
      && texts.allSatisfy { $0?.utf8.allSatisfy { (0x41...0x7A).contains($0) } ?? true }
  }

  private func isAscending<Value: Comparable>(_ values: [Value]?) -> Bool {
    let values = values ?? []
    return zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func numberProblem(in value: JSONValue) -> String? {
    switch value {
    case .number(let number):
      number.isFinite && abs(number) < 1e7 ? nil : "the number \(number) in the document"
    case .array(let values): values.lazy.compactMap(numberProblem).first
    case .object(let members): members.lazy.compactMap { numberProblem(in: $0.value) }.first
    case .null, .bool, .integer, .string: nil
    }
  }

  /// Whether there is a `-0` or `-0.000` where a value stands.
  private static func hasMinusZero(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropFirst() where bytes[index] == 0x2D {
      guard [0x3A, 0x20, 0x5B, 0x2C].contains(bytes[index - 1]) else { continue }
      let digits = bytes[(index + 1)...].prefix { (0x30...0x39).contains($0) || $0 == 0x2E }
      let next = index + 1 + digits.count
      guard next < bytes.count, [0x2C, 0x5D, 0x7D, 0x0A].contains(bytes[next]) else { continue }
      if !digits.isEmpty, digits.allSatisfy({ $0 == 0x30 || $0 == 0x2E }) { return true }
    }
    return false
  }
}

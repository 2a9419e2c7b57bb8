import RainArguments
import RainCore
import RainTerminal

/// The object that Waybar reads from a custom module.
///
/// Waybar takes `text` and `tooltip` for Pango markup.
struct WaybarDocument: Sendable {
  private let output: WeatherOutput
  private var report: WeatherReport { output.answer.report }

  init(_ output: WeatherOutput) { self.output = output }

  /// The object of an answer; without `percentage` where no chance of precipitation is told.
  var json: JSONValue {
    if case .air = output.subject { return air }
    let now = FormatRow(report: report, look: output.look, subject: .now)
    let sky = now.sky
    let text = [
      sky.map { output.look.symbols.symbol(of: $0.sky.condition, isDay: $0.isDay).plain },
      now.text(now.conditions?.temperature) ?? output.look.missing,
    ]
    return Self.object(
      text: text.compactMap(\.self).joined(separator: " "),
      tooltip: tooltip.joined(separator: "\n"),
      classes: classes(of: sky),
      percentage: now.chance.map { Int($0.percent.rounded()) }
    )
  }

  /// The object of an answer about the air.
  private var air: JSONValue {
    let words = output.look.words
    let category = report.air?.category
    let text = [report.air?.index.map(NumberText.whole), category.map(words.name)]
      .compactMap(\.self)
    return Self.object(
      text: text.isEmpty ? output.look.missing : text.joined(separator: " "),
      tooltip: tooltip.joined(separator: "\n"),
      classes: ["air", category?.rawValue ?? "unknown"] + (output.answer.isStale ? ["stale"] : []),
      percentage: nil
    )
  }

  /// What a failure comes to: an object that tells of it, and no exit code.
  ///
  /// - Parameters:
  ///   - failure: What went wrong.
  ///   - invocation: The run.
  /// - Returns: The object with the sentence as its tooltip.
  /// - Throws: The failure itself when the usage is wrong.
  static func outcome(of failure: Failure, _ invocation: Invocation) throws(Failure) -> Outcome {
    let report = FailureReport(failure)
    guard report.code != .usage else { throw failure }
    let shown = report.translated(by: Words(forFailureIn: invocation))
    let isASCII =
      invocation.arguments.isSet(.ascii)
      || !TerminalChoice.isUTF8(environment: invocation.dependencies.environment)
    let object = object(
      text: isASCII ? "!" : "⚠",
      tooltip: (["rain: \(shown.sentence)"] + shown.hints).joined(separator: "\n"),
      classes: [error],
      percentage: nil
    )
    return Outcome(output: object.text(indented: false), notes: [report.sentence])
  }

  /// The class of what is no answer.
  private static let error = "error"

  private static func object(
    text: String,
    tooltip: String,
    classes: [String],
    percentage: Int?
  ) -> JSONValue {
    let members: [(String, JSONValue?)] = [
      ("text", .string(markup(text))),
      ("tooltip", .string(markup(tooltip))),
      ("alt", .string(classes.prefix(2).joined(separator: "-"))),
      ("class", classes == [error] ? .string(error) : .array(classes.map(JSONValue.string))),
      ("percentage", percentage.map(JSONValue.integer)),
    ]
    return .object(
      members.compactMap { name, value in
        value.map { JSONValue.Member(name: name, value: $0) }
      }
    )
  }

  /// The text with what would be markup as entities.
  private static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Condition, day or night, and what is special about the answer.
  private func classes(of sky: (sky: Sky, isDay: Bool)?) -> [String] {
    let condition = sky?.sky.condition ?? .unknown
    let isWarned = !(report.alertsInForce ?? []).isEmpty
    return [condition.rawValue] + (sky.map { [$0.isDay ? "day" : "night"] } ?? [])
      + (isWarned ? ["alert"] : []) + (output.answer.isStale ? ["stale"] : [])
  }

  /// The facts that are known, or the rows of the command, a line each.
  private var tooltip: [String] {
    let look = output.look
    let plain = PlainReport(report: report, look: look, subject: output.subject)
    switch output.subject {
    case .now, .air: return texts(plain.lines)
    case .hours, .days, .steps, .alerts: break
    }
    let rows = output.rows.prefix(Self.mostRows)
      .map { FormatChoice.preset(.oneline).text(for: $0) }
    return texts(plain.head) + rows + texts(plain.foot)
  }

  /// More rows fit on no screen.
  private static let mostRows = 30

  private func texts(_ lines: [PlainLine]) -> [String] {
    lines.filter { $0.value != nil }.map { $0.text(output.look.words) }
  }
}

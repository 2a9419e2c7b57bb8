import RainCore
import RainTerminal

/// A run of a command that shows weather: from the settings over the answer to the output.
struct WeatherRun: Sendable {
  let invocation: Invocation
  let form: OutputForm
  let subject: WeatherSubject
  /// What the answer must have for the command to make sense; `nil` for nothing special.
  let part: AnswerPart?

  /// Gets the report and shows it.
  func outcome(_ view: WeatherCommand.View) async throws(Failure) -> Outcome {
    let configuration = try Configuration(invocation)
    let form = try form.following(configuration)
    var look = try Look(invocation, configuration)
    let units = try UnitChoice(invocation, configuration)
    look.use(units)

    let languageNote = try LanguageChoice(invocation, configuration).note
    let answer = try await ReportSource(invocation, configuration, about: subject.topic)
      .answer()
    try part?.require(in: answer, about: invocation.arguments.place)
    let shown = WeatherOutput(
      invocation: invocation,
      subject: subject,
      answer: answer,
      units: units,
      look: look
    )
    var outcome = Outcome(output: "", notes: [languageNote].compactMap(\.self) + answer.notes)
    switch form {
    case .json:
      outcome.output = invocation.text(shown.document)
      outcome.notes += answer.echoes
    case .waybar:
      outcome.output = WaybarDocument(shown).json.text(indented: false)
      outcome.notes += answer.echoes
    case .plain:
      let report = PlainReport(report: shown.report, look: look, subject: subject)
      outcome.output = report.lines.text(look.words)
      if !invocation.dependencies.terminal.isOutputTerminal { outcome.notes += answer.echoes }
    case .format(let choice):
      outcome.output = shown.rows.map { choice.text(for: $0) + "\n" }.joined()
      outcome.notes += shown.notes
    case .text:
      outcome.output = look.text(try view(shown.report, look))
      if subject.topic == .weather {
        let notice = UnitNotice(report: answer.report, choice: units, invocation: invocation)
        outcome.notes += notice.sentence.map { [$0] } ?? []
      }
      if !invocation.dependencies.terminal.isOutputTerminal { outcome.notes += answer.echoes }
    }
    return outcome
  }
}

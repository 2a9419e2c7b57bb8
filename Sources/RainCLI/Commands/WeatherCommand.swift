import RainArguments
import RainCore
import RainTerminal

/// What the commands that show weather have in common: place, source, units and look.
struct WeatherCommand: Sendable {
  /// The place that these commands take.
  static let place = OperandSpec(
    "PLACE",
    summary:
      "A name with region or country after commas, a saved location, or LATITUDE,LONGITUDE;"
      + " without it the selected location",
    isRequired: false,
    extent: .joinedWords,
    completion: ValueSource.places.completion
  )

  /// The options that these commands take.
  static let options =
    OptionSpec.unitOptions + OptionSpec.sourceOptions + OptionSpec.keepingOptions
    + [.language] + OptionSpec.outputOptions

  /// Shows a report as text.
  typealias View = (WeatherReport, Look) throws(Failure) -> [StyledText]

  /// Gets the report and shows it, as the document or as text.
  ///
  /// - Parameters:
  ///   - invocation: The run.
  ///   - topic: What is asked about.
  ///   - part: What the answer must have for the command to make sense; `nil` for nothing special.
  ///   - limit: Narrows the document down to what the command is about.
  ///   - view: Shows the report as text.
  /// - Returns: The output.
  /// - Throws: Whatever keeps the report from being shown.
  static func run(
    _ invocation: Invocation,
    about topic: AnswerTopic = .weather,
    requiring part: AnswerPart? = nil,
    limit: (inout ReportDocument) throws(Failure) -> Void = { _ in },
    view: View
  ) async throws(Failure) -> Outcome {
    let configuration = try Configuration(invocation)
    var look = try Look(invocation, configuration)
    let units = try UnitChoice(invocation, configuration)
    look.use(units)

    let languageNote = try LanguageChoice(invocation, configuration).note
    let answer = try await ReportSource(invocation, configuration, about: topic).answer()
    try part?.require(in: answer)
    var document = ReportDocument(
      report: answer.report,
      units: units.documentUnits,
      words: look.words,
      now: answer.isRecorded ? answer.report.provenance.fetched : invocation.dependencies.now()
    )
    document.isStale = answer.isStale
    try limit(&document)
    var outcome = Outcome(output: "", notes: [languageNote].compactMap(\.self) + answer.notes)
    if invocation.arguments.isSet(.json) {
      outcome.output = invocation.text(document.json)
      outcome.notes += answer.echoes
    } else {
      outcome.output = look.text(try view(answer.report, look))
      if topic == .weather {
        let notice = UnitNotice(report: answer.report, choice: units, invocation: invocation)
        outcome.notes += notice.sentence.map { [$0] } ?? []
      }
      if !invocation.dependencies.terminal.isOutputTerminal { outcome.notes += answer.echoes }
    }
    return outcome
  }
}

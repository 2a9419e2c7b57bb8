import RainArguments
import RainCore
import RainTerminal

/// A run of `rain check`: gets the weather, and judges.
struct CheckRun: Sendable {
  let invocation: Invocation
  let name: CheckName

  /// Answers the question, with the exit code that says it to scripts.
  ///
  /// - Parameter check: The question.
  /// - Returns: A sentence or a document; with `--quiet` no sentence.
  /// - Throws: `Failure.cannotCheck` when the answer does not tell it, else what keeps it from coming.
  func outcome(of check: WeatherCheck) async throws(Failure) -> Outcome {
    let configuration = try Configuration(invocation)
    var look = try Look(invocation, configuration)
    let units = try UnitChoice(invocation, configuration)
    look.use(units)
    look.units = unitsOfLimits(look.units)
    let languageNote = try LanguageChoice(invocation, configuration).note
    let answer = try await ReportSource(invocation, configuration).answer()
    let verdict = check.verdict(on: answer.report)
    let provider = answer.report.provenance.provider
    if verdict == .unknown, let error = answer.report.errorOfMissingPart {
      throw .provider(error, provider)
    }
    guard verdict != .unknown else {
      throw .cannotCheck(
        name,
        provider,
        within: check.within,
        place: invocation.arguments.place
      )
    }
    let shown = WeatherOutput(
      invocation: invocation,
      subject: .now,
      answer: answer,
      units: units,
      look: look
    )
    let result = CheckAnswer(name: name, check: check, verdict: verdict, output: shown)
    let arguments = invocation.arguments
    return Outcome(
      output: arguments.isSet(.json) ? invocation.text(result.json) : text(result.sentence, look),
      notes: [languageNote].compactMap(\.self) + answer.notes
        + (arguments.isSet(.json) ? answer.echoes : shown.remarks),
      code: result.holds ? .done : .doesNotHold
    )
  }

  /// The units, with those of the limits where no option says otherwise.
  private func unitsOfLimits(_ chosen: Units) -> Units {
    let arguments = invocation.arguments
    guard !arguments.isSet(.units) else { return chosen }
    var units = [OptionSpec.above, .below].compactMap { arguments.value(of: $0) }
      .reduce(chosen) { CheckThreshold.units($0, asIn: $1) }
    if arguments.isSet(.celsius) || arguments.isSet(.fahrenheit) {
      units.temperature = chosen.temperature
    }
    return units
  }

  /// The sentence, which has no colors and is a label and a value in any case; on one line in a pipe.
  private func text(_ sentence: String, _ look: Look) -> String {
    guard !invocation.arguments.isSet(.quiet) else { return "" }
    let isFitted =
      invocation.dependencies.terminal.columns != nil
      || invocation.arguments.value(of: .width) != nil
    let lines = isFitted ? TextFitting.wrapped(sentence, to: look.width) : [sentence]
    return lines.map { $0 + "\n" }.joined()
  }
}

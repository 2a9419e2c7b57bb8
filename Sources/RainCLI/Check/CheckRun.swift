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
    if !OptionSpec.unitOptions.contains(where: invocation.arguments.isSet) {
      for option in [OptionSpec.above, .below] {
        look.units = CheckThreshold.units(
          look.units,
          asIn: invocation.arguments.value(of: option) ?? ""
        )
      }
    }
    let languageNote = try LanguageChoice(invocation, configuration).note
    let answer = try await ReportSource(invocation, configuration).answer()
    let verdict = check.verdict(on: answer.report)
    let provider = answer.report.provenance.provider
    if verdict == .unknown, let error = answer.report.errorOfMissingPart {
      throw .provider(error, provider)
    }
    guard verdict != .unknown else {
      throw .cannotCheck(name, provider, within: check.within)
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

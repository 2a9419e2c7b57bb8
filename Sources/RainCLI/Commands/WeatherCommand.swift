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
    + [.language, .format, .waybar, .plain] + OptionSpec.outputOptions

  /// Shows a report as text.
  typealias View = (WeatherReport, Look) throws(Failure) -> [StyledText]

  /// Gets the report and shows it in the form that is asked for.
  ///
  /// - Parameters:
  ///   - invocation: The run.
  ///   - subject: What of the report the command is about.
  ///   - part: What the answer must have for the command to make sense; `nil` for nothing special.
  ///   - view: Shows the report as text.
  /// - Returns: The output.
  /// - Throws: Whatever keeps the report from being shown.
  static func run(
    _ invocation: Invocation,
    about subject: WeatherSubject = .now,
    requiring part: AnswerPart? = nil,
    view: View
  ) async throws(Failure) -> Outcome {
    // What is wrong with the command line is told before anything is touched.
    let form = try OutputForm(invocation.arguments)
    let run = WeatherRun(invocation: invocation, form: form, subject: subject, part: part)
    guard form.isWaybar else { return try await run.outcome(view) }
    do throws(Failure) {
      return try await run.outcome(view)
    } catch {
      return try WaybarDocument.outcome(of: error, invocation)
    }
  }
}

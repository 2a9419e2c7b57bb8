import RainArguments
import RainTerminal

extension Command {
  static let help: Command = Command(
    "help",
    summary: "Tell more of a command",
    operands: [
      OperandSpec(
        "COMMAND",
        summary: "The command, such as 'locations add', or 'format' (the fields of --format),"
          + " 'json' (the JSON schema of what --json prints) or 'symbols' (the signs of the sky)",
        isRequired: false,
        extent: .separateWords,
        completion: ValueSource.commands.completion
      )
    ],
    options: [manual],
    examples: [
      ExampleSpec("rain help locations add", "How to save a place"),
      ExampleSpec("rain help format", "What stands in a template"),
      ExampleSpec("rain help json", "What programs can rely on"),
      ExampleSpec("rain help symbols", "What the signs mean"),
      ExampleSpec("rain help --man | man -l -", "The manual page, where it is not installed"),
    ]
  ) { invocation async throws(Failure) in
    let words = invocation.arguments.words("COMMAND")
    if invocation.arguments.isSet(manual) {
      guard words.isEmpty else { throw .usage("--man is about all commands; leave COMMAND out") }
      return Outcome(output: ManualPage.rain.text)
    }
    if words.count == 1, let topic = HelpTopic(rawValue: words[0]) {
      let dependencies = invocation.dependencies
      let text = topic.text(
        width: helpWidth(dependencies),
        isASCII: !TerminalChoice.isUTF8(environment: dependencies.environment)
      )
      return Outcome(output: text)
    }
    return Outcome(output: try helpText(of: words, invocation.dependencies))
  }

  private static let manual = OptionSpec(
    "man",
    summary: "Print the manual page, for man and other formatters",
    section: OptionSpec.outputSection
  )

  /// The columns that help fills.
  private static func helpWidth(_ dependencies: Dependencies) -> Int {
    let width = TerminalChoice.width(
      explicit: nil,
      environment: dependencies.environment,
      terminalColumns: dependencies.terminal.columns
    )
    return min(width, 100)
  }

  /// The help of the command that words lead to.
  static func helpText(
    of words: [String],
    _ dependencies: Dependencies
  ) throws(Failure) -> String {
    do throws(ArgumentError) {
      return try HelpText(grammar: root.spec, width: helpWidth(dependencies)).text(for: words)
    } catch {
      // After 'help' a wrong word is a command, never a place.
      guard case .unknownCommand(let word, _, let suggestion, let path) = error else {
        throw .arguments(error)
      }
      let help = (["rain", "help"] + path).joined(separator: " ")
      let hint = suggestion.map { "did you mean \($0)?" } ?? "'\(help)' shows which there are"
      throw .usage("there is no command '\(FailureReport.shown(word))'; \(hint)")
    }
  }
}

import RainArguments
import RainTerminal

extension Command {
  static let help: Command = Command(
    "help",
    summary: "Tell more of a command",
    operands: [
      OperandSpec(
        "COMMAND",
        summary: "The command, such as 'locations add'",
        isRequired: false,
        extent: .separateWords
      )
    ],
    examples: [ExampleSpec("rain help locations add", "How to save a place")]
  ) { invocation async throws(Failure) in
    let words = invocation.arguments.words("COMMAND")
    return Outcome(output: try helpText(of: words, invocation.dependencies))
  }

  /// The help of the command that words lead to.
  static func helpText(
    of words: [String],
    _ dependencies: Dependencies
  ) throws(Failure) -> String {
    let width = TerminalChoice.width(
      explicit: nil,
      environment: dependencies.environment,
      terminalColumns: dependencies.terminal.columns
    )
    do throws(ArgumentError) {
      return try HelpText(grammar: root.spec, width: min(width, 100)).text(for: words)
    } catch {
      throw .arguments(error)
    }
  }
}

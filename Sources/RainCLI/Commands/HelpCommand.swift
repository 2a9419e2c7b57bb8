import RainArguments
import RainTerminal

extension Command {
  static let help = Command(
    "help",
    summary: "tell more of a command",
    operand: OperandSpec(
      "COMMAND",
      summary: "the command, such as 'locations add'",
      arity: .words(minimum: 0, maximum: 4)
    ),
    examples: [ExampleSpec("rain help locations add", "how to save a place")]
  ) { invocation async throws(Failure) in
    let path = invocation.arguments.operands
    guard root.spec.command(at: path) != nil else {
      throw .arguments(unknownCommand(path))
    }
    return Outcome(output: help(at: path, invocation.dependencies))
  }

  /// The help of the command at a path.
  static func help(at path: [String], _ dependencies: Dependencies) -> String {
    let width = TerminalChoice.width(
      explicit: nil,
      environment: dependencies.environment,
      terminalColumns: dependencies.terminal.columns
    )
    return HelpText(root.spec, path: path, width: width).text
  }

  private static func unknownCommand(_ path: [String]) -> ArgumentError {
    let known = path.indices.last { root.spec.command(at: Array(path[..<$0])) != nil } ?? 0
    let names = root.spec.command(at: Array(path[..<known]))?.subcommands.map(\.name) ?? []
    return .unknownCommand(
      path[known],
      rest: [],
      command: Array(path[..<known]),
      suggestion: Suggestion.nearest(to: path[known], among: names)
    )
  }
}

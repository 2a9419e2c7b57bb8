import RainArguments

/// A command: its grammar, and what it does.
///
/// A new command is a new file with a `static let` and a line in `Command.root` or in the command it
/// belongs to.
struct Command: Sendable {
  /// What a command does with its arguments.
  typealias Action = @Sendable (Invocation) async throws(Failure) -> Outcome

  let spec: CommandSpec
  private let action: Action?
  private let subcommands: [Command]

  /// Creates a command that does something.
  init(
    _ name: String,
    summary: String,
    discussion: String? = nil,
    operands: [OperandSpec] = [],
    options: [OptionSpec] = [],
    examples: [ExampleSpec] = [],
    isHidden: Bool = false,
    action: @escaping Action
  ) {
    spec = CommandSpec(
      name,
      summary: summary,
      discussion: discussion,
      operands: operands,
      options: options,
      examples: examples,
      isHidden: isHidden
    )
    self.action = action
    subcommands = []
  }

  /// Creates a command that only leads to others.
  init(
    _ name: String,
    summary: String,
    discussion: String? = nil,
    options: [OptionSpec] = [],
    subcommands: [Command],
    defaultSubcommand: String,
    examples: [ExampleSpec] = []
  ) {
    spec = CommandSpec(
      name,
      summary: summary,
      discussion: discussion,
      options: options,
      subcommands: subcommands.map(\.spec),
      defaultSubcommand: defaultSubcommand,
      examples: examples
    )
    action = nil
    self.subcommands = subcommands
  }

  /// What the command at `path` below this one does; `nil` when there is none.
  func action(at path: ArraySlice<String>) -> Action? {
    guard let name = path.first else { return action }
    return subcommands.first { $0.spec.name == name }?.action(at: path.dropFirst())
  }
}

/// What a command that succeeded has to say.
struct Outcome: Sendable {
  /// For standard output.
  var output: String
  /// Sentences for standard error, which `--quiet` keeps back.
  var notes: [String] = []
  /// The exit code.
  var code = ExitCode.done
}

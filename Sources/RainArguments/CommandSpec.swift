/// A command as data: parser, help, completions and manual are made from it.
///
/// The root of the tree is the program itself.
public struct CommandSpec: Sendable {
  /// What one types.
  public let name: String
  /// What it does, without a full stop: `save a place`.
  public let summary: String
  /// What else there is to know, in paragraphs; empty when the summary says it all.
  public let discussion: String
  /// The words after the name; `nil` when it takes none.
  public let operand: OperandSpec?
  /// The options it takes, those that every command takes included.
  public let options: [OptionSpec]
  /// The commands below it.
  public let subcommands: [CommandSpec]
  /// The name of the subcommand that is meant when none is typed.
  public let defaultSubcommand: String?
  /// Command lines worth seeing.
  public let examples: [ExampleSpec]

  /// Describes a command.
  public init(
    _ name: String,
    summary: String,
    discussion: String = "",
    operand: OperandSpec? = nil,
    options: [OptionSpec] = [],
    subcommands: [CommandSpec] = [],
    defaultSubcommand: String? = nil,
    examples: [ExampleSpec] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operand = operand
    self.options = options
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    self.examples = examples
  }

  /// The subcommand with this name; `nil` when there is none.
  public func subcommand(_ name: String) -> CommandSpec? { subcommands.first { $0.name == name } }

  /// The command that `path`, the names below this one, leads to; `nil` when it leads nowhere.
  public func command(at path: [String]) -> CommandSpec? {
    path.reduce(self) { command, name in command?.subcommand(name) }
  }

  /// This command and all below it, each with the names that lead to it.
  public var tree: [(path: [String], command: CommandSpec)] {
    [([], self)]
      + subcommands.flatMap { child in
        child.tree.map { ([child.name] + $0.path, $0.command) }
      }
  }
}

/// The words that a command takes after its name.
public struct OperandSpec: Hashable, Sendable {
  /// What stands for it in help: `PLACE`.
  public let name: String
  /// What it is, without a full stop.
  public let summary: String
  /// How many words it may be.
  public let arity: Arity
  /// What a shell can complete it with.
  public let completion: Completion

  /// How many words an operand may be.
  public enum Arity: Hashable, Sendable {
    /// Any number of words, read as one text; may be left out.
    case optionalWords
    /// At least one word; all of them are read as one text.
    case requiredWords
    /// At least `minimum` and at most `maximum` words, each of its own.
    case words(minimum: Int, maximum: Int)
  }

  /// What a shell can complete an operand or value with.
  public enum Completion: Hashable, Sendable {
    /// Nothing that is known beforehand.
    case none
    /// The names of files.
    case files
    /// One of these words.
    case words([String])
    /// What the program itself knows under this name, such as saved places.
    case dynamic(String)
  }

  /// Describes an operand.
  public init(
    _ name: String,
    summary: String,
    arity: Arity,
    completion: Completion = .none
  ) {
    self.name = name
    self.summary = summary
    self.arity = arity
    self.completion = completion
  }
}

/// A command line worth seeing.
public struct ExampleSpec: Hashable, Sendable {
  /// What one types.
  public let line: String
  /// What it does, without a full stop.
  public let summary: String

  /// Describes an example.
  public init(_ line: String, _ summary: String) {
    self.line = line
    self.summary = summary
  }
}

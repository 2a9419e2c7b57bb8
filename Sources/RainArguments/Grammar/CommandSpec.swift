/// A command as data: what the parser, help, man page and completions are made from.
///
/// The root of a grammar is a command too; its name is that of the program. A command either has
/// subcommands or takes operands, never both.
public struct CommandSpec: Sendable {
  /// The word that is typed.
  public var name: String

  /// Other full words for the same command.
  public var aliases: [String]

  /// The heading under which the help of the parent lists it.
  public var section: String

  /// What it does, a sentence fragment without a full stop that fits beside its name.
  public var summary: String

  /// More about it; `nil` when the summary says all.
  ///
  /// Paragraphs are separated by empty lines; a line that begins with spaces keeps its indentation.
  public var discussion: String?

  /// The operands, in the order in which they are given.
  public var operands: [OperandSpec]

  /// The options of this command and of everything below it.
  public var options: [OptionSpec]

  /// The commands below it, in the order in which help lists them.
  public var subcommands: [CommandSpec]

  /// The name of the subcommand that is meant when none is given; `nil` when one must be given.
  public var defaultSubcommand: String?

  /// Command lines worth knowing.
  public var examples: [ExampleSpec]

  /// Whether it is for programs alone: it runs, but nothing tells of it.
  public var isHidden: Bool

  /// Creates a command; what is not given is empty.
  public init(
    _ name: String,
    aliases: [String] = [],
    section: String = "Commands",
    summary: String,
    discussion: String? = nil,
    operands: [OperandSpec] = [],
    options: [OptionSpec] = [],
    subcommands: [CommandSpec] = [],
    defaultSubcommand: String? = nil,
    examples: [ExampleSpec] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.section = section
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    self.examples = examples
    self.isHidden = isHidden
  }

  /// The subcommands that people are told of.
  public var visibleSubcommands: [CommandSpec] { subcommands.filter { !$0.isHidden } }

  /// Whether it only leads to other commands.
  public var isGroup: Bool { !subcommands.isEmpty }

  /// Returns the direct subcommand of that full name or alias, `nil` when there is none.
  public func subcommand(named word: String) -> CommandSpec? {
    subcommands.first { $0.name == word || $0.aliases.contains(word) }
  }
}

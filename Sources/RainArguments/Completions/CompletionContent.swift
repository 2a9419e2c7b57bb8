/// A grammar in the form in which the completion scripts of all shells need it.
struct CompletionContent: Sendable {
  /// A command, be it a group or not.
  struct Command: Sendable {
    /// The names from below the root on.
    let path: [String]

    /// What it leads to, in the order of help.
    let subcommands: [CommandSpec]

    /// What it takes; a group takes nothing.
    let operands: [OperandSpec]

    /// What may stand on its command line, also that of the command that a group stands for.
    let options: [OptionSpec]
  }

  /// An operand and where it stands.
  struct Position: Sendable {
    /// The paths of the commands that have the same operand in the same position.
    var takers: [[String]]

    /// How many words stand before it.
    let index: Int

    /// The operand.
    let operand: OperandSpec

    /// Whether all words from here on belong to it.
    var isOpen: Bool { operand.extent != .word }
  }

  /// The name of the program.
  let program: String

  /// Every command that people are told of, the root first.
  let commands: [Command]

  /// The options by the commands that take them.
  let optionGroups: [OptionGroup]

  /// The operands, those in first position first.
  let positions: [Position]

  /// Every way to type an option that takes a value, each once.
  let valueSpellings: [String]

  init(_ grammar: CommandSpec) {
    program = grammar.name
    commands = grammar.visibleCommands.map { Command($0, grammar: grammar) }
    optionGroups = OptionGroup.groups(of: commands.map { ($0.path, $0.options) })
    positions = Self.positions(of: commands)
    var seen: Set<String> = []
    valueSpellings = optionGroups.flatMap(\.options).filter { $0.value != nil }
      .flatMap(\.spellings)
      .filter { seen.insert($0).inserted }
  }

  /// What the functions of a script begin with: `_rain`.
  var functionName: String {
    "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  /// How scripts write the path of a command: its names with spaces between; nothing for the root.
  static func key(_ path: [String]) -> String { path.joined(separator: " ") }

  private static func positions(of commands: [Command]) -> [Position] {
    var positions: [Position] = []
    for command in commands {
      for (index, operand) in command.operands.enumerated() {
        let same = positions.firstIndex {
          $0.index == index && $0.operand.name == operand.name
            && $0.operand.completion == operand.completion && $0.operand.extent == operand.extent
        }
        if let same {
          positions[same].takers.append(command.path)
        } else {
          positions.append(Position(takers: [command.path], index: index, operand: operand))
        }
      }
    }
    return positions.sorted { $0.index < $1.index }
  }
}

extension CompletionContent.Command {
  fileprivate init(_ located: CommandSpec.Located, grammar: CommandSpec) {
    let runnable = CommandResolution(words: located.path, grammar: grammar).runnable ?? located
    let isRoot = located.path.isEmpty
    path = located.path
    subcommands = located.command.visibleSubcommands
    operands = located.command.operands
    options = runnable.options + (isRoot ? [.help, .version] : [.help])
  }
}

extension OptionSpec {
  /// The ways to type it that are worth offering: the first long name and the letter.
  var typed: [String] {
    longNames.prefix(1).map { "--\($0)" } + (shortName.map { ["-\($0)"] } ?? [])
  }
}

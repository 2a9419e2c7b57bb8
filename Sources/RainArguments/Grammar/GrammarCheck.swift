/// Looks for mistakes in one command of a grammar.
struct GrammarCheck {
  private static let helpWidth = 79
  private static let commandLineLimit = 1
  private static let optionLineLimit = 2

  private let command: CommandSpec
  private let path: [String]
  private let options: [OptionSpec]
  private let optionTable: HelpTable
  private let commandTable: HelpTable

  /// Creates a check of the command, which needs its parents for the inherited options.
  init(located: CommandSpec.Located) {
    command = located.command
    path = located.path
    options = located.options + OptionSpec.builtIn
    let sections = HelpSection.operands(of: command) + HelpSection.options(of: located)
    optionTable = HelpTable(rows: sections.flatMap(\.rows), width: Self.helpWidth)
    commandTable = HelpTable(
      rows: HelpSection.commands(of: command).flatMap(\.rows),
      width: Self.helpWidth
    )
  }

  /// The mistakes, those of names first.
  var problems: [GrammarProblem] {
    nameProblems + duplicates + summaryProblems + choiceProblems + structureProblems
  }

  private var nameProblems: [GrammarProblem] {
    let words = [command.name] + command.aliases
    let badWords = words.filter { !Self.isUsable($0) }
    let badLongNames = command.options.flatMap(\.longNames)
      .filter { !Self.isUsable($0) || $0.contains("=") || $0.unicodeScalars.count < 2 }
      .map { "--\($0)" }
    let badLetters = command.options.compactMap(\.shortName)
      .filter { !($0.isASCII && $0.isLetter) }
      .map { "-\($0)" }
    let nameless = command.options.filter(\.longNames.isEmpty).map(\.id)
    return (badWords + badLongNames + badLetters + nameless)
      .map { .unusableName($0, path: path) }
  }

  private var duplicates: [GrammarProblem] {
    Self.repeated(command.subcommands.flatMap { [$0.name] + $0.aliases })
      .map { .duplicateCommand($0, path: path) }
      + Self.repeated(options.flatMap(\.spellings)).map { .duplicateOption($0, path: path) }
      + Self.repeated(options.map(\.id)).map { .duplicateIdentifier($0, path: path) }
      + Self.repeated(command.operands.map(\.name)).map { .duplicateOperand($0, path: path) }
  }

  private var summaryProblems: [GrammarProblem] {
    let commands = command.subcommands.flatMap {
      problems(of: HelpSection.row(of: $0), $0.summary, in: commandTable, Self.commandLineLimit)
    }
    let options = command.options.flatMap {
      problems(of: HelpSection.row(of: $0), $0.summary, in: optionTable, Self.optionLineLimit)
    }
    let operands = command.operands.flatMap {
      problems(of: HelpSection.row(of: $0), $0.summary, in: optionTable, Self.optionLineLimit)
    }
    let root: [GrammarProblem] =
      path.isEmpty && command.summary.isEmpty
      ? [.missingSummary(of: command.name, path: path)] : []
    return root + commands + options + operands
  }

  private var choiceProblems: [GrammarProblem] {
    let kinds =
      command.options.compactMap { option in option.value.map { (option.spellings, $0.kind) } }
      + command.operands.map { ([$0.name], $0.kind) }
    return kinds.compactMap { names, kind in
      guard case .choice(let words) = kind else { return nil }
      let isUsable = !words.isEmpty && !words.contains("") && Set(words).count == words.count
      return isUsable ? nil : .unusableChoices(of: names.first ?? "", path: path)
    }
  }

  private var structureProblems: [GrammarProblem] {
    var problems: [GrammarProblem] = []
    for (before, operand) in zip(command.operands, command.operands.dropFirst())
    where before.extent != .word || (operand.isRequired && !before.isRequired) {
      problems.append(.misplacedOperand(operand.name, path: path))
    }
    if command.isGroup, !command.operands.isEmpty {
      problems.append(.operandsBesideSubcommands(path: path))
    }
    if let name = command.defaultSubcommand,
      !command.subcommands.contains(where: { $0.name == name })
    {
      problems.append(.missingDefault(name, path: path))
    }
    return problems
  }

  private func problems(
    of row: HelpTable.Row,
    _ summary: String,
    in table: HelpTable,
    _ limit: Int
  ) -> [GrammarProblem] {
    let name = row.name.trimmingPrefix(while: \.isWhitespace)
    guard !summary.isEmpty else { return [.missingSummary(of: String(name), path: path)] }
    let lines = table.textLines(of: row).count
    guard lines > limit else { return [] }
    return [.longSummary(of: String(name), lines: lines, limit: limit, path: path)]
  }

  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-") && !name.contains(where: \.isWhitespace)
  }

  /// Returns the texts that occur more than once, each once.
  private static func repeated(_ texts: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return texts.filter { text in
      counts[text, default: 0] += 1
      return counts[text] == 2
    }
  }
}

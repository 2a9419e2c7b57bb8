/// The part of a manual page that tells of commands, and of the options that several of them take.
struct ManualCommands: Sendable {
  /// Options under one heading.
  private struct Section {
    let title: String
    var entries: [(option: OptionSpec, takers: [[String]])]
  }

  private let grammar: CommandSpec
  private let commands: [CommandSpec.Located]

  /// The options that more than one command takes.
  private let sections: [Section]

  init(grammar: CommandSpec) {
    self.grammar = grammar
    commands = grammar.visibleCommands.filter { !$0.command.isGroup }
    let taken = commands.map { (path: $0.path, options: $0.options + OptionSpec.builtIn) }
    var sections: [Section] = []
    for group in OptionGroup.groups(of: taken) where group.takers.count > 1 {
      for option in group.options {
        let entry = (option: option, takers: group.takers)
        if let index = sections.firstIndex(where: { $0.title == option.section }) {
          sections[index].entries.append(entry)
        } else {
          sections.append(Section(title: option.section, entries: [entry]))
        }
      }
    }
    self.sections = sections
  }

  /// Writes COMMANDS and OPTIONS.
  func write(to page: inout Roff) {
    page.macro("SH", "COMMANDS")
    for (index, located) in commands.enumerated() {
      write(located, after: commands[..<index], to: &page)
    }
    page.macro("SH", "OPTIONS")
    page.paragraphs(
      """
      Options may stand before and after operands, and letters may be joined. A value stands after \
      a space or, after a long name, after an equals sign. What follows a lone '--' is no option.
      """,
      firstMacro: nil
    )
    for section in sections {
      page.macro("SS", section.title)
      if isForAll(section) { page.paragraphs("Every command takes these.", firstMacro: nil) }
      for entry in section.entries { Self.write(entry.option, to: &page) }
    }
  }

  private func write(
    _ located: CommandSpec.Located,
    after others: ArraySlice<CommandSpec.Located>,
    to page: inout Roff
  ) {
    let command = located.command
    let usage = ([typed(located.path)] + command.operands.map(\.usage)).joined(separator: " ")
    page.macro("SS", usage)
    page.paragraphs(
      ([command.summary] + names(of: located)).map(ManualPage.sentence).joined(separator: " "),
      firstMacro: nil
    )
    if let discussion = command.discussion { page.paragraphs(discussion) }
    for operand in command.operands { write(operand, after: others, to: &page) }
    for option in command.options where !isShared(option, by: located) {
      Self.write(option, to: &page)
    }
    if let reference = reference(of: located) { page.paragraphs(reference) }
  }

  /// Tells what else the command is called.
  private func names(of located: CommandSpec.Located) -> [String] {
    let parents = located.chain.dropLast()
    let isDefault = parents.last?.defaultSubcommand == located.command.name
    let aliases = located.command.aliases
    return (isDefault ? ["It is what '\(typed(located.path.dropLast()))' alone means"] : [])
      + (aliases.isEmpty ? [] : ["It is also called \(Self.list(aliases))"])
  }

  /// Writes what an operand is, unless a command before has told it.
  private func write(
    _ operand: OperandSpec,
    after others: ArraySlice<CommandSpec.Located>,
    to page: inout Roff
  ) {
    let row = HelpSection.row(of: operand)
    let told = others.first { $0.command.operands.contains { HelpSection.row(of: $0) == row } }
    page.tagged(
      Roff.italic(operand.name),
      told.map { "The same as for '\(typed($0.path))'." } ?? ManualPage.sentence(row.text)
    )
  }

  private static func write(_ option: OptionSpec, to page: inout Roff) {
    let spellings = (option.shortName.map { ["-\($0)"] } ?? []) + option.longNames.map { "--\($0)" }
    let value = option.value.map { " \(Roff.italic($0.placeholder))" } ?? ""
    page.tagged(
      spellings.map(Roff.bold).joined(separator: ", ") + value,
      ManualPage.sentence(HelpSection.row(of: option).text)
    )
    if let discussion = option.discussion { page.paragraphs(discussion, firstMacro: "IP") }
  }

  /// Names the shared options that the command takes, but for those that every command takes.
  private func reference(of located: CommandSpec.Located) -> String? {
    var titles: [String] = []
    var names: [String] = []
    for section in sections where !isForAll(section) {
      let taken = section.entries.filter { $0.takers.contains(located.path) }
      if taken.count == section.entries.count {
        titles.append("'\(section.title)'")
      } else {
        names += taken.flatMap { $0.option.spellings.prefix(1) }
      }
    }
    let parts =
      (titles.isEmpty ? [] : ["the options under \(Self.list(titles))"])
      + (names.isEmpty ? [] : [Self.list(names)])
    return parts.isEmpty ? nil : "It takes \(parts.joined(separator: ", and "))."
  }

  private func isShared(_ option: OptionSpec, by located: CommandSpec.Located) -> Bool {
    sections.contains { section in
      section.entries.contains {
        $0.option.id == option.id && $0.takers.contains(located.path)
      }
    }
  }

  private func isForAll(_ section: Section) -> Bool {
    section.entries.allSatisfy { $0.takers.count == commands.count }
  }

  private func typed(_ path: some Sequence<String>) -> String {
    ([grammar.name] + path).joined(separator: " ")
  }

  private static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.joined() }
    return "\(texts.dropLast().joined(separator: ", ")) and \(last)"
  }
}

/// A heading of the help with the entries below it.
struct HelpSection: Sendable {
  /// The heading, without a colon.
  let title: String

  /// The entries, in their order.
  var rows: [HelpTable.Row]

  /// Returns the direct subcommands by their headings, in the order of first appearance.
  static func commands(of command: CommandSpec) -> [HelpSection] {
    sections(command.visibleSubcommands.map { ($0.section, row(of: $0)) })
  }

  /// Returns the operands; empty when the command takes none.
  static func operands(of command: CommandSpec) -> [HelpSection] {
    sections(command.operands.map { ("Operands", row(of: $0)) })
  }

  /// Returns all options that the command takes by their headings, its own before inherited ones.
  static func options(of located: CommandSpec.Located) -> [HelpSection] {
    let builtIn = located.path.isEmpty ? [OptionSpec.help, .version] : [OptionSpec.help]
    return sections((located.options + builtIn).map { ($0.section, row(of: $0)) })
  }

  /// Returns the examples; empty when there are none.
  static func examples(of command: CommandSpec) -> [HelpSection] {
    let rows = command.examples.map { HelpTable.Row(name: $0.commandLine, text: $0.summary) }
    return sections(rows.map { ("Examples", $0) })
  }

  /// Returns the entry of a command.
  static func row(of command: CommandSpec) -> HelpTable.Row {
    let names = [command.name] + command.aliases
    return HelpTable.Row(name: names.joined(separator: ", "), text: command.summary)
  }

  /// Returns the entry of an operand, its choices listed.
  static func row(of operand: OperandSpec) -> HelpTable.Row {
    HelpTable.Row(name: operand.name, text: text(operand.summary, kind: operand.kind))
  }

  /// Returns the entry of an option, its choices listed.
  static func row(of option: OptionSpec) -> HelpTable.Row {
    let short = option.shortName.map { "-\($0), " } ?? "    "
    let long = option.longNames.first.map { "--\($0)" } ?? ""
    let value = option.value.map { " \($0.placeholder)" } ?? ""
    return HelpTable.Row(
      name: short + long + value,
      text: text(option.summary, kind: option.value?.kind)
    )
  }

  private static func text(_ summary: String, kind: ValueKind?) -> String {
    guard case .choice(let words) = kind, let last = words.last else { return summary }
    let others = words.dropLast().joined(separator: ", ")
    return "\(summary): \(others.isEmpty ? last : "\(others) or \(last)")"
  }

  private static func sections(_ rows: [(title: String, row: HelpTable.Row)]) -> [HelpSection] {
    var sections: [HelpSection] = []
    for (title, row) in rows {
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].rows.append(row)
      } else {
        sections.append(HelpSection(title: title, rows: [row]))
      }
    }
    return sections
  }
}

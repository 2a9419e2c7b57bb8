/// The help of a command as plain text: no escape sequences, lines within a width.
public struct HelpText: Sendable {
  /// The widths that lines are fitted to; others are brought to the nearest of them.
  public static let supportedWidths = 40...120

  private let grammar: CommandSpec
  private let width: Int

  /// Creates help for the commands of a grammar, for a page of `width` columns.
  public init(grammar: CommandSpec, width: Int) {
    self.grammar = grammar
    self.width = min(max(width, Self.supportedWidths.lowerBound), Self.supportedWidths.upperBound)
  }

  /// Returns the help of a command.
  ///
  /// - Parameter words: The names of the command from below the root on; none mean the root.
  /// - Returns: Lines, the last one ended too.
  /// - Throws: What `CommandSpec.path(of:)` throws for words that name no command.
  public func text(for words: [String]) throws(ArgumentError) -> String {
    _ = try grammar.path(of: words)
    let located = CommandResolution(words: words, grammar: grammar).located
    let command = located.command
    let blocks =
      [TextWrapping.lines(of: command.summary, width: width), usage(of: located)]
      + [TextWrapping.paragraphs(of: command.discussion ?? "", width: width)]
      + blocks(HelpSection.commands(of: command))
      + blocks(HelpSection.operands(of: command) + HelpSection.options(of: located))
      + blocks(HelpSection.examples(of: command), names: .wide)
      + [closing(of: located)]
    return
      blocks
      .filter { !$0.isEmpty }
      .map { lines in lines.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  /// The sections share their columns.
  private func blocks(
    _ sections: [HelpSection],
    names: HelpTable.NameColumn = .narrow
  ) -> [[String]] {
    let table = HelpTable(rows: sections.flatMap(\.rows), width: width, names: names)
    return sections.map { ["\($0.title):"] + table.lines(of: $0.rows) }
  }

  private func usage(of located: CommandSpec.Located) -> [String] {
    let command = located.command
    let word =
      command.isGroup ? [command.defaultSubcommand == nil ? "COMMAND" : "[COMMAND]"] : []
    let parts = word + ["[OPTIONS]"] + command.operands.map(\.usage)
    let label = "Usage: "
    let lines = TextWrapping.lines(
      of: ([typed(located.path)] + parts).joined(separator: " "),
      width: width - label.count
    )
    return lines.enumerated()
      .map { index, line in
        (index == 0 ? label : String(repeating: " ", count: label.count)) + line
      }
  }

  private func closing(of located: CommandSpec.Located) -> [String] {
    guard located.command.isGroup else { return [] }
    let more = "Run '\(typed(["help"] + located.path)) COMMAND' for more about a command."
    let alone = located.command.defaultSubcommand.map { name in
      "'\(typed(located.path))' alone is '\(typed(located.path + [name]))'."
    }
    return [more, alone ?? ""].flatMap { TextWrapping.lines(of: $0, width: width) }
  }

  private func typed(_ path: [String]) -> String {
    ([grammar.name] + path).joined(separator: " ")
  }
}

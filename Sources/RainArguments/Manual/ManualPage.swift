/// The manual page of a program, in section 1 of the manual, for `man`, groff and mandoc.
///
/// Commands, operands, options and examples come from the grammar. An option that several commands
/// take is told once, under OPTIONS.
public struct ManualPage: Sendable {
  private let grammar: CommandSpec
  private let version: String
  private let date: String
  private let sections: [ManualSection]

  /// Describes the page.
  ///
  /// - Parameters:
  ///   - grammar: The root command.
  ///   - version: The version of the program.
  ///   - date: The day of that version: `2026-11-30`.
  ///   - sections: What stands between the options and the examples.
  public init(grammar: CommandSpec, version: String, date: String, sections: [ManualSection] = []) {
    self.grammar = grammar
    self.version = version
    self.date = date
    self.sections = sections
  }

  /// The page as its formatters read it, in ASCII.
  public var text: String {
    var page = Roff()
    let name = grammar.name
    page.start(name, date: date, version: version)
    page.macro("SH", "NAME")
    page.line(Roff.escaped(name), " \\- ", Roff.escaped(Self.fragment(grammar.summary)))
    page.macro("SH", "SYNOPSIS")
    page.line(
      Roff.bold(name),
      grammar.defaultSubcommand == nil ? " \\fICOMMAND\\fR" : " [\\fICOMMAND\\fR]",
      " [\\fIOPTIONS\\fR] [\\fIOPERANDS\\fR]"
    )
    if let discussion = grammar.discussion {
      page.macro("SH", "DESCRIPTION")
      page.paragraphs(discussion, firstMacro: nil)
    }
    ManualCommands(grammar: grammar).write(to: &page)
    for section in sections { Self.write(section, to: &page) }
    writeExamples(to: &page)
    return page.text
  }

  private static func write(_ section: ManualSection, to page: inout Roff) {
    page.macro("SH", section.title)
    if let text = section.text { page.paragraphs(text, firstMacro: nil) }
    for entry in section.entries {
      page.tagged(Roff.bold(entry.name), sentence(entry.text))
    }
  }

  private func writeExamples(to page: inout Roff) {
    var seen: Set<String> = []
    let examples = grammar.visibleCommands.flatMap(\.command.examples)
      .filter { seen.insert($0.commandLine).inserted }
    guard !examples.isEmpty else { return }
    page.macro("SH", "EXAMPLES")
    for example in examples {
      page.tagged(Roff.bold(example.commandLine), Self.sentence(example.summary))
    }
  }

  /// A fragment as a sentence.
  static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  /// A sentence as a fragment: a capital that only begins it is made small.
  private static func fragment(_ text: String) -> String {
    let isName = text.dropFirst().prefix { $0.isLetter }.contains { $0.isUppercase }
    return isName ? text : text.prefix(1).lowercased() + text.dropFirst()
  }
}

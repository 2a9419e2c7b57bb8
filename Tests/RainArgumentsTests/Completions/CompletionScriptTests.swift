import RainArguments
import Testing

@Suite struct CompletionScriptTests {
  /// The lines of a function of the script, without the indentation of its body.
  static func function(_ name: String, _ shell: Shell, _ grammar: CommandSpec) -> String {
    let text = CompletionScript(for: shell, grammar: grammar).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0 != "\(name)() {" }.dropFirst().prefix { $0 != "}" }
    return body.map { $0.dropFirst(2) + "\n" }.joined()
  }

  @Test(arguments: Shell.allCases)
  func `a script tells of every command and option, but of none that is hidden`(shell: Shell) {
    let text = CompletionScript(for: shell, grammar: SampleGrammar.root).text
    for word in ["now", "current", "table", "ports", "rename", "keys", "clear", "help"] {
      #expect(text.contains(word))
    }
    for option in ["quiet", "feet", "meters", "json", "template", "days", "datum", "chart"] {
      #expect(text.contains(shell == .fish ? "-l \(option) " : "--\(option)"))
    }
    #expect(!text.contains("probe"))
    #expect(!text.contains("_NAME") && !text.contains("PROGRAM"))
    #expect(text.hasSuffix("\n"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test(arguments: Shell.allCases)
  func `functions are named after the program`(shell: Shell) {
    let grammar = CommandSpec("high-tide", summary: "Tell when the water is high")
    let text = CompletionScript(for: shell, grammar: grammar).text
    #expect(text.contains("_high_tide"))
    #expect(text.contains("high-tide"))
    #expect(!text.contains("_high-tide"))
  }
}

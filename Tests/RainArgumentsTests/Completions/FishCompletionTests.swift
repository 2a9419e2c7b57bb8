import RainArguments
import Testing

@Suite struct FishCompletionTests {
  static let lines = CompletionScript(for: .fish, grammar: SampleGrammar.root).text
    .split(separator: "\n").map(String.init)

  /// A line that holds at the commands whose state the pattern matches.
  static func line(_ pattern: String, _ rest: String) -> String {
    #"complete -c tide -n '__tide_at \'\#(pattern)\'' \#(rest)"#
  }

  @Test(arguments: [
    line("^/0$", "-a now -d 'Height of the water at this moment'"),
    line("^ports/0$", "-a add -d 'Save a port'"),
    line("^(|now|table)/", "-s f -l feet -d 'Heights in feet'"),
    line("^table/", "-s n -l days -x -d 'How many days (default 7)'"),
    line(
      "^table/",
      "-l datum -x -k -a 'chart mean-sea-level ordnance' -d 'What heights are measured from'"
    ),
    line("^ports add/", "-l chart -r -F -d 'Its chart'"),
    line("^(now|table)/", "-k -a '(__tide_run __tide_operands ports list)'"),
    line("^keys show/0$", "-k -a 'shom noaa'"),
    "        case /now /current",
    "        case --days --datum --above --template --chart",
    "            string match -qr -- '^-[^n]*[n]$' $argv[1]",
  ])
  func `the script has the line`(line: String) {
    #expect(Self.lines.contains(line))
  }

  @Test func `no line is there twice`() {
    let lines = Self.lines.filter { $0.hasPrefix("complete ") }
    #expect(Set(lines).count == lines.count)
  }

  @Test func `what several words share begins after the words before it`() {
    let operands = [
      OperandSpec("KEY", summary: "A key", kind: .choice(["size"])),
      OperandSpec(
        "VALUE",
        summary: "A value",
        extent: .joinedWords,
        completion: .words([Completion.Word("it's", summary: "Its \\ value")])
      ),
    ]
    let text = CompletionScript(
      for: .fish,
      grammar: CommandSpec("set", summary: "Set it", operands: operands)
    )
    .text
    #expect(text.contains(#"complete -c set -n '__set_at \'^/0$\'' -k -a size"#))
    #expect(
      text.contains(
        #"-n '__set_at \'^/([1-9]|[1-9][0-9])\'' -a '\'it\\\'s\'' -d 'Its \\ value'"#
      )
    )
  }
}

import Testing

@testable import RainArguments

@Suite struct RoffTests {
  @Test(arguments: [
    ("--units", #"\-\-units"#), (#"a\nb"#, #"a\(rsnb"#), ("it's", #"it\(aqs"#),
    ("say \"so\"", #"say \(dqso\(dq"#), ("~/.config", #"\(ti/.config"#), ("`^`", #"\(ga\(ha\(ga"#),
    ("5 °C", #"5 \[u00B0]C"#), ("☔", #"\[u2614]"#), ("🌧", #"\[u1F327]"#), ("a\u{1B}b", "a b"),
  ])
  func `signs that mean something to formatters are written by name`(text: String, roff: String) {
    #expect(Roff.escaped(text) == roff)
  }

  @Test func `a line that begins with a full stop is no macro`() {
    var page = Roff()
    page.paragraphs(".so it goes\n\n  .indented", firstMacro: nil)
    page.tagged(".term", "'quoted'")
    #expect(
      page.text == """
        \\&.so it goes
        .PP
        .nf
          .indented
        .fi
        .TP
        \\&.term
        \\(aqquoted\\(aq

        """
    )
  }

  @Test func `lines are wrapped, and none of them becomes a macro`() {
    var page = Roff()
    page.paragraphs(String(repeating: ".dotted words ", count: 40), firstMacro: nil)
    let lines = page.text.split(separator: "\n")
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { $0.utf8.count <= 80 && !$0.hasPrefix(".") })
  }

  @Test func `an argument of several words is one argument`() {
    var page = Roff()
    page.macro("SH", "EXIT STATUS")
    page.macro("SS", "")
    page.macro("SS", "a\"b")
    #expect(page.text == ".SH \"EXIT STATUS\"\n.SS \"\"\n.SS a\\(dqb\n")
  }

  @Test func `a sign beyond ASCII has a stand-in`() {
    var page = Roff()
    page.line(Roff.escaped("5 °C"))
    #expect(page.text == ".if !c\\[u00B0] .char \\[u00B0] deg\n5 \\[u00B0]C\n")
  }
}

import RainTerminal
import Testing

@Suite struct StyleTests {
  @Test(arguments: [
    (Style.bold, "1"), (.dim, "2"), (.underlined, "4"), (.color(.red), "31"),
    (.color(.brightBlack), "90"), (Style(color: .brightCyan, isBold: true), "1;96"),
    (Style(color: .black, isBold: true, isDim: true, isUnderlined: true), "1;2;4;30"),
  ])
  func `a style is one sequence, and one takes it back`(style: Style, numbers: String) {
    let rendered = StyledText("x", style).rendered(withColor: true)
    #expect(rendered == "\u{1B}[\(numbers)mx\u{1B}[0m")
  }

  @Test func `only the sixteen base colors are used`() {
    let numbers = Style.Color.allCases.map(\.rawValue).sorted()
    #expect(numbers == Array(30...37) + Array(90...97))
  }
}

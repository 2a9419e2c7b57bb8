import RainTerminal
import Testing

@Suite struct StyledTextTests {
  private let line: StyledText = "Berlin".styled(.bold) + "  " + StyledText("12°", .color(.yellow))

  @Test func `styles are rendered only with color`() {
    #expect(line.rendered(withColor: true) == "\u{1B}[1mBerlin\u{1B}[0m  \u{1B}[33m12°\u{1B}[0m")
    #expect(line.rendered(withColor: false) == "Berlin  12°")
    #expect(line.plain == "Berlin  12°")
    #expect(line.description == line.plain)
    #expect(line.width == 11)
  }

  @Test func `plain text has no escape sequence even with color`() {
    #expect(("a" + StyledText("b")).rendered(withColor: true) == "ab")
    #expect(StyledText("", .bold).rendered(withColor: true) == "")
  }

  @Test func `neighbors of one style become one part`() {
    let text = "a".styled(.bold) + StyledText("", .dim) + "b".styled(.bold)
    #expect(text.rendered(withColor: true) == "\u{1B}[1mab\u{1B}[0m")
    #expect(text == "ab".styled(.bold))
  }

  @Test func `interpolated texts keep their styles`() {
    let day: Substring = "Mon"
    let text: StyledText = "\(day): \(line), \(5) days"
    #expect(text == "Mon: " + line + ", 5 days")
  }

  @Test func `appending equals adding`() {
    var text = line
    text += "!"
    #expect(text == line + "!")
    #expect(text.width == line.width + 1)
  }

  @Test(arguments: [
    (Alignment.leading, "東京   "), (.trailing, "   東京"), (.center, " 東京  "),
  ])
  func `padding fills up to the width`(alignment: Alignment, expected: String) {
    let text = StyledText("東京", .bold)
    #expect(text.padded(to: 7, alignment: alignment).plain == expected)
    #expect(text.padded(to: 4, alignment: alignment) == text)
    #expect(text.padded(to: -1, alignment: alignment) == text)
  }

  @Test func `padding is not styled`() {
    let padded = StyledText("x", .underlined).padded(to: 3)
    #expect(padded.rendered(withColor: true) == "\u{1B}[4mx\u{1B}[0m  ")
  }

  @Test(arguments: [
    (11, "Berlin  12°"), (10, "Berlin  1…"), (9, "Berlin…"), (7, "Berlin…"), (6, "Berli…"),
    (1, "…"),
    (0, ""), (-3, ""),
  ])
  func `truncation marks the cut and drops spaces before it`(width: Int, expected: String) {
    #expect(line.truncated(to: width).plain == expected)
  }

  @Test func `the mark has the style of the part that was cut`() {
    #expect(line.truncated(to: 4) == StyledText("Ber…", .bold))
    #expect(line.truncated(to: 10) == "Berlin".styled(.bold) + "  " + "1…".styled(.color(.yellow)))
  }

  @Test func `spaces at the end go, whatever their style`() {
    let text = "a ".styled(.bold) + " " + "  ".styled(.dim)
    #expect(text.trimmed == "a".styled(.bold))
    #expect(StyledText("   ").trimmed.isEmpty)
    #expect(line.trimmed == line)
  }

  @Test func `texts are joined with a separator between them`() {
    let parts: [StyledText] = ["a", "b".styled(.bold), ""]
    #expect(parts.joined(separator: " · ") == "a · " + "b".styled(.bold) + " · ")
    #expect([StyledText]().joined(separator: ",").isEmpty)
  }
}

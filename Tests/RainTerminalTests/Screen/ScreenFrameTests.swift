import RainTerminal
import Testing

@Suite struct ScreenFrameTests {
  private static func frame(
    _ lines: [StyledText],
    columns: Int = 8,
    rows: Int = 3,
    hasColor: Bool = false
  ) -> String {
    let size = TerminalSize(columns: columns, rows: rows)
    return ScreenFrame(lines, size: size, hasColor: hasColor).text
  }

  @Test func `every row is written over what was there, at once`() {
    let expected =
      "\u{1B}[?2026h\u{1B}[1;1HBerlin\u{1B}[K\u{1B}[2;1H\u{1B}[K\u{1B}[3;1H\u{1B}[K\u{1B}[?2026l"
    #expect(Self.frame(["Berlin"]) == expected)
  }

  @Test func `a full row keeps its last cell`() {
    #expect(Self.frame(["12345678"], rows: 1).contains("12345678\u{1B}[?2026l"))
    #expect(Self.frame(["日本日本"], rows: 1).contains("日本日本\u{1B}[?2026l"))
    // A wide character that would be cut in two is left out.
    #expect(Self.frame(["日本日本日"], columns: 7, rows: 1).contains("日本日…\u{1B}[?2026l"))
  }

  @Test func `nothing goes beyond the screen`() {
    let text = Self.frame(Array(repeating: "a line that is long", count: 9))
    #expect(text.contains("\u{1B}[3;1Ha line…"))
    #expect(!text.contains("\u{1B}[4;1H"))
    #expect(!text.contains("\n"))
    #expect(Self.frame(["abc"], columns: 0, rows: 0).contains("\u{1B}[1;1H…\u{1B}[?2026l"))
  }

  @Test func `styles are there when they are wished for`() {
    let line = StyledText("Oslo", .bold)
    #expect(Self.frame([line], hasColor: true).contains("\u{1B}[1mOslo\u{1B}[0m"))
    #expect(!Self.frame([line]).contains("\u{1B}[1m"))
  }
}

import RainTerminal
import Testing

@Suite struct TextFittingTests {
  static let mixed = "Zu\u{308}rich 東京 👩‍🌾 ☀️ 🇩🇪 กำ \u{1100}\u{1161} القاهرة 1️⃣ e\u{301}"

  @Test func `a text is padded with spaces`() {
    #expect(TextFitting.padded("☀️", to: 4) == "☀️  ")
    #expect(TextFitting.padded("東京", to: 6, alignment: .trailing) == "  東京")
  }

  @Test(arguments: [
    ("Berlin", 6, "…", "Berlin"), ("Berlin", 5, "…", "Berl…"), ("Berlin", 5, "...", "Be..."),
    ("Berlin", 2, "...", ".."), ("Berlin", 5, "~", "Berl~"), ("東京都", 5, "…", "東京…"),
    ("東京都", 4, "…", "東…"), ("東京都", 1, "…", "…"), ("☀️☀️", 3, "…", "☀️…"), ("Berlin", 0, "…", ""),
  ])
  func `a text is cut to the width`(text: String, width: Int, mark: String, expected: String) {
    #expect(TextFitting.truncated(text, to: width, mark: mark) == expected)
  }

  @Test(arguments: 0...60)
  func `truncation never splits a character and never exceeds the width`(width: Int) {
    let cut = TextFitting.truncated(Self.mixed, to: width)
    #expect(DisplayWidth.width(of: cut) <= width)
    let kept = cut.last == "…" ? Array(cut.dropLast()) : Array(cut)
    #expect(kept == Array(Array(Self.mixed).prefix(kept.count)))
    // What fits is used: the next character and the spaces before it are all that is missing.
    if kept.count < Self.mixed.count, width > 0 {
      #expect(DisplayWidth.width(of: cut) + 3 >= width)
    }
  }
}

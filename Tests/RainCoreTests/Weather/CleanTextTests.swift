import RainCore
import Testing

@Suite struct CleanTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("München 東京 القاهرة", "München 東京 القاهرة"),
    ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("\u{9B}31mred", "red"),
    ("title\u{1B}]0;evil\u{07}end", "titleend"),
    ("link\u{1B}]8;;http://x\u{1B}\\text", "linktext"),
    ("bell\u{07}\u{08}\u{7F}", "bell"),
    ("abc\u{202E}def\u{2066}\u{2069}\u{200F}", "abcdef"),
    ("tab\tand\r\nline\nbreak", "tab and line break"),
    ("next\u{85}line\u{2028}sep", "next line sep"),
    ("\u{FEFF}mark", "mark"),
    ("\u{1B}", ""),
    ("\u{1B}[", ""),
    ("e\u{301}", "e\u{301}"),
    ("👩‍🌾", "👩‍🌾"),
  ])
  func `a line keeps its words and loses what steers a terminal`(given: String, clean: String) {
    #expect(CleanText.line(given) == clean)
  }

  @Test(arguments: [
    ("e" + String(repeating: "\u{301}", count: 5000) + "f", 32),
    (String(repeating: "\u{1100}", count: 5000), 31),
    ("a" + String(repeating: "👩\u{200D}", count: 5000), 32),
    (String(repeating: "e" + String(repeating: "\u{301}", count: 30), count: 3), 93),
  ])
  func `no more marks are heaped on a letter than any language has`(given: String, count: Int) {
    #expect(CleanText.line(given).unicodeScalars.count == count)
    #expect(CleanText.paragraphs(given).unicodeScalars.count == count)
  }

  @Test func `paragraphs keep their line breaks`() {
    #expect(CleanText.paragraphs("one\r\ntwo\n\nthree\u{1B}[1m") == "one\ntwo\n\nthree")
  }

  @Test func `an unfinished sequence does not swallow the next line`() {
    #expect(CleanText.paragraphs("a\u{1B}]0;never ended\nb") == "a\nb")
  }
}

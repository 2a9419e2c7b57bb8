import RainTerminal
import Testing

@Suite struct TextFittingWrappingTests {
  @Test(arguments: [
    ("", 10, [""]),
    ("Rain in 12 minutes", 10, ["Rain in 12", "minutes"]),
    ("Rain  in\t12 minutes ", 9, ["Rain in", "12", "minutes"]),
    ("one\ntwo\r\n\nthree", 10, ["one", "two", "", "three"]),
    ("Donaudampfschiff fährt", 8, ["Donaudam", "pfschiff", "fährt"]),
    ("at Donaudampfschiff", 8, ["at", "Donaudam", "pfschiff"]),
    ("10\u{A0}km/h wind", 8, ["10\u{A0}km/h", "wind"]),
    ("☀️ ☀️ ☀️", 5, ["☀️ ☀️", "☀️"]),
    ("서울 날씨", 6, ["서울", "날씨"]),
  ])
  func `text is broken between words`(text: String, width: Int, expected: [String]) {
    #expect(TextFitting.wrapped(text, to: width) == expected)
  }

  @Test(arguments: [
    ("今日は雨です", 6, ["今日は", "雨です"]),
    ("今日は、雨です。", 6, ["今日", "は、雨", "です。"]),
    ("Tokyo東京 rain", 8, ["Tokyo東", "京 rain"]),
    ("東京で12度", 8, ["東京で12", "度"]),
  ])
  func `ideographs may be parted, but not from closing punctuation`(
    text: String,
    width: Int,
    expected: [String]
  ) {
    #expect(TextFitting.wrapped(text, to: width) == expected)
  }

  @Test(arguments: [
    TextFittingTests.mixed, "a 。。。。。。 b", "Weather warning: heavy thunderstorms, 東京で大雨の恐れ。",
    "👩‍🌾👩‍🌾👩‍🌾👩‍🌾\u{301}",
  ])
  func `no line is too wide and no character is lost`(text: String) {
    for width in -1...40 {
      let lines = TextFitting.wrapped(text, to: width)
      for line in lines { #expect(DisplayWidth.width(of: line) <= max(width, 2)) }
      let letters = lines.joined().filter { $0 != " " }
      #expect(letters == text.filter { $0 != " " })
    }
  }
}

import RainTerminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Berlin", 6), ("12°", 3), ("– · …", 5), ("10 µg/m³", 8), ("Ñuñoa", 5),
    ("N\u{303}un\u{303}oa", 5), ("e\u{301}", 1), ("Zürich", 6), ("─│┼▁▂█", 6), ("①", 1),
    ("القاهرة", 7), ("مُحَمَّد", 4), ("ירושלים", 7), ("Αθήνα", 5), ("Москва", 6), ("Тбилиси", 7),
    ("გორი", 4), ("\u{AD}", 1), ("\u{600}", 1), ("\u{FFFD}", 1),
  ])
  func `narrow letters take one cell and their marks none`(text: String, cells: Int) {
    #expect(DisplayWidth.width(of: text) == cells)
  }

  @Test(arguments: [
    ("東京", 4), ("東京 Tokyo", 10), ("ソウル", 6), ("カ\u{3099}", 2), ("ガ", 2), ("ｶﾞ", 2), ("서울", 4),
    ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", 4), ("\u{1100}\u{1161}\u{11A8}", 2),
    ("\u{1161}", 0), ("ＡＢ", 4), ("　", 2), ("、。", 4), ("𠮷", 2), ("㊗", 2),
  ])
  func `East Asian wide characters take two cells`(text: String, cells: Int) {
    #expect(DisplayWidth.width(of: text) == cells)
  }

  @Test(arguments: [
    ("☀️", 2), ("☀", 1), ("☀\u{FE0E}", 1), ("⛅", 2), ("🌧️", 2), ("🌧", 1), ("❄️", 2), ("❄", 1),
    ("⛈️", 2), ("🌡️", 2), ("☁️", 2), ("🌫️", 2), ("💨", 2), ("🌙", 2), ("❔", 2), ("↗️", 2), ("↗", 1),
    ("👩‍🌾", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("❤️‍🔥", 2), ("👍🏽", 2), ("☝🏽", 2), ("🏽", 2), ("🇩🇪", 2),
    ("🇩🇪🇫🇷", 4), ("🇩", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("1️⃣", 2),
    ("#️⃣", 2), ("1\u{20E3}", 1), ("🪉", 2), ("x\u{FE0F}", 1), ("☀️ 12° 🌧️", 9),
  ])
  func `emoji take two cells as one character each`(text: String, cells: Int) {
    #expect(DisplayWidth.width(of: text) == cells)
  }

  @Test(arguments: [
    ("กรุงเทพ", 6), ("กำ", 2), ("มุมไบ", 4), ("मुंबई", 3), ("दिल्ली", 4), ("का", 2), ("क्ष", 2), ("தி", 2),
    ("ঢাকা", 4), ("ភ្នំ", 2), ("\u{903}", 1), ("မြို့", 2), ("အား", 3),
  ])
  func `Thai and Indic marks count as terminals draw them`(text: String, cells: Int) {
    #expect(DisplayWidth.width(of: text) == cells)
  }

  @Test(arguments: [
    "\t", "\n", "\r\n", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{200B}", "\u{200D}",
    "\u{FEFF}",
    "\u{202E}", "\u{2028}", "\u{2029}", "\u{2060}", "\u{FE0F}", "\u{E0100}", "\u{301}", "\u{20DD}",
  ])
  func `controls and what is not seen take no cell`(text: String) {
    #expect(DisplayWidth.width(of: text) == 0)
    #expect(DisplayWidth.width(of: "a" + text) == 1)
  }

  @Test func `every printable ASCII character takes one cell, also beside others`() {
    for value in UInt8(0x20)..<0x7F {
      let text = String(Character(Unicode.Scalar(value)))
      #expect(DisplayWidth.width(of: text) == 1)
      #expect(DisplayWidth.width(of: "東" + text) == 3)
    }
  }

  @Test func `a text takes what its characters take`() {
    let text = "a東☀️👩‍🌾e\u{301}ก\u{E33}\u{1100}\u{1161}🇩🇪\t"
    #expect(text.map(DisplayWidth.width(of:)) == [1, 2, 2, 2, 1, 2, 2, 2, 0])
    #expect(DisplayWidth.width(of: text) == 14)
  }

  @Test func `no scalar of the first planes takes more than two cells or less than none`() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cells = DisplayWidth.width(of: Character(scalar))
      if !(0...2).contains(cells) { Issue.record("U+\(String(value, radix: 16)): \(cells)") }
    }
  }
}

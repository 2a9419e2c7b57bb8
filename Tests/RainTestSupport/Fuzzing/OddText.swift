/// Texts that have broken programs: controls, sequences for terminals, characters that turn the
/// direction of writing, marks without letters, letters of many widths.
public enum OddText {
  /// Returns a text; the empty one and very long ones too.
  public static func random(using random: inout SplitMix64) -> String {
    if random.oneIn(200) {
      return String(repeating: pieces.randomElement(using: &random) ?? "", count: 2000)
    }
    var text = ""
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      text += random.oneIn(4) ? scalar(using: &random) : pieces.randomElement(using: &random) ?? ""
    }
    return text
  }

  /// Any scalar, those of the lower planes more often.
  private static func scalar(using random: inout SplitMix64) -> String {
    let limit = [0x80, 0x300, 0x3000, 0x11000, 0x20000, 0x110000].randomElement(using: &random)
    let value = UInt32.random(in: 0..<UInt32(limit ?? 0x80), using: &random)
    return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
  }

  private static let pieces =
    words + signs + spaces + controls + directions + clusters

  private static let words = [
    "Berlin", "St. John's", "a", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "52.52", "-33.9", "13,41", "1e999", "NaN", "null", "café", "ŁÓDŹ", "東京", "서울", "القاهرة",
    "ירושלים", "กรุงเทพ", "दिल्ली", "Ⅷ", "ﬁ", "İ", "ß", "K",
  ]

  private static let signs = [
    "-", "--", "=", ",", ",,", ".", "/", "\\", "\"", "'", "%", "%25", "{", "}", "[", "]", "<", "~",
    "$(x)", "。", "、", "（", "…", "°", "–",
  ]

  private static let spaces = [
    " ", "  ", "\t", "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{2007}",
    "\u{202F}",
    "\u{2003}", "\u{3000}", "\u{2028}", "\u{2029}", "\u{1680}", "\u{200B}", "\u{2060}", "\u{FEFF}",
  ]

  private static let controls = [
    "\0", "\u{7}", "\u{8}", "\u{7F}", "\u{1B}", "\u{1B}[", "\u{1B}[31m", "\u{1B}[2J",
    "\u{1B}[?1049h",
    "\u{1B}]0;t\u{7}", "\u{1B}]8;;x\u{1B}\\", "\u{1B}P1$r", "\u{1B}_x", "\u{1B}c", "\u{1B}(0",
    "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{90}", "\u{98}", "\u{9C}", "\u{E}", "\u{80}", "\u{9F}",
  ]

  private static let directions = [
    "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{206A}", "\u{E0001}", "\u{E0041}",
    "\u{E007F}",
  ]

  private static let clusters = [
    "\u{301}", "\u{301}\u{302}\u{303}", "e\u{301}", "\u{20E3}", "1\u{FE0F}\u{20E3}", "\u{FE0F}",
    "\u{FE0E}", "☀\u{FE0F}", "☀", "\u{200D}", "\u{200C}", "👩\u{200D}🌾", "👨‍👩‍👧‍👦", "👋🏽", "🇩🇪", "🇩",
    "🏴\u{E0067}\u{E0062}\u{E007F}", "\u{1100}\u{1161}\u{11A8}", "\u{1161}", "\u{AC00}", "ก\u{E33}",
    "\u{0600}1", "\u{AD}", "\u{115F}", "\u{3164}", "ﷺ", "𓀀", "\u{1D173}", "\u{FFF9}", "\u{FFFD}",
    "\u{10FFFF}", "⛅", "🌧️", "☂", "⁖", "ｱ", "Ａ",
  ]
}

import Testing

@testable import RainCore

@Suite struct FoldedNameTests {
  @Test(arguments: [
    ("München", "MUNCHEN"), ("Łódź", "lodz"), ("Zürich", "zu\u{308}rich"), ("Fluß", "FLUSS"),
    ("Ærø", "aero"), ("İstanbul", "istanbul"), ("ΑΘΉΝΑ", "αθηνα"), ("Đà Nẵng", "da nang"),
    ("  Berlin\n", "berlin"), ("St. John’s", "st johns"),
    ("Stratford-upon-Avon", "stratford upon  avon"), ("\u{2018}Ewa", "ewa"), ("東京", "東京"),
    ("Йошкар", "йошкар"), ("Αθήνας", "ΑΘΗΝΑΣ"), ("Halle (Saale)", "halle saale"),
    ("Biel/Bienne", "biel bienne"), ("ＴＯＫＹＯ", "tokyo"), ("القاهرة", "القاهره"),
    ("کراچی", "كراچي"), ("أَبُو ظَبْي", "ابو ظبي"), ("יְרוּשָׁלַיִם", "ירושלים"),
    ("サン・フランシスコ", "サンフランシスコ"), ("か\u{3099}", "が"),
    ("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", "서울"),
    ("Washington, D.C.", "washington dc"), ("Bakı", "BAKI"), ("ẞ", "ss"), ("Gəncə", "gence"),
    ("Ąčęėį", "aceei"), ("al·l", "all"), ("a\u{200D}b", "ab"),
  ])
  func `case, accents and white space around do not matter`(first: String, second: String) {
    #expect(FoldedName(first) == FoldedName(second))
  }

  @Test(arguments: [("San Jose", "SanJose"), ("Bern", "Berlin"), ("か", "が"), ("ア", "あ"), ("", "x")])
  func `everything else matters`(first: String, second: String) {
    #expect(FoldedName(first) != FoldedName(second))
  }

  @Test func `names are ordered as people expect`() {
    let names = ["Zürich", "ähnlich", "Ystad", "apple", "Östersund", "Oslo"]
    #expect(
      names.sorted { FoldedName($0) < FoldedName($1) }
        == ["ähnlich", "apple", "Oslo", "Östersund", "Ystad", "Zürich"]
    )
  }
}

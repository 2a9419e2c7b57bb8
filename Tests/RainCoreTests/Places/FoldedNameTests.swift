import Testing

@testable import RainCore

@Suite struct FoldedNameTests {
  @Test(arguments: [
    ("München", "MUNCHEN"), ("Łódź", "lodz"), ("Zürich", "zu\u{308}rich"), ("Fluß", "FLUSS"),
    ("Ærø", "aero"), ("İstanbul", "istanbul"), ("ΑΘΉΝΑ", "αθηνα"), ("Đà Nẵng", "da nang"),
    ("  Berlin\n", "berlin"), ("St. John’s", "st johns"),
    ("Stratford-upon-Avon", "stratford upon  avon"), ("\u{2018}Ewa", "ewa"), ("東京", "東京"),
    ("Йошкар", "йошкар"),
  ])
  func `case, accents and white space around do not matter`(first: String, second: String) {
    #expect(FoldedName(first) == FoldedName(second))
  }

  @Test(arguments: [("San Jose", "SanJose"), ("Bern", "Berlin"), ("か", "き"), ("", "x")])
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

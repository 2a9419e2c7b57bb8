import Testing

@testable import RainCore

@Suite struct SpellingSearchTests {
  @Test(arguments: [
    ("berlin", "berlin", 0), ("berlni", "berlin", 1), ("berln", "berlin", 1),
    ("berlinn", "berlin", 1), ("berlim", "berlin", 1), ("brelni", "berlin", 2),
    ("erlinb", "berlin", 2), ("ebrlin", "berlin", 1), ("rome", "roma", 1), ("москва", "мосвка", 1),
    ("東京都庁", "東京庁", 1), ("manchestre", "manchester", 1), ("mnchstr x", "manchester", nil),
    ("rome", "rama", nil), ("paris", "pairs", 1), ("paris", "prias", nil), ("berlin", "bonn", nil),
  ])
  func `slips are counted up to what a name of that length can have`(
    wanted: String,
    name: String,
    slips: Int?
  ) throws {
    var search = try #require(SpellingSearch(wanted))
    let found = search.distance(to: Array(name.utf8), sharing: 0)
    #expect(found == slips)
  }

  @Test(arguments: ["", "abc", "東京", String(repeating: "x", count: 49)])
  func `names too short or too long have no slips`(name: String) {
    #expect(SpellingSearch(name) == nil)
  }

  @Test func `what names share is not compared again, and makes no difference`() throws {
    let names = [
      "aachen", "berga", "bergamo", "bergen", "bergne", "berlin", "berlinchen", "berlini", "bern",
      "bernli", "brelin", "москва", "московская", "мсоква",
    ]
    for wanted in names.filter({ $0.unicodeScalars.count >= 4 }) {
      var search = try #require(SpellingSearch(wanted))
      var before: [UInt8] = []
      for name in names {
        let bytes = Array(name.utf8)
        var shared = 0
        while shared < min(before.count, bytes.count), before[shared] == bytes[shared] {
          shared += 1
        }
        while shared > 0, shared < bytes.count, bytes[shared] & 0xC0 == 0x80 { shared -= 1 }
        var fresh = try #require(SpellingSearch(wanted))
        let slips = fresh.distance(to: bytes, sharing: 0)
        guard shared < search.hopeless else {
          #expect(slips == nil)
          continue
        }
        let found = search.distance(to: bytes, sharing: shared)
        #expect(found == slips, "\(wanted), \(name)")
        before = bytes
      }
    }
  }
}

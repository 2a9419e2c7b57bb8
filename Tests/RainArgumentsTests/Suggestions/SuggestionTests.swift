import RainArguments
import Testing

@Suite struct SuggestionTests {
  static let names = ["now", "hourly", "daily", "air", "locations", "settings", "doctor"]

  @Test(arguments: [
    ("dialy", "daily"), ("dayly", "daily"), ("daly", "daily"), ("DAILY", "daily"),
    ("hurly", "hourly"), ("nwo", "now"), ("nows", "now"), ("ari", "air"),
    ("loactoins", "locations"), ("location", "locations"), ("lcatins", "locations"),
    ("sett", "settings"), ("doc", "doctor"),
  ])
  func `a slip of the fingers is put right`(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, among: Self.names) == expected)
  }

  @Test(arguments: ["", "x", "no_one", "Cairo", "Paris", "Berlin", "se", "daaaily1", "日"])
  func `a word that is not near to any is left alone`(word: String) {
    #expect(Suggestion.nearest(to: word, among: Self.names) == nil)
  }

  @Test func `of equally near ones the first is taken`() {
    #expect(Suggestion.nearest(to: "cat", among: ["dog", "bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", among: ["hat", "bat", "cat"]) == "cat")
  }

  @Test func `near ones win over ones that begin with the word`() {
    #expect(Suggestion.nearest(to: "list", among: ["listing", "lists"]) == "lists")
  }
}

import RainCore
import Testing

@Suite struct NameBeginningTests {
  @Test(arguments: [
    (["be"], "Berlin", "berlin"), (["Be"], "Berlin", "Berlin"), ([""], "Berlin", "Berlin"),
    (["BERLIN"], "Berlin", "BERLIN"), (["zur"], "Zürich", "zurich"), (["zü"], "Zürich", "zürich"),
    (["Zür"], "Zu\u{308}rich", "Zürich"), (["xia"], "Xi'an", "xian"), (["xi'a"], "Xi'an", "xi'an"),
    (["xi'"], "Xi’an", "xi'an"),
    (["gies"], "Gießen", "giessen"), (["Gieß"], "Gießen", "Gießen"),
    (["San", "Fr"], "San Francisco", "Francisco"), (["San Fr"], "San Francisco", "San Francisco"),
    (["San", ""], "San Francisco", "Francisco"), (["saint", "d"], "Saint-Denis", "denis"),
    (["saint-"], "Saint-Denis", "saint-Denis"), (["saint", ""], "Saint-Denis", "Denis"),
    (["東"], "東京", "東京"), (["st", "john"], "St. John's", "john's"),
  ])
  func `a word is completed from where it was typed to`(
    words: [String],
    name: String,
    completed: String
  ) {
    #expect(NameBeginning(words).completed(by: name) == completed)
  }

  @Test(arguments: [
    (["bo"], "Berlin"), (["Berlin", ""], "Berlin"), (["Berlin", "x"], "Berlin"),
    (["San", "Jo"], "San Francisco"), (["saint-"], "Saintes"), (["erlin"], "Berlin"),
    (["Berlin"], ""),
  ])
  func `a name that begins otherwise completes nothing`(words: [String], name: String) {
    #expect(NameBeginning(words).completed(by: name) == nil)
  }

  @Test(arguments: [([], true), ([""], true), (["'"], true), (["Z"], false), (["San", ""], false)])
  func `it is empty when no letter is typed`(words: [String], isEmpty: Bool) {
    #expect(NameBeginning(words).isEmpty == isEmpty)
  }
}

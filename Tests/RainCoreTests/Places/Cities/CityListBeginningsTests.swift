import RainCore
import Testing

@Suite struct CityListBeginningsTests {
  static func words(_ typed: String...) -> [String] {
    CityList.builtIn.places(goingOnFrom: NameBeginning(typed)).map(\.word)
  }

  @Test func `the largest cities come first`() {
    #expect(Self.words("ber").first == "berlin")
    #expect(Self.words("San").contains("San Francisco"))
    #expect(Self.words("San", "Franc").contains("Francisco"))
  }

  @Test func `a name in another language is gone on with`() {
    let cities = CityList.builtIn.places(goingOnFrom: NameBeginning(["firenz"]))
    #expect(cities.contains { $0.word == "firenze" && $0.place.countryCode == "IT" })
  }

  @Test(arguments: ["", "b", "'", "qqqq", "berlin x"])
  func `too little, or what no name begins with, gives nothing`(typed: String) {
    #expect(Self.words(typed).isEmpty)
  }

  @Test(arguments: ["sa", "al", "zu", "Ö", "東", "мос", "Saint-", "l'a"])
  func `every word goes on from what is typed`(typed: String) {
    let words = Self.words(typed)
    #expect(!words.isEmpty && words.count <= 30)
    #expect(words.allSatisfy { $0.hasPrefix(typed) })
  }
}

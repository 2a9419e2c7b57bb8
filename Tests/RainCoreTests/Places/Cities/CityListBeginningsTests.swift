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

  @Test func `other names wait until much is typed, unless there is nothing else`() {
    #expect(!Self.words("mün").contains("münchen"))
    #expect(Self.words("münch").contains("münchen"))
    #expect(Self.words("моск").contains("москва"))
  }

  @Test func `a city is offered under a shorter name too`() {
    let cities = CityList.builtIn.places(goingOnFrom: NameBeginning(["New", "Yor"]))
    #expect(cities.first?.word == "York City")
    #expect(cities.first { $0.word == "York" }?.place.name == "New York City")
  }

  @Test func `parts of a city are left out`() {
    #expect(!Self.words("zürich").contains { $0.contains("(") })
  }

  @Test(arguments: ["", "b", "'", "qqqq", "berlin x"])
  func `too little, or what no name begins with, gives nothing`(typed: String) {
    #expect(Self.words(typed).isEmpty)
  }

  @Test(arguments: ["sa", "al", "zu", "Ös", "東", "мос", "Saint-", "l'a"])
  func `every word goes on from what is typed`(typed: String) {
    let words = Self.words(typed)
    #expect(!words.isEmpty && words.count <= 30)
    #expect(words.allSatisfy { $0.hasPrefix(typed) })
  }
}

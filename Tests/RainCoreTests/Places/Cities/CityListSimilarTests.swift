import RainCore
import Testing

@Suite struct CityListSimilarTests {
  @Test(arguments: [
    ("Berlni", "Berlin"), ("Munhcen", "Munich"), ("Lonndon", "London"),
    ("Springfeild", "Springfield"),
    ("San Fransicso", "San Francisco"), ("Reykjvaik", "Reykjavík"),
    ("Edinbrugh, Scotland", "Edinburgh"),
    ("Моксва", "Moscow"), ("Manchestre", "Manchester"), ("Pheonix", "Phoenix"),
  ])
  func `a misspelled name finds nothing, but suggests what may have been meant`(
    text: String,
    name: String
  ) async throws {
    let resolver = PlaceResolver(lists: [CityList.builtIn])
    let error = await #expect(throws: PlaceError.self) { try await resolver.place(for: text) }
    guard case .notFound(_, let similar) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(similar.first?.name == name)
    #expect(similar.count <= 5)
  }

  @Test func `a name that lies elsewhere is suggested with where it lies`() {
    let result = CityList.builtIn.places(for: PlaceName("Paris", narrowing: ["Bavaria"]))
    #expect(result.candidates.isEmpty)
    #expect(result.similar.first?.country == "France")
  }

  @Test(arguments: ["qqqqqqqqqq", "xyz", "", "🌧️", String(repeating: "Berlin ", count: 100)])
  func `nothing like a name suggests nothing`(text: String) {
    let result = CityList.builtIn.places(for: PlaceName(text))
    #expect(result.candidates.isEmpty)
    #expect(result.similar.isEmpty)
  }
}

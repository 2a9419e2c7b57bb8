import RainCore
import Testing

@Suite struct CityListTests {
  @Test(arguments: PlaceQueryCase.all)
  func `what people type means what they mean`(query: PlaceQueryCase) async throws {
    let resolver = PlaceResolver(lists: [CityList.builtIn])
    let meaning: String
    do throws(PlaceError) {
      let place = try await resolver.place(for: query.text).place
      let short = [place.name, place.countryCode].compactMap(\.self).joined(separator: ", ")
      let long = [place.name, place.region, place.countryCode].compactMap(\.self)
        .joined(separator: ", ")
      meaning = query.meaning == long ? long : short
    } catch .area {
      meaning = "area"
    } catch .ambiguous {
      meaning = "ambiguous"
    } catch {
      meaning = "nothing"
    }
    #expect(meaning == query.meaning)
  }

  @Test func `the table of queries is as large as it should be`() {
    #expect(PlaceQueryCase.all.count >= 300)
    #expect(Set(PlaceQueryCase.all.map { Array($0.text.utf8) }).count == PlaceQueryCase.all.count)
  }

  @Test(arguments: [
    String(repeating: "Berlin,Mars,", count: 20_000), String(repeating: "Berlin ", count: 20_000),
    String(repeating: "é", count: 100_000), "\u{0}", "\u{FFFD}\u{FFFD}", "\u{1F1E9}\u{1F1EA}",
  ])
  func `no text is too much`(text: String) async throws {
    let resolver = PlaceResolver(lists: [CityList.builtIn])
    await #expect(throws: PlaceError.self) { try await resolver.place(for: text) }
  }
}

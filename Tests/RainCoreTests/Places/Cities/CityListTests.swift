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
}

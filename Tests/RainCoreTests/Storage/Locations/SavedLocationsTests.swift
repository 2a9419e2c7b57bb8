import RainCore
import Testing

@Suite struct SavedLocationsTests {
  private func list(_ entries: [(id: String, name: String?)]) throws -> SavedLocations {
    let origin = try #require(Coordinate(latitude: 0, longitude: 0))
    return SavedLocations(
      locations: entries.map {
        SavedLocation(id: $0.id, place: Place(name: $0.name, coordinate: origin))
      }
    )
  }

  @Test func `the order for people is by name, then by id, nameless last`() throws {
    let locations = try list([
      ("z", "Zürich"), ("b", nil), ("s2", "springfield"), ("a", nil), ("o", "Östersund"),
      ("s1", "Springfield"), ("os", "oslo"),
    ])
    #expect(locations.sortedByName.map(\.id) == ["os", "o", "s1", "s2", "z", "a", "b"])
  }

  @Test(arguments: [
    ("springfield-us", ["springfield-us"]), ("SPRINGFIELD-US", ["springfield-us"]),
    ("Springfield", ["springfield-us", "springfield-us-2"]), (" munchen ", ["munchen-de"]),
    ("MÜNCHEN", ["munchen-de"]), ("München-DE", ["munchen-de"]), ("Springfield, US", []),
    ("Springfield us", []), ("springfield_us", []), ("springfield-us-2", ["springfield-us-2"]),
    ("springfield--us", []), ("home", ["home"]), ("Spring", []), ("", []), (" ", []),
  ])
  func `an id finds one location and a name all of that name`(text: String, ids: [String]) throws {
    let locations = try list([
      ("springfield-us", "Springfield"), ("springfield-us-2", "springfield"),
      ("munchen-de", "München"), ("other", "Home"), ("home", "Other"), ("nameless", nil),
    ])
    #expect(locations.matching(text).map(\.id) == ids)
  }

  @Test(arguments: [
    ("Springfield, IL", ["il"]), ("springfield, massachusetts, US", ["ma"]),
    ("Springfield, United States", ["il", "ma"]), ("Springfield, Mass.", ["ma"]),
    ("Springfield, Canada", []), ("Springfield", []), ("Spring, IL", []), (", IL", []),
    ("1, 2", []),
  ])
  func `a name is narrowed by what stands after commas`(text: String, ids: [String]) throws {
    let origin = try #require(Coordinate(latitude: 0, longitude: 0))
    let locations = [("il", "Illinois"), ("ma", "Massachusetts")]
      .map { id, region in
        let place = Place(
          name: "Springfield",
          region: region,
          country: "United States",
          countryCode: "US",
          coordinate: origin
        )
        return SavedLocation(id: id, place: place)
      }
    #expect(SavedLocations(locations: locations).narrowed(by: text).map(\.id) == ids)
  }

  @Test func `the selected location is the one with the id`() throws {
    var locations = try list([("a", "A"), ("b", "B")])
    #expect(locations.selected == nil)
    locations.selectedID = "b"
    #expect(locations.selected?.place.name == "B")
    locations.selectedID = "c"
    #expect(locations.selected == nil)
  }
}

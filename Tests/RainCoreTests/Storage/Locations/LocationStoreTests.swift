import Foundation
import RainCore
import Testing

@Suite struct LocationStoreTests {
  private let folder: StoreFolder
  private var store: LocationStore { LocationStore(directory: folder.url) }

  init() throws {
    folder = try StoreFolder()
  }

  private func place(
    _ name: String?,
    _ latitude: Double,
    _ longitude: Double,
    geoNamesID: Int? = nil
  ) throws -> Place {
    Place(
      name: name,
      countryCode: "DE",
      coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      geoNamesID: geoNamesID
    )
  }

  @Test func `the file is as promised`() throws {
    let coordinate = try #require(Coordinate(latitude: 52.52437, longitude: 13.41053))
    try store.add(
      Place(
        name: "Berlin",
        region: "Land Berlin",
        country: "Germany",
        countryCode: "DE",
        coordinate: coordinate,
        timeZone: "Europe/Berlin",
        population: 3_426_354,
        geoNamesID: 2_950_159
      )
    )
    let expected = """
      {
        "locations": [
          {
            "country": "Germany",
            "countryCode": "DE",
            "geonames": 2950159,
            "id": "berlin-de",
            "latitude": 52.52437,
            "longitude": 13.41053,
            "name": "Berlin",
            "region": "Land Berlin",
            "timeZone": "Europe/Berlin"
          }
        ],
        "retired": [],
        "selected": "berlin-de",
        "version": 1
      }

      """
    #expect(try folder.text("locations.json") == expected)
    #expect(try folder.permissions("locations.json") == 0o600)
  }

  @Test func `places are kept in the order in which they were added`() throws {
    let places = [
      try place("Zwickau", 50.7, 12.5), try place("Aachen", 50.8, 6.1), try place(nil, 1, 2),
    ]
    for place in places { try store.add(place) }
    let loaded = try store.load()
    #expect(loaded.locations.map(\.place) == places)
    #expect(loaded.locations.map(\.id) == ["zwickau-de", "aachen-de", "place-de"])
  }

  @Test func `the first place is selected and the next is not`() throws {
    #expect(try store.add(place("A", 1, 1)).isSelected)
    #expect(try store.add(place("B", 2, 2)).isSelected == false)
    #expect(try store.load().selected?.place.name == "A")
  }

  @Test(
    arguments: [
      ("Berlin", 52.5, 13.4, 7), ("Other", 60.0, 10.0, 7), ("Other", 52.500049, 13.399951, nil),
    ] as [(String, Double, Double, Int?)]
  )
  func `the same place again adds nothing`(
    name: String,
    latitude: Double,
    longitude: Double,
    geoNamesID: Int?
  ) throws {
    let first = try store.add(place("Berlin", 52.5, 13.4, geoNamesID: 7))
    let before = try folder.text("locations.json")
    let again = try store.add(place(name, latitude, longitude, geoNamesID: geoNamesID))
    #expect(first.isNew)
    #expect(!again.isNew)
    #expect(again.isSelected)
    #expect(again.location == first.location)
    #expect(try folder.text("locations.json") == before)
  }

  @Test func `places of the same name are kept apart`() throws {
    let first = try store.add(place("Berlin", 52.5, 13.4))
    let second = try store.add(place("Berlin", 52.5002, 13.4))
    #expect(first.location.id == "berlin-de")
    #expect(second.location.id == "berlin-de-2")
  }

  @Test func `an id is never given to another place`() throws {
    try store.add(place("A", 1, 1))
    let id = try store.add(place("Bonn", 2, 2)).location.id
    #expect(try store.remove(id).place.name == "Bonn")
    #expect(try store.add(place("Bonn", 3, 3)).location.id == "bonn-de-2")
    #expect(try store.remove("bonn-de-2").id == "bonn-de-2")
    #expect(try store.add(place("Bonn", 2, 2)).location.id == "bonn-de-3")
  }

  @Test func `the selected place is removed by force only, and then none is selected`() throws {
    try store.add(place("A", 1, 1))
    try store.add(place("B", 2, 2))
    #expect(throws: StoreError.selected(id: "a-de")) { try store.remove("a-de") }
    #expect(try store.load().locations.count == 2)
    try store.remove("a-de", force: true)
    #expect(try store.load().selectedID == nil)
    #expect(try store.load().locations.map(\.id) == ["b-de"])
    #expect(try store.add(place("C", 3, 3)).isSelected == false)
  }

  @Test func `the first place after the last one was removed is selected again`() throws {
    try store.add(place("A", 1, 1))
    try store.remove("a-de", force: true)
    #expect(try store.add(place("B", 2, 2)).isSelected)
  }

  @Test func `another place can be selected`() throws {
    try store.add(place("A", 1, 1))
    try store.add(place("B", 2, 2))
    #expect(try store.select("b-de").place.name == "B")
    #expect(try store.load().selectedID == "b-de")
  }

  @Test func `a new name leaves the id`() throws {
    try store.add(place("A", 1, 1))
    #expect(try store.rename("a-de", to: " home\n").place.name == "home")
    #expect(try store.load().matching("HOME").map(\.id) == ["a-de"])
    #expect(throws: StoreError.emptyName) { try store.rename("a-de", to: " \t") }
  }

  @Test func `an unknown id is told`() throws {
    try store.add(place("A", 1, 1))
    let expected = StoreError.unknownLocation(id: "x")
    #expect(throws: expected) { try store.remove("x", force: true) }
    #expect(throws: expected) { try store.select("x") }
    #expect(throws: expected) { try store.rename("x", to: "y") }
  }

  @Test func `without a folder nothing is saved`() throws {
    let store = LocationStore(directory: nil)
    #expect(try store.load() == SavedLocations())
    #expect(throws: StoreError.noHome) { try store.add(place("A", 1, 1)) }
  }

  @Test func `fifty places added at once are all there, with ids of their own`() async throws {
    let store = store
    let places = try (0..<50).map { try place("Berlin", 50 + Double($0) / 100, 13) }
    try await withThrowingTaskGroup { group in
      for place in places { group.addTask { _ = try store.add(place) } }
      try await group.waitForAll()
    }
    let loaded = try store.load()
    #expect(Set(loaded.locations.map(\.place)) == Set(places))
    #expect(Set(loaded.locations.map(\.id)).count == 50)
    #expect(loaded.selectedID == "berlin-de")
  }
}

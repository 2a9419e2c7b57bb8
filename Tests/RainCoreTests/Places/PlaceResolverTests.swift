import RainCore
import Testing

/// A list of places for tests, which has the same for every name.
private struct PlaceList: PlaceSearch {
  var candidates: [PlaceCandidate] = []
  var elsewhere: [Place] = []
  var similar: [Place] = []
  var area: NamedArea?
  var error: PlaceError?

  func places(for name: PlaceName) async throws(PlaceError) -> PlaceSearchResult {
    if let error { throw error }
    return PlaceSearchResult(candidates: candidates, elsewhere: elsewhere, area: area)
  }

  func similarPlaces(to name: PlaceName) -> [Place] { similar }
}

@Suite struct PlaceResolverTests {
  private static func place(_ name: String, population: Int = 1000) throws -> Place {
    let coordinate = try #require(Coordinate(latitude: 1, longitude: Double(name.utf8.count)))
    return Place(name: name, coordinate: coordinate, population: population)
  }

  private static func list(
    _ name: String,
    _ match: PlaceCandidate.Match = .name
  ) throws -> PlaceList {
    PlaceList(candidates: [PlaceCandidate(place: try place(name), match: match)])
  }

  @Test func `the first list that has the name counts`() async throws {
    let lists = [PlaceList(), try Self.list("Paris"), try Self.list("Paris, not this one")]
    let match = try await PlaceResolver(lists: lists).place(for: "Paris")
    #expect(match.place.name == "Paris")
    #expect(match.others.isEmpty)
    #expect(match.hasTypedName)
  }

  @Test func `a list with the whole name goes before one with its beginning`() async throws {
    let resolver = PlaceResolver(lists: [
      try Self.list("Walden", .beginning), try Self.list("Wald"),
    ])
    #expect(try await resolver.place(for: "Wald").place.name == "Wald")
    #expect(try await resolver.candidates(for: "Wald").map(\.name) == ["Walden"])
  }

  @Test(arguments: [PlaceCandidate.Match.beginning, .otherName])
  func `a beginning is not made up for by what another list may mean`(
    match: PlaceCandidate.Match
  ) async throws {
    let walden = try Self.place("Walden")
    let resolver = PlaceResolver(lists: [
      try Self.list("Walden", .beginning), try Self.list("Forest", match),
    ])
    await #expect(throws: PlaceError.ambiguous("Wald", candidates: [walden])) {
      try await resolver.place(for: "Wald")
    }
  }

  @Test func `a list that can't be asked is an error only if nothing was found before`()
    async throws
  {
    let failing = PlaceList(error: .searchFailed(.keyMissing))
    let walden = try Self.place("Walden")
    let resolver = PlaceResolver(lists: [try Self.list("Walden", .beginning), failing])
    await #expect(throws: PlaceError.ambiguous("Wald", candidates: [walden])) {
      try await resolver.place(for: "Wald")
    }
    let found = PlaceResolver(lists: [try Self.list("Paris"), failing])
    #expect(try await found.place(for: "Paris").place.name == "Paris")
  }

  @Test func `similar names come with the error, also when a list can't be asked`() async throws {
    let wald = try Self.place("Wald")
    let similar = PlaceList(similar: [wald])
    await #expect(throws: PlaceError.notFound("Wadl", similar: [wald])) {
      try await PlaceResolver(lists: [similar, PlaceList()]).place(for: "Wadl")
    }
    let failing = PlaceList(error: .searchFailed(.keyMissing))
    await #expect(throws: PlaceError.searchFailed(.keyMissing, similar: [wald])) {
      try await PlaceResolver(lists: [similar, failing]).place(for: "Wadl")
    }
  }

  @Test func `a place of the name that lies elsewhere goes before similar names`() async throws {
    let (paris, parts) = (try Self.place("Paris"), try Self.place("Parts"))
    let lists = [PlaceList(similar: [parts]), PlaceList(elsewhere: [paris])]
    await #expect(throws: PlaceError.notFound("Paris, XY", similar: [paris])) {
      try await PlaceResolver(lists: lists).place(for: "Paris, XY")
    }
  }

  @Test func `a pick takes the candidate of that number`() async throws {
    let places = [
      try Self.place("Springfield", population: 170_000), try Self.place("Springfield"),
    ]
    let resolver = PlaceResolver(lists: [
      PlaceList(candidates: places.map { PlaceCandidate(place: $0, match: .name) })
    ])
    #expect(try await resolver.place(for: "Springfield", pick: 2).place == places[1])
    await #expect(throws: PlaceError.noCandidate("Springfield", number: 9, count: 2)) {
      try await resolver.place(for: "Springfield", pick: 9)
    }
  }

  @Test func `a country or region goes before beginnings, and before places of the name`()
    async throws
  {
    let (germany, berlin) = (try Self.place("Germantown"), try Self.place("Berlin"))
    let area = NamedArea(kind: .country, cities: [berlin], isMeant: true)
    for match in [PlaceCandidate.Match.beginning, .name] {
      let list = PlaceList(candidates: [PlaceCandidate(place: germany, match: match)], area: area)
      let resolver = PlaceResolver(lists: [list])
      let error = PlaceError.area(
        "Germany",
        .country,
        candidates: [berlin] + (match == .name ? [germany] : [])
      )
      await #expect(throws: error) { try await resolver.place(for: "Germany") }
      if match == .name {
        #expect(try await resolver.candidates(for: "Germany") == [germany])
      } else {
        await #expect(throws: error) { try await resolver.candidates(for: "Germany") }
      }
    }
  }

  @Test func `a region that is not meant stands among the others`() async throws {
    let (washington, seattle) = (try Self.place("Washington"), try Self.place("Seattle"))
    let list = PlaceList(
      candidates: [PlaceCandidate(place: washington, match: .name)],
      area: NamedArea(kind: .region, cities: [seattle], isMeant: false)
    )
    let match = try await PlaceResolver(lists: [list]).place(for: "Washington")
    #expect(match.place == washington)
    #expect(match.others == [seattle])
  }

  @Test func `a coordinate needs no list`() async throws {
    let resolver = PlaceResolver(lists: [PlaceList(error: .searchFailed(.keyMissing))])
    let coordinate = try #require(Coordinate(latitude: 1, longitude: 2))
    #expect(try await resolver.place(for: "1,2").place == Place(coordinate: coordinate))
    #expect(try await resolver.candidates(for: "1, 2") == [Place(coordinate: coordinate)])
  }
}

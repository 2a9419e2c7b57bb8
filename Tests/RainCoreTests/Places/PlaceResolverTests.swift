import RainCore
import Testing

/// A list of places for tests.
private struct PlaceList: PlaceSearch {
  let places: [Place]

  func places(named name: String) async throws(PlaceError) -> [Place] { places }
}

@Suite struct PlaceResolverTests {
  private static func place(
    _ name: String,
    _ region: String,
    _ country: String,
    _ population: Int?
  ) throws -> Place {
    let coordinate = try #require(Coordinate(latitude: 1, longitude: Double(name.utf8.count)))
    return Place(
      name: name,
      region: region,
      country: ["US": "United States", "GB": "United Kingdom", "DE": "Germany"][country],
      countryCode: country,
      coordinate: coordinate,
      population: population
    )
  }

  private static func resolver() throws -> PlaceResolver {
    PlaceResolver(lists: [
      PlaceList(places: [
        try place("Springfield", "Illinois", "US", 114_000),
        try place("Springfield", "Missouri", "US", 170_000),
        try place("Cambridge", "England", "GB", 145_000),
        try place("Springfieldville", "Ohio", "US", 900_000),
      ])
    ])
  }

  @Test(arguments: [
    "Springfield, IL", "springfield,illinois", "Springfield, Illinois, USA", "Springfield, US, il",
  ])
  func `a name is narrowed by region and country in any order`(text: String) async throws {
    let match = try await Self.resolver().place(for: text)
    #expect(match.place.region == "Illinois")
  }

  @Test(arguments: ["Cambridge, UK", "Cambridge, England", "Cambridge, gb", "cambridge"])
  func `other names of countries count`(text: String) async throws {
    #expect(try await Self.resolver().place(for: text).place.countryCode == "GB")
  }

  @Test func `of several places with one name none is taken unless it is by far the largest`()
    async throws
  {
    let springfields = [
      try Self.place("Springfield", "Missouri", "US", 170_000),
      try Self.place("Springfield", "Illinois", "US", 114_000),
    ]
    let error = await #expect(throws: PlaceError.self) {
      try await PlaceResolver(lists: [PlaceList(places: springfields)]).place(for: "Springfield")
    }
    #expect(error == .ambiguous("Springfield", candidates: springfields))
    let large = try Self.place("Springfield", "Bavaria", "DE", 510_000)
    let match = try await PlaceResolver(lists: [PlaceList(places: springfields + [large])])
      .place(for: "Springfield")
    #expect(match.place == large)
    #expect(match.others == springfields)
  }

  @Test func `a longer name is never taken for the one that was typed`() async throws {
    let list = [try Self.place("Berlingen", "Thurgau", "DE", 900)]
    await #expect(throws: PlaceError.ambiguous("Berl", candidates: list)) {
      try await PlaceResolver(lists: [PlaceList(places: list)]).place(for: "Berl")
    }
  }

  @Test func `a place known by another name in another language is taken`() async throws {
    let munich = try Self.place("Munich", "Bavaria", "DE", 1_260_000)
    let match = try await PlaceResolver(lists: [PlaceList(places: [munich])]).place(for: "München")
    #expect(match.place == munich)
  }

  @Test func `the first list that has the name counts`() async throws {
    let first = try Self.place("Paris", "Texas", "US", 25_000)
    let second = try Self.place("Paris", "Île-de-France", "DE", 2_100_000)
    let lists = [PlaceList(places: []), PlaceList(places: [first]), PlaceList(places: [second])]
    #expect(try await PlaceResolver(lists: lists).place(for: "Paris").place == first)
  }

  @Test func `a pick takes the candidate of that number`() async throws {
    let resolver = try Self.resolver()
    #expect(try await resolver.place(for: "Springfield", pick: 2).place.region == "Illinois")
    await #expect(throws: PlaceError.noCandidate(number: 9, count: 4)) {
      try await resolver.place(for: "Springfield", pick: 9)
    }
  }

  @Test(arguments: [
    ("52.52,13.41", 52.52, 13.41), ("52.52, 13.41", 52.52, 13.41), (" -33.9 , 18.4 ", -33.9, 18.4),
    ("-0,-0.0", 0, 0), ("90,-180", 90, -180), ("+1,+2", 1, 2),
  ])
  func `a coordinate is read with and without spaces`(
    text: String,
    latitude: Double,
    longitude: Double
  ) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(try PlaceQuery(text) == .coordinate(coordinate))
  }

  @Test(arguments: ["90.1,0", "0,180.5", "-91,0"])
  func `a coordinate off the Earth is refused`(text: String) {
    #expect(throws: PlaceError.outOfRange(text)) { try PlaceQuery(text) }
  }

  @Test(arguments: ["nan,0", "inf,1", "1e2,3", "0x1,2", "1,2,3", "Paris, 75"])
  func `what is no pair of decimal numbers is a name`(text: String) throws {
    guard case .name = try PlaceQuery(text) else {
      Issue.record("read as a coordinate")
      return
    }
  }
}

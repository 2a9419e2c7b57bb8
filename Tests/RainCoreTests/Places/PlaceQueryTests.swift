import RainCore
import Testing

@Suite struct PlaceQueryTests {
  @Test(arguments: [
    ("Springfield, IL", ["IL"]), ("Springfield,il, , USA,", ["il", "USA"]), (" Springfield ", []),
    ("Springfield，美国", ["美国"]), ("Springfield، مصر", ["مصر"]), ("Springfield、日本", ["日本"]),
  ])
  func `what follows commas narrows the name`(text: String, narrowing: [String]) throws {
    #expect(try PlaceQuery(text) == .name(PlaceName("Springfield", narrowing: narrowing)))
  }

  @Test(arguments: ["", " ", ",", ", Berlin"])
  func `a name is needed`(text: String) {
    #expect(throws: PlaceError.empty) { try PlaceQuery(text) }
  }

  @Test(arguments: [
    ("52.52,13.41", 52.52, 13.41), ("52.52, 13.41", 52.52, 13.41), (" -33.9 , 18.4 ", -33.9, 18.4),
    ("-0,-0.0", 0, 0), ("90,-180", 90, -180), ("+1,+2", 1, 2),
    ("13.4758, 122.0275, Santa Cruz, Marinduque, Philippines", 13.4758, 122.0275),
    ("13.4758, 122.0275  (Santa Cruz, Marinduque)", 13.4758, 122.0275),
    ("1,2,東京", 1, 2), ("1,2 (3)", 1, 2),
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

  @Test(arguments: [
    "nan,0", "inf,1", "1e2,3", "0x1,2", "1,2,3", "Paris, 75", "1,2,", "1,(2", "1,2 Paris",
  ])
  func `what is no pair of decimal numbers is a name`(text: String) throws {
    guard case .name = try PlaceQuery(text) else {
      Issue.record("read as a coordinate")
      return
    }
  }
}

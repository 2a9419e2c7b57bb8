import Foundation
import RainCore
import RainTestSupport
import Testing

/// The file as people and later versions may write it.
@Suite struct LocationsFileV1Tests {
  private let folder: StoreFolder
  private var store: LocationStore { LocationStore(directory: folder.url) }

  init() throws {
    folder = try StoreFolder()
  }

  private static let damaged: [(String, FileProblem)] = [
    (#"{"version": 1}"#, .missing(keyPath: "locations")),
    (#"{"version": 1, "locations": {}}"#, .wrongType(keyPath: "locations")),
    (entry("7"), .wrongType(keyPath: "locations[0]")),
    (entry("{}"), .missing(keyPath: "locations[0].latitude")),
    (entry(#"{"latitude": 1, "longitude": 2}"#), .missing(keyPath: "locations[0].id")),
    (
      entry(#"{"id": "", "latitude": 1, "longitude": 2}"#),
      .invalidValue(keyPath: "locations[0].id")
    ),
    (
      entry(#"{"id": "a", "latitude": "1", "longitude": 2}"#),
      .wrongType(keyPath: "locations[0].latitude")
    ),
    (
      entry(#"{"id": "a", "latitude": 91, "longitude": 2}"#),
      .invalidValue(keyPath: "locations[0].latitude")
    ),
    (
      entry(#"{"id": "a", "latitude": 9, "longitude": -180.5}"#),
      .invalidValue(keyPath: "locations[0].longitude")
    ),
    (
      entry(#"{"id": "a", "name": 5, "latitude": 9, "longitude": 0}"#),
      .wrongType(keyPath: "locations[0].name")
    ),
    (
      entry(#"{"id": "a", "geonames": 1.5, "latitude": 9, "longitude": 0}"#),
      .invalidValue(keyPath: "locations[0].geonames")
    ),
    (
      entry(
        #"{"id": "a", "latitude": 9, "longitude": 0}, {"id": "a", "latitude": 8, "longitude": 0}"#
      ),
      .invalidValue(keyPath: "locations[1].id")
    ),
    (#"{"version": 1, "locations": [], "selected": 1}"#, .wrongType(keyPath: "selected")),
    (#"{"version": 1, "locations": [], "retired": ["a", 1]}"#, .wrongType(keyPath: "retired[1]")),
    (
      #"{"version": 1, "locations": [], "retired": [null]}"#,
      .wrongType(keyPath: "retired[0]")
    ),
  ]

  private static func entry(_ text: String) -> String {
    #"{"version": 1, "locations": ["# + text + "]}"
  }

  @Test(arguments: damaged)
  func `a damaged file is told with the place in it and left as it was`(
    text: String,
    problem: FileProblem
  ) throws {
    try folder.write(text, to: "locations.json")
    let expected = StoreError.damaged(path: folder.path("locations.json"), problem: problem)
    #expect(throws: expected) { try store.load() }
    let place = Place(coordinate: try #require(Coordinate(latitude: 1, longitude: 1)))
    #expect(throws: expected) { try store.add(place) }
    #expect(try folder.text("locations.json") == text)
  }

  @Test func `null counts as absent`() throws {
    try folder.write(
      """
      {"version": 1, "selected": null, "locations": [
        {"id": "a", "name": null, "timeZone": null, "geonames": null, "latitude": 1, "longitude": 2}
      ]}
      """,
      to: "locations.json"
    )
    let loaded = try store.load()
    #expect(loaded.locations.map(\.place.name) == [nil])
    #expect(loaded.selectedID == nil)
  }

  @Test func `a selection that names nobody is none, also after the id is given away`() throws {
    try folder.write(
      #"{"version": 1, "selected": "rome-it", "locations": [{"id": "a", "latitude": 1, "longitude": 2}]}"#,
      to: "locations.json"
    )
    #expect(try store.load().selectedID == nil)
    let coordinate = try #require(Coordinate(latitude: 41.9, longitude: 12.5))
    let rome = Place(name: "Rome", countryCode: "IT", coordinate: coordinate)
    #expect(try store.add(rome).isSelected == false)
    #expect(try store.load().selectedID == nil)
  }

  @Test func `what is not known is passed over and kept`() throws {
    try folder.write(
      """
      {"version": 1, "comment": "mine", "locations": [
        {"id": "a", "latitude": 1, "longitude": 2, "icon": {"x": [1]}}
      ]}
      """,
      to: "locations.json"
    )
    try store.select("a")
    let text = try folder.text("locations.json")
    #expect(text.contains(#""comment": "mine""#))
    #expect(text.contains(#""icon": {"#))
  }

  @Test func `the reader of the file withstands any bytes`() throws {
    let text =
      #"{"locations":[{"id":"a","latitude":1,"longitude":2,"name":"ü"}],"retired":["b"],"version":1}"#
    let mutator = ByteMutator([Array(text.utf8)])
    var random = SplitMix64(seed: 7)
    var (readable, refused) = (0, 0)
    for _ in 0..<500 {
      let mutant = Data(mutator.mutant(using: &random))
      try mutant.write(to: folder.url.appending(path: "locations.json"))
      do throws(StoreError) {
        _ = try store.load()
        readable += 1
      } catch {
        refused += 1
      }
    }
    #expect(readable > 10)
    #expect(refused > 10)
  }
}

import RainCore
import Testing

@testable import RainCLI

@Suite struct WatchedPlacesTests {
  private static func place(_ name: String, _ latitude: Double) throws -> Place {
    var place = Place(coordinate: try #require(Coordinate(latitude: latitude, longitude: 10)))
    place.name = name
    return place
  }

  /// Saved in the order of their degrees, the first one selected.
  private static func saved(
    _ names: [String] = ["Oslo", "Berlin", "Paris"],
    selected: String? = "Oslo"
  ) throws -> SavedLocations {
    let locations = try names.map { name in
      let latitude = ["Oslo", "Berlin", "Paris", "Rome"].firstIndex(of: name) ?? 9
      return SavedLocation(id: name.lowercased(), place: try place(name, Double(latitude)))
    }
    return SavedLocations(locations: locations, selectedID: selected?.lowercased())
  }

  @Test func `keys go round the saved places by name, and back`() throws {
    let saved = try Self.saved()
    var places = WatchedPlaces(try #require(saved.selected).place, isNamed: false, saved: saved)
    var names: [String?] = []
    for step in [1, 1, 1, -1, -1, -1, -1] {
      #expect(places.move(by: step) == true)
      names.append(places.current.name)
    }
    #expect(names == ["Paris", "Berlin", "Oslo", "Berlin", "Paris", "Oslo", "Berlin"])
  }

  @Test func `a place that was named and is not saved is one of those`() throws {
    let rome = try Self.place("Rome", 3)
    var places = WatchedPlaces(rome, isNamed: true, saved: try Self.saved())
    #expect(places.move(by: 1) == true)
    #expect(places.current.name == "Berlin")
    #expect(places.move(by: -1) == true)
    #expect(places.current.name == "Rome")
    #expect(places.move(by: -1) == true)
    #expect(places.current.name == "Paris")
  }

  @Test func `there is nowhere to go from the only place`() throws {
    let saved = try Self.saved(["Oslo"])
    var only = WatchedPlaces(try #require(saved.selected).place, isNamed: false, saved: saved)
    #expect(!only.hasOthers)
    #expect(only.move(by: 1) == false)
    var named = WatchedPlaces(try Self.place("Rome", 3), isNamed: true, saved: SavedLocations())
    #expect(!named.hasOthers)
    #expect(named.move(by: -1) == false)
    #expect(named.current.name == "Rome")
  }

  @Test func `another selected location is followed, unless a place was named`() throws {
    let saved = try Self.saved()
    let oslo = try #require(saved.selected).place
    var following = WatchedPlaces(oslo, isNamed: false, saved: saved)
    #expect(following.take(try Self.saved(selected: "Paris")) == true)
    #expect(following.current.name == "Paris")
    var named = WatchedPlaces(oslo, isNamed: true, saved: saved)
    #expect(named.take(try Self.saved(selected: "Paris")) == false)
    #expect(named.current.name == "Oslo")
  }

  @Test func `what does not change the selection changes no place that was gone to`() throws {
    let saved = try Self.saved()
    var places = WatchedPlaces(try #require(saved.selected).place, isNamed: false, saved: saved)
    #expect(places.move(by: 1) == true)
    #expect(places.take(try Self.saved(["Oslo", "Berlin", "Paris", "Rome"])) == false)
    #expect(places.current.name == "Paris")
    #expect(places.move(by: 1) == true)
    #expect(places.current.name == "Rome")
  }

  @Test func `another name of the place is its name`() throws {
    let saved = try Self.saved()
    var places = WatchedPlaces(try #require(saved.selected).place, isNamed: false, saved: saved)
    var renamed = saved
    renamed.locations[0].place.name = "home"
    #expect(places.take(renamed) == false)
    #expect(places.current.name == "home")
  }

  @Test func `a place that is no longer saved stays until a key leads away`() throws {
    let saved = try Self.saved()
    var places = WatchedPlaces(try #require(saved.selected).place, isNamed: false, saved: saved)
    #expect(places.take(try Self.saved(["Berlin", "Paris"], selected: nil)) == false)
    #expect(places.current.name == "Oslo")
    #expect(places.hasOthers)
    #expect(places.move(by: -1) == true)
    #expect(places.current.name == "Paris")
  }
}

import RainCore

/// The saved locations, and places that were found, as JSON documents of schema 1.
struct LocationsDocument {
  private let saved: SavedLocations

  init(_ saved: SavedLocations) { self.saved = saved }

  /// The document of the saved locations, sorted by name.
  var json: JSONValue {
    [
      "schema": 1,
      "selected": JSONValue(saved.selected?.id),
      "locations": .array(saved.sortedByName.map(location)),
    ]
  }

  /// The document of places that a name could mean.
  static func matches(_ places: [Place]) -> JSONValue {
    [
      "schema": 1,
      "matches": .array(
        places.map { place in
          .object(members(of: place) + [member("population", JSONValue(place.population))])
        }
      ),
    ]
  }

  private func location(_ location: SavedLocation) -> JSONValue {
    .object(
      [Self.member("id", .string(location.id))]
        + Self.members(of: location.place)
        + [Self.member("selected", .bool(location.id == saved.selected?.id))]
    )
  }

  private static func members(of place: Place) -> [JSONValue.Member] {
    [
      member("name", JSONValue(place.name)),
      member("region", JSONValue(place.region)),
      member("country", JSONValue(place.country)),
      member("countryCode", JSONValue(place.countryCode)),
      member("latitude", .number(place.coordinate.latitude)),
      member("longitude", .number(place.coordinate.longitude)),
      member("timeZone", JSONValue(place.timeZone)),
    ]
  }

  private static func member(_ name: String, _ value: JSONValue) -> JSONValue.Member {
    JSONValue.Member(name: name, value: value)
  }
}

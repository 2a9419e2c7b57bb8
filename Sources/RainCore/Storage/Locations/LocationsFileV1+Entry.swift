extension LocationsFileV1 {
  /// One saved location as it stands in the file.
  struct Entry: Equatable, Sendable {
    /// The id, never empty.
    let id: String

    /// The place.
    var place: Place

    /// What a later rain wrote beside.
    private var others = StoredObject()

    /// Creates the entry of a new location.
    init(id: String, place: Place) {
      self.id = id
      self.place = place
      // Not kept: it changes, and nobody asks a saved place for it.
      self.place.population = nil
    }

    /// Reads an entry; key paths of problems begin at it.
    init(_ object: StoredObject) throws(FileProblem) {
      // One pass over the members instead of a search for each: thousands of entries may be here.
      place = Place(coordinate: try Self.coordinate(of: object))
      var id: String?
      for member in object.members {
        let (key, value) = (member.key, member.value)
        switch key {
        case "id": id = try value.text(key)
        // By hand anything can be written here, even what would steer a terminal.
        case "name": place.name = try value.text(key).map(CleanText.line)
        case "region": place.region = try value.text(key).map(CleanText.line)
        case "country": place.country = try value.text(key).map(CleanText.line)
        case "countryCode": place.countryCode = try value.text(key).map(CleanText.line)
        case "latitude", "longitude": break
        case "timeZone": place.timeZone = try value.text(key).flatMap(PlaceClock.zoneName)
        case "geonames": place.geoNamesID = try value.integer(key)
        default: others.members.append(member)
        }
      }
      guard let id else { throw .missing(keyPath: "id") }
      guard Self.isTypable(id) else { throw .invalidValue(keyPath: "id") }
      self.id = id
    }

    /// The members of the entry; what is not known of the place is left out.
    var object: StoredObject {
      var object = others
      object["id"] = .string(id)
      object["name"] = place.name.map(StoredJSON.string)
      object["region"] = place.region.map(StoredJSON.string)
      object["country"] = place.country.map(StoredJSON.string)
      object["countryCode"] = place.countryCode.map(StoredJSON.string)
      object["latitude"] = .number(place.coordinate.latitude)
      object["longitude"] = .number(place.coordinate.longitude)
      object["timeZone"] = place.timeZone.map(StoredJSON.string)
      object["geonames"] = place.geoNamesID.map { .number(Double($0)) }
      return object
    }

    /// Whether an id can be typed: visible ASCII without spaces.
    private static func isTypable(_ id: String) -> Bool {
      !id.isEmpty && id.utf8.count <= 200 && id.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    private static func coordinate(of object: StoredObject) throws(FileProblem) -> Coordinate {
      let latitude = try degrees("latitude", of: object)
      let longitude = try degrees("longitude", of: object)
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        throw .invalidValue(keyPath: abs(latitude) > 90 ? "latitude" : "longitude")
      }
      return coordinate
    }

    private static func degrees(
      _ key: String,
      of object: StoredObject
    ) throws(FileProblem) -> Double {
      guard let value = object[key] else { throw .missing(keyPath: key) }
      return try value.number(key)
    }
  }
}

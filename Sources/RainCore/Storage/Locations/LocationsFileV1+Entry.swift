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
      guard let id = try object["id"]?.text("id") else { throw .missing(keyPath: "id") }
      guard !id.isEmpty else { throw .invalidValue(keyPath: "id") }
      self.id = id
      place = Place(
        name: try object["name"]?.text("name"),
        region: try object["region"]?.text("region"),
        country: try object["country"]?.text("country"),
        countryCode: try object["countryCode"]?.text("countryCode"),
        coordinate: try Self.coordinate(of: object),
        timeZone: try object["timeZone"]?.text("timeZone"),
        geoNamesID: try object["geonames"]?.integer("geonames")
      )
      others = object.others(than: Self.keys)
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

    private static let keys = [
      "id", "name", "region", "country", "countryCode", "latitude", "longitude", "timeZone",
      "geonames",
    ]

    private static func coordinate(of object: StoredObject) throws(FileProblem) -> Coordinate {
      let latitude = try degrees("latitude", of: object)
      let longitude = try degrees("longitude", of: object)
      guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
        throw .invalidValue(
          keyPath: (-90...90).contains(latitude) ? "longitude" : "latitude"
        )
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

extension AirQuality {
  /// Reads the air out of a kept answer.
  init(
    stored object: StoredObject,
    from provenance: Provenance,
    clock: PlaceClock
  ) throws(FileProblem) {
    guard let scale = object["scale"].flatMap(AirQualityScale.init(stored:)) else {
      throw .missing(keyPath: "air.scale")
    }
    self.init(provenance: provenance, scale: scale)
    time = object["time"].flatMap(LocalTime.init(stored:))
      .map { clock.time(at: $0.secondsSince1970) }
    index = object["index"].flatMap(Double.init(stored:))
    concentrations = try Self.numbers(object, "concentrations")
    pollutantIndices = try Self.numbers(object, "indices")
    pollen = try Self.numbers(object, "pollen")
  }

  /// The air as it stands in a kept answer, which knows who told it.
  var storedObject: StoredObject {
    var object: StoredObject = ["scale": scale.stored]
    object["time"] = time?.stored
    object["index"] = index?.stored
    object["concentrations"] = Self.stored(concentrations)
    object["indices"] = Self.stored(pollutantIndices)
    object["pollen"] = Self.stored(pollen)
    return object
  }

  private typealias Name = RawRepresentable<String> & CaseIterable & Hashable

  private static func numbers<Key: Name>(
    _ object: StoredObject,
    _ name: String
  ) throws(FileProblem) -> [Key: Double] {
    guard let members = try object[name]?.object("air.\(name)") else { return [:] }
    return Key.allCases.reduce(into: [:]) { numbers, key in
      numbers[key] = members[key.rawValue].flatMap(Double.init(stored:))
    }
  }

  private static func stored<Key: Name>(_ numbers: [Key: Double]) -> StoredJSON? {
    guard !numbers.isEmpty else { return nil }
    return .object(
      StoredObject(
        members: Key.allCases.compactMap { key in
          numbers[key].map { .init(key: key.rawValue, value: $0.stored) }
        }
      )
    )
  }
}

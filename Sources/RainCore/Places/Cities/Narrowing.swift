/// What stood after the commas: each part names countries and regions, and a place must lie in one
/// of each.
struct Narrowing {
  private let table: CityTable
  private let parts: [Set<Division>]

  /// Whether there is nothing to narrow by.
  var isEmpty: Bool { parts.isEmpty }

  /// Reads the parts.
  ///
  /// - Parameters:
  ///   - texts: Names or codes of regions and countries.
  ///   - table: The list of cities.
  ///   - withBeginnings: Whether beginnings of names count as well, such as `Mass.`.
  init(_ texts: [String], in table: CityTable, withBeginnings: Bool = false) {
    self.table = table
    parts = texts.map { text in
      let name = FoldedName(text).utf8
      let found = Set(table.divisions.values(of: name).map(Division.init))
      return withBeginnings ? found.union(Self.divisions(beginningWith: name, in: table)) : found
    }
  }

  private static func divisions(
    beginningWith name: [UInt8],
    in table: CityTable
  ) -> Set<Division> {
    var found: Set<Division> = []
    guard name.count >= 3 else { return found }
    var cursor = table.divisions.cursor(before: name)
    while found.count < 100, cursor.next(beginningWith: name) {
      found.formUnion(cursor.values.map(Division.init))
    }
    return found
  }

  /// Whether a city lies in all of it.
  ///
  /// - Parameters:
  ///   - city: The number of the city.
  ///   - withTerritories: Whether territories count as parts of the state they belong to.
  /// - Returns: Whether it does.
  func contains(_ city: Int, withTerritories: Bool) -> Bool {
    guard !isEmpty else { return true }
    let region = table.region(city)
    let country = table.country(ofRegion: region)
    return parts.allSatisfy { part in
      part.contains(.region(region)) || part.contains(.country(country))
        || withTerritories && part.contains(.territory(country))
    }
  }

  /// Whether a place from elsewhere lies in all of it; its region may be named in any language.
  func contains(_ place: Place) -> Bool {
    let regions = table.divisions.values(of: FoldedName(place.region ?? "").utf8).map(Division.init)
    return parts.allSatisfy { part in
      part.contains { division in
        switch division {
        case .country(let country), .territory(let country):
          return table.countryCode(country) == place.countryCode
        case .region(let region):
          return table.countryCode(table.country(ofRegion: region)) == place.countryCode
            && regions.contains(division)
        }
      }
    }
  }
}

extension CityList {
  /// How many cities of a country or region are worth naming.
  private static let mostCities = 5

  /// How many times the inhabitants of a city its largest city must have for a region to be meant.
  private static let clearly = 3

  /// From so many inhabitants on a city is known by its name, and no country meant by one that it
  /// has in another language: Columbia is not Colombia.
  private static let known = 100_000

  /// Finds the country or region that has a name.
  ///
  /// - Parameters:
  ///   - reading: The name, and what narrows it.
  ///   - exact: The cities of exactly this name.
  /// - Returns: The country or region; `nil` when there is none, or the largest of the cities lies
  ///   in it, as Québec does, or is much larger than any of it.
  func area(of reading: Reading, besides exact: [CityName]) -> NamedArea? {
    let best = (exact.filter { $0.kind == .called } + exact).first
    var values = table.divisions.values(of: reading.name)
    if best != nil || reading.name.count < 2 { values.removeAll(where: Division.isCode) }
    var divisions = Set(values.map(Division.init))
    if let best { divisions = divisions.filter { isRival($0, of: best.city, reading.name) } }
    guard !divisions.isEmpty else { return nil }
    let cities = (0..<table.cityCount).lazy
      .filter { city in
        divisions.contains { contains(city, in: $0) }
          && reading.narrowing.contains(city, withTerritories: true)
      }
      .prefix(Self.mostCities)
      .map { $0 }
    guard let largest = cities.first else { return nil }
    let countries = divisions.filter { if case .country = $0 { true } else { false } }
    let (size, other) = (table.population(largest), best.map { table.population($0.city) } ?? 0)
    guard best == nil || Self.clearly * size >= other else { return nil }
    let isOwn = countries.contains { self.isOwn(reading.name, of: $0) }
    let isMeant =
      if countries.isEmpty {
        size >= Self.clearly * other
      } else {
        size >= other && (isOwn || other < Self.known)
      }
    return NamedArea(
      kind: countries.isEmpty ? .region : .country,
      cities: cities.compactMap(table.place),
      isMeant: best == nil || isMeant
    )
  }

  /// Whether a country or region may be meant rather than a city of its name: not one that the city
  /// lies in, nor a region by a name in another language.
  private func isRival(_ division: Division, of city: Int, _ name: [UInt8]) -> Bool {
    if contains(city, in: division) { return false }
    if case .region = division { return isOwn(name, of: division) }
    return true
  }

  private func contains(_ city: Int, in division: Division) -> Bool {
    let region = table.region(city)
    return division == .region(region) || division == .country(table.country(ofRegion: region))
  }

  /// Whether a name is that of a country in English, or that of a region where people name it.
  private func isOwn(_ name: [UInt8], of division: Division) -> Bool {
    let own: String? =
      switch division {
      case .country(let country): table.countryName(country)
      case .region(let region): table.regionName(region)
      case .territory: nil
      }
    return own.map(FoldedName.init(_:))?.utf8 == name
  }
}

extension CityList {
  /// How many suggestions are worth reading.
  private static let mostSuggestions = 5

  /// The cities whose names a person may have wanted to type: the same name elsewhere, else those
  /// with the fewest slips, the largest first.
  func similarPlaces(to reading: Reading) -> [Place] {
    if !reading.narrowing.isEmpty {
      let elsewhere = table.names.values(of: reading.name).compactMap(CityName.init)
      if !elsewhere.isEmpty {
        return elsewhere.sorted { ($0.kind.rawValue, $0.city) < ($1.kind.rawValue, $1.city) }
          .prefix(Self.mostSuggestions)
          .compactMap { table.place($0.city) }
      }
    }
    let slips = slips(in: reading.name)
    let near = slips.filter { reading.narrowing.contains($0.city, withTerritories: true) }
    return (near.isEmpty ? slips : near)
      .sorted { ($0.distance, $0.city) < ($1.distance, $1.city) }
      .prefix(Self.mostSuggestions)
      .compactMap { table.place($0.city) }
  }

  private struct Slip {
    let city: Int
    let distance: Int
  }

  /// The cities with names that differ by a letter, or of long names by two.
  private func slips(in name: [UInt8]) -> [Slip] {
    guard var search = SpellingSearch(String(decoding: name, as: UTF8.self)) else { return [] }
    var nearest: [Int: Int] = [:]
    var cursor = table.names.start
    while cursor.next(sharingLessThan: search.hopeless) {
      guard let distance = search.distance(to: cursor.name, sharing: cursor.shared) else {
        continue
      }
      for name in cursor.values.compactMap(CityName.init) where name.kind != .code {
        nearest[name.city] = min(nearest[name.city] ?? .max, distance)
      }
    }
    return nearest.map { Slip(city: $0.key, distance: $0.value) }
  }
}

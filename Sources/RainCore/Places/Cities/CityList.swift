/// The built-in list of cities: those over 5,000 inhabitants, and the capitals.
///
/// The data is GeoNames', under CC BY 4.0. It is searched in place; nothing is read beforehand.
public struct CityList: PlaceSearch {
  /// How many places that only begin with a name are worth showing.
  private static let mostBeginnings = 20

  /// The list that is built into the program.
  public static let builtIn = CityList(.builtIn)

  let table: CityTable

  init(_ table: CityTable) { self.table = table }

  /// Finds the cities of a name.
  ///
  /// What stands after commas may come in any order, before the name too (`Ontario, London`), and a
  /// regions and countries may stand around the name without a comma (`Paris Texas USA`).
  ///
  /// - Parameter name: The name with what narrows it.
  /// - Returns: Those called so, also called so, or called something that begins so, in this order,
  ///   the largest first.
  public func places(for name: PlaceName) -> PlaceSearchResult {
    let readings = readings(of: name)
    for (index, reading) in readings.enumerated() {
      let exact = cities(called: reading.name, in: reading.narrowing)
      guard !exact.isEmpty else { continue }
      var result = result(exact, reading)
      if index == 0, name.narrowing.isEmpty { result.area = area(of: reading, besides: exact) }
      return result
    }
    var result = result([], readings[name.narrowing.isEmpty ? 0 : 1])
    result.area = area(of: readings[0], besides: [])
    if result.candidates.isEmpty {
      let elsewhere = table.names.values(of: readings[0].name).compactMap(CityName.init)
      result.elsewhere =
        elsewhere.sorted { ($0.kind.rawValue, $0.city) < ($1.kind.rawValue, $1.city) }
        .compactMap { table.place($0.city) }
    }
    return result
  }

  /// The cities of exactly this name that lie where they should, the largest first.
  private func cities(called name: [UInt8], in narrowing: Narrowing) -> [CityName] {
    guard !name.isEmpty else { return [] }
    let all = table.names.values(of: name).compactMap(CityName.init)
    for withTerritories in [false, true] {
      let found = all.filter { narrowing.contains($0.city, withTerritories: withTerritories) }
      if !found.isEmpty || narrowing.isEmpty { return found }
    }
    return []
  }

  private func result(_ exact: [CityName], _ reading: Reading) -> PlaceSearchResult {
    let called = exact.filter { $0.kind == .called }.map(\.city)
    let alsoCalled = exact.filter { $0.kind == .alsoCalled }.map(\.city)
    let codes = exact.filter { $0.kind == .code }.map(\.city)
    let beginnings = cities(beginningWith: reading, without: Set(exact.map(\.city)))
    return PlaceSearchResult(
      candidates: candidates(called, .name) + candidates(alsoCalled, .otherName)
        + candidates(codes, .code) + candidates(beginnings, .beginning)
    )
  }

  private func candidates(_ cities: [Int], _ match: PlaceCandidate.Match) -> [PlaceCandidate] {
    cities.compactMap { table.place($0).map { PlaceCandidate(place: $0, match: match) } }
  }

  /// The largest cities with a name that begins with the one that was typed; those that are only
  /// also called so count as if they were smaller.
  private func cities(beginningWith reading: Reading, without others: Set<Int>) -> [Int] {
    guard !reading.name.isEmpty, others.count < Self.mostBeginnings else { return [] }
    let limit = Self.mostBeginnings - others.count
    var called = LargestCities(limit)
    var alsoCalled = LargestCities(limit)
    var cursor = table.names.cursor(before: reading.name)
    while cursor.next(beginningWith: reading.name) {
      for index in 0..<cursor.valueCount {
        guard let name = CityName(cursor.value(at: index)),
          !others.contains(name.city),
          reading.narrowing.contains(name.city, withTerritories: true)
        else { continue }
        switch name.kind {
        case .called: called.insert(name.city)
        case .alsoCalled: alsoCalled.insert(name.city)
        case .code: break
        }
      }
    }
    let weighed =
      called.cities.map { (city: $0, size: 20 * table.population($0)) }
      + alsoCalled.cities.filter { !called.cities.contains($0) }
      .map { (city: $0, size: table.population($0)) }
    return weighed.sorted { ($1.size, $0.city) < ($0.size, $1.city) }.prefix(limit).map(\.city)
  }
}

/// The largest of the cities that are put in: those with the lowest numbers.
struct LargestCities {
  private let limit: Int
  private(set) var cities: [Int] = []

  init(_ limit: Int) { self.limit = limit }

  mutating func insert(_ city: Int) {
    guard cities.count < limit || city < cities[limit - 1], !cities.contains(city) else { return }
    cities.insert(city, at: cities.firstIndex { $0 > city } ?? cities.count)
    if cities.count > limit { cities.removeLast() }
  }
}

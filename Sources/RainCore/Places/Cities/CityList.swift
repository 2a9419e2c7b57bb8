/// The built-in list of cities: those over 5,000 inhabitants, and the capitals.
///
/// The data is GeoNames', under CC BY 4.0. It is searched in place; nothing is read beforehand.
public struct CityList: PlaceSearch {
  /// How many places that only begin with a name are worth showing.
  private static let mostBeginnings = 20

  /// How many parts after commas a person puts in another order.
  private static let mostParts = 4

  /// The list that is built into the program.
  public static let builtIn = CityList(.builtIn)

  let table: CityTable

  init(_ table: CityTable) { self.table = table }

  /// Finds the cities of a name.
  ///
  /// What stands after commas may come in any order, before the name too (`Ontario, London`), and a
  /// region or country may follow the name without a comma (`Washington DC`).
  ///
  /// - Parameter name: The name with what narrows it.
  /// - Returns: Those called so, also called so, or called something that begins so, in this order,
  ///   the largest first; when there is none, those with a similar name.
  public func places(for name: PlaceName) -> PlaceSearchResult {
    let readings = readings(of: name)
    for reading in readings {
      let exact = cities(called: reading.name, in: reading.narrowing)
      if !exact.isEmpty { return result(exact, reading) }
    }
    let loosest = readings[name.narrowing.isEmpty ? 0 : 1]
    let result = result([], loosest)
    guard result.candidates.isEmpty else { return result }
    return PlaceSearchResult(candidates: [], similar: similarPlaces(to: loosest))
  }

  /// A name that was typed, in one way of reading it.
  struct Reading {
    let name: [UInt8]
    let narrowing: Narrowing
  }

  /// The ways to read what was typed: with what narrows it in full or not, in another order, or
  /// without a comma before it.
  private func readings(of name: PlaceName) -> [Reading] {
    func reading(_ text: some StringProtocol, _ narrowing: [String]) -> Reading {
      Reading(name: FoldedName(text).utf8, narrowing: Narrowing(narrowing, in: table))
    }
    var readings = [reading(name.text, name.narrowing)]
    if !name.narrowing.isEmpty {
      let narrowing = Narrowing(name.narrowing, in: table, withBeginnings: true)
      readings.append(Reading(name: readings[0].name, narrowing: narrowing))
    }
    for (index, part) in name.narrowing.enumerated() where name.narrowing.count <= Self.mostParts {
      var others = name.narrowing
      others[index] = name.text
      readings.append(reading(part, others))
    }
    let words = name.text.split(whereSeparator: \.isWhitespace)
    for count in 1..<max(1, min(4, words.count)) {
      let text = words.dropLast(count).joined(separator: " ")
      let last = words.suffix(count).joined(separator: " ")
      readings.append(reading(text, [last] + name.narrowing))
    }
    return readings
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
    let alsoCalled = exact.filter { $0.kind != .called }.map(\.city)
    let beginnings = cities(beginningWith: reading, without: Set(called + alsoCalled))
    return PlaceSearchResult(
      candidates: candidates(called, .name) + candidates(alsoCalled, .otherName)
        + candidates(beginnings, .beginning)
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

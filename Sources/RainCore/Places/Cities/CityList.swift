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
    let result = result([], readings[0])
    guard result.candidates.isEmpty else { return result }
    return PlaceSearchResult(candidates: [], similar: similarPlaces(to: readings[0]))
  }

  /// A name that was typed, in one way of reading it.
  struct Reading {
    let name: [UInt8]
    let narrowing: Narrowing
  }

  /// The ways to read what was typed, the most likely first.
  private func readings(of name: PlaceName) -> [Reading] {
    func reading(_ text: String, _ narrowing: [String], isWhole: Bool = false) -> Reading {
      Reading(
        name: FoldedName(text).utf8,
        narrowing: Narrowing(narrowing, in: table, isWhole: isWhole)
      )
    }
    var readings = [reading(name.text, name.narrowing)]
    for (index, part) in name.narrowing.enumerated() {
      var others = name.narrowing
      others[index] = name.text
      readings.append(reading(part, others, isWhole: true))
    }
    let words = name.text.split(whereSeparator: \.isWhitespace)
    for count in 1..<max(1, min(4, words.count)) {
      let last = words.suffix(count).joined(separator: " ")
      readings.append(
        reading(
          words.dropLast(count).joined(separator: " "),
          [last] + name.narrowing,
          isWhole: true
        )
      )
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

  /// The largest cities with a name that begins with the one that was typed.
  private func cities(beginningWith reading: Reading, without others: Set<Int>) -> [Int] {
    guard !reading.name.isEmpty, others.count < Self.mostBeginnings else { return [] }
    var found: [Int] = []
    let limit = Self.mostBeginnings - others.count
    table.names.visit(namesBeginningWith: reading.name) { cursor in
      for index in 0..<cursor.valueCount {
        guard let name = CityName(cursor.value(at: index)), name.kind != .code,
          found.count < limit || name.city < found[limit - 1], !found.contains(name.city),
          !others.contains(name.city),
          reading.narrowing.contains(name.city, withTerritories: true)
        else { continue }
        found.insert(name.city, at: found.firstIndex { $0 > name.city } ?? found.count)
        if found.count > limit { found.removeLast() }
      }
      return true
    }
    return found
  }
}

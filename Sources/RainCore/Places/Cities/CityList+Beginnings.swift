extension CityList {
  /// How many cities are offered that are called so.
  private static let mostCalled = 20

  /// How many cities are offered that are also called so, and under how many names in all.
  private static let mostAlsoCalled = 5
  private static let mostOtherNames = 10

  /// So much must be typed before cities are offered: two letters, or one of a script with many.
  private static let shortestBeginning = 2

  /// So much must be typed before other names are offered too; there are so many of them.
  private static let shortestOtherBeginning = 4

  /// A city whose name somebody has begun to type.
  public struct Completed: Hashable, Sendable {
    /// What can stand in place of the last word; see `NameBeginning.completed(by:)`.
    public let word: String

    /// The city.
    public let place: Place
  }

  /// Finds the cities with a name that goes on from a beginning.
  ///
  /// - Parameter beginning: What is typed; without the region or country after a comma.
  /// - Returns: The largest that are called so, in this order; then some that are also called so, if
  ///   there is no other, or much of the name is typed: `firenz` gives `firenze`, which is Florence.
  public func places(goingOnFrom beginning: NameBeginning) -> [Completed] {
    guard beginning.folded.count >= Self.shortestBeginning else { return [] }
    var called = LargestCities(Self.mostCalled)
    var alsoCalled = LargestCities(Self.mostAlsoCalled)
    each(beginning.folded) { name, _ in
      switch name.kind {
      case .called: called.insert(name.city)
      case .alsoCalled: alsoCalled.insert(name.city)
      case .code: break
      }
    }
    let places = called.cities.compactMap { completed(beginning, by: $0) }
    guard places.isEmpty || beginning.folded.count >= Self.shortestOtherBeginning else {
      return places
    }
    return places + others(beginning, alsoCalled.cities, but: called.cities)
  }

  /// A city under the name that it is called by.
  private func completed(_ beginning: NameBeginning, by city: Int) -> Completed? {
    // Nobody types the brackets of a part of a city: Zürich (Kreis 11).
    guard let place = table.place(city), let name = place.name, !name.contains("("),
      let word = beginning.completed(by: name)
    else { return nil }
    return Completed(word: word, place: place)
  }

  /// Cities under their other names, the largest first; those that are offered already only under
  /// the beginning of their name, as New York City is called New York.
  private func others(
    _ beginning: NameBeginning,
    _ cities: [Int],
    but offered: [Int]
  ) -> [Completed] {
    var found: [(city: Int, completed: Completed)] = []
    each(beginning.folded) { name, folded in
      let isOffered = offered.contains(name.city)
      guard name.kind != .code, isOffered || cities.contains(name.city),
        let place = table.place(name.city)
      else { return }
      if isOffered {
        let whole = FoldedName(place.name ?? "").utf8
        guard whole != folded, whole.starts(with: folded) else { return }
      }
      let word = beginning.completed(byFolded: folded)
      found.append((name.city, Completed(word: word, place: place)))
    }
    return found.sorted { $0.city < $1.city }.prefix(Self.mostOtherNames).map(\.completed)
  }

  /// Goes through what the names that begin so stand for.
  private func each(_ beginning: [UInt8], _ body: (CityName, _ folded: [UInt8]) -> Void) {
    var cursor = table.names.cursor(before: beginning)
    while cursor.next(beginningWith: beginning) {
      for index in 0..<cursor.valueCount {
        if let name = CityName(cursor.value(at: index)) { body(name, cursor.name) }
      }
    }
  }
}

extension CityList {
  /// How many cities a shell is offered at once.
  private static let mostOffered = 30

  /// So much must be typed before cities are offered: two letters, or one of a script with many.
  private static let shortestBeginning = 2

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
  /// - Returns: The largest of them, in this order, each under the name that was begun: `firen` gives
  ///   `firenze`, which is Florence. None for less than two letters.
  public func places(goingOnFrom beginning: NameBeginning) -> [Completed] {
    guard beginning.folded.count >= Self.shortestBeginning else { return [] }
    var called = LargestCities(Self.mostOffered)
    var alsoCalled = LargestCities(Self.mostOffered)
    var otherNames: [Int: [UInt8]] = [:]
    var cursor = table.names.cursor(before: beginning.folded)
    while cursor.next(beginningWith: beginning.folded) {
      for index in 0..<cursor.valueCount {
        guard let name = CityName(cursor.value(at: index)) else { continue }
        switch name.kind {
        case .called: called.insert(name.city)
        case .alsoCalled:
          alsoCalled.insert(name.city)
          if otherNames[name.city] == nil, alsoCalled.cities.contains(name.city) {
            otherNames[name.city] = cursor.name
          }
        case .code: break
        }
      }
    }
    return Self.merged(called, alsoCalled, table)
      .prefix(Self.mostOffered)
      .compactMap { city in
        guard let place = table.place(city) else { return nil }
        let word =
          place.name.flatMap(beginning.completed(by:))
          ?? otherNames[city].map(beginning.completed(byFolded:))
        return word.map { Completed(word: $0, place: place) }
      }
  }
}

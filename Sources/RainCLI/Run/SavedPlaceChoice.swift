import Foundation
import RainCore

/// Finds the saved location that is meant.
struct SavedPlaceChoice {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Finds a location by its id, its name, its number in the list, its coordinates or its name with
  /// what narrows it, in this order; else the one that the list of cities means by the text.
  func location(named text: String) async throws(Failure) -> SavedLocation {
    let saved = try invocation.savedLocations()
    var matching = Self.matching(text, in: saved)
    if matching.isEmpty {
      let meant = try? await PlaceResolver(lists: [CityList.builtIn]).place(for: text).place
      matching = saved.locations.filter { location in
        meant?.geoNamesID.map { $0 == location.place.geoNamesID } ?? false
      }
    }
    return try location(among: matching, named: text)
  }

  /// Finds a location by the words that begin a list of words: the longest that mean one.
  ///
  /// - Parameter words: Words, of which at least the last is something else.
  /// - Returns: The location and the words behind it.
  /// - Throws: `.notSaved`, or `.severalSaved` when none is chosen.
  func location(
    beginning words: [String]
  ) throws(Failure) -> (location: SavedLocation, rest: [String]) {
    let saved = try invocation.savedLocations()
    for count in (1..<max(words.count, 1)).reversed() {
      let text = words.prefix(count).joined(separator: " ")
      let matching = Self.matching(text, in: saved)
      guard !matching.isEmpty else { continue }
      return (try location(among: matching, named: text), Array(words.dropFirst(count)))
    }
    throw .notSaved(words.first ?? "")
  }

  private func location(
    among matching: [SavedLocation],
    named text: String
  ) throws(Failure) -> SavedLocation {
    guard let first = matching.first else { throw .notSaved(text) }
    return matching.count == 1 ? first : try asked(among: matching, named: text)
  }

  private static func matching(_ text: String, in saved: SavedLocations) -> [SavedLocation] {
    let ways: [() -> [SavedLocation]] = [
      { saved.matching(text) },
      { numbered(text, in: saved) },
      {
        guard case .coordinate(let coordinate)? = try? PlaceQuery(text) else { return [] }
        return saved.locations.filter { $0.place.coordinate.text == coordinate.text }
      },
      { saved.narrowed(by: text) },
    ]
    return ways.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  /// Chooses among several locations of one name for showing what is there.
  ///
  /// - Parameters:
  ///   - matching: The locations.
  ///   - text: The name.
  /// - Returns: The one that the list of cities clearly means by the name, or that is answered.
  /// - Throws: `.severalSaved` when none is chosen.
  func choice(
    among matching: [SavedLocation],
    named text: String
  ) async throws(Failure) -> PlaceChoice.Choice {
    let meant = try? await PlaceResolver(lists: [CityList.builtIn]).place(for: text)
    let same = matching.filter { $0.place.geoNamesID == meant?.place.geoNamesID }
    guard meant != nil, let location = same.first, same.count == 1 else {
      return PlaceChoice.Choice(place: try asked(among: matching, named: text).place, notes: [])
    }
    let others = matching.filter { $0.id != location.id }.prefix(Self.mostShown)
    return PlaceChoice.Choice(
      place: location.place,
      notes: [
        "took \(location.id), \(FailureReport.candidate(location.place)); also saved by this name: "
          + others.map(\.id).joined(separator: ", ")
      ]
    )
  }

  /// How many locations of one name are worth showing.
  private static let mostShown = 10

  /// Asks which of several locations of one name is meant.
  private func asked(
    among matching: [SavedLocation],
    named text: String
  ) throws(Failure) -> SavedLocation {
    guard invocation.canAsk else { throw .severalSaved(text, matching) }
    let shown = matching.prefix(Self.mostShown)
    let lines = shown.enumerated()
      .map { "  \($0 < 9 ? " " : "")\($0 + 1)  \(FailureReport.saved($1))\n" }
    let question =
      "Several saved places are called '\(FailureReport.shown(text))':\n" + lines.joined()
      + "Which one? [1-\(shown.count)] "
    guard let number = invocation.askedNumber(in: 1...shown.count, question) else {
      throw .severalSaved(text, matching)
    }
    return shown[number - 1]
  }

  /// Asks which location is meant.
  func askedLocation() throws(Failure) -> SavedLocation {
    let saved = try invocation.savedLocations()
    let sorted = saved.sortedByName
    guard !sorted.isEmpty else { throw .nothingSaved }
    guard invocation.canAsk else {
      throw .usage("name the saved place to select; 'rain locations' lists them")
    }
    let lines = sorted.enumerated()
      .map { index, location in
        let mark = location.id == saved.selected?.id ? "*" : " "
        return "\(mark) \(index < 9 ? " " : "")\(index + 1)  "
          + "\(FailureReport.candidate(location.place))\n"
      }
    let question = lines.joined() + "Which one? [1-\(sorted.count)] "
    guard let number = invocation.askedNumber(in: 1...sorted.count, question) else {
      throw .usage("no place was chosen, so the selection stays as it is")
    }
    return sorted[number - 1]
  }

  private static func numbered(_ text: String, in saved: SavedLocations) -> [SavedLocation] {
    let sorted = saved.sortedByName
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      sorted.indices.contains(number - 1)
    else { return [] }
    return [sorted[number - 1]]
  }
}

extension Invocation {
  /// Asks for a number, up to three times.
  ///
  /// - Parameters:
  ///   - range: The numbers that are an answer.
  ///   - question: What is asked, with all that stands before the answer.
  /// - Returns: The number; `nil` when no such number is answered.
  func askedNumber(in range: ClosedRange<Int>, _ question: String) -> Int? {
    dependencies.writeError(question)
    let most = 3
    for attempt in 1...most {
      guard let answer = dependencies.readAnswer() else {
        dependencies.writeError("\n")
        return nil
      }
      if let number = Int(answer.trimmingCharacters(in: .whitespaces)), range.contains(number) {
        return number
      }
      guard attempt < most else { return nil }
      dependencies.writeError(
        range.count == 1
          ? "Type \(range.lowerBound) to take it: "
          : "A number from \(range.lowerBound) to \(range.upperBound), please: "
      )
    }
    return nil
  }
}

import Foundation
import RainCore

/// Finds the saved location that is meant.
struct SavedPlaceChoice {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Finds a location by its id, its name, its number in the list or its coordinates, in this order.
  func location(named text: String) throws(Failure) -> SavedLocation {
    let saved = try invocation.savedLocations()
    var matching = saved.matching(text)
    if matching.isEmpty { matching = Self.numbered(text, in: saved) }
    if matching.isEmpty, case .coordinate(let coordinate)? = try? PlaceQuery(text) {
      matching = saved.locations.filter { $0.place.coordinate.text == coordinate.text }
    }
    guard let first = matching.first else { throw .notSaved(text) }
    return matching.count == 1 ? first : try asked(among: matching, named: text)
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

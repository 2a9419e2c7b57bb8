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
    guard matching.count == 1 else { throw .severalSaved(text, ids: matching.map(\.id)) }
    return first
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
    for _ in 0..<3 {
      guard let answer = dependencies.readAnswer() else {
        dependencies.writeError("\n")
        return nil
      }
      if let number = Int(answer.trimmingCharacters(in: .whitespaces)), range.contains(number) {
        return number
      }
      dependencies.writeError("A number from \(range.lowerBound) to \(range.upperBound), please: ")
    }
    return nil
  }
}

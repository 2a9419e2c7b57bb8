/// Finds what was probably meant by a misspelt word.
public enum Suggestion {
  /// The word among `candidates` that takes the fewest typing mistakes; `nil` when every one takes
  /// more than a third of the length.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().prefix(64))
    let limit = max(1, typed.count / 3)
    guard typed.count > 1, word.utf8.count <= 256 else { return nil }
    let ranked = candidates.compactMap { candidate -> (word: String, distance: Int)? in
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - typed.count) <= limit else { return nil }
      let distance = distance(typed, letters)
      return distance <= limit ? (candidate, distance) : nil
    }
    return ranked.min { $0.distance < $1.distance }?.word
  }

  /// The least number of letters to add, leave out, change or swap with the next (optimal string
  /// alignment).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var best = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (isSame ? 0 : 1)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}

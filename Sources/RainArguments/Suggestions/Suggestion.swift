/// Finds the word that was probably meant.
public enum Suggestion {
  /// Longer words are never near to a name.
  private static let longestWord = 64

  /// From so many letters on the beginning of a name tells the name.
  private static let shortestBeginning = 3

  /// Returns the candidate nearest to a misspelt word.
  ///
  /// Near means few insertions, deletions, replacements and swaps of neighbors: one for up to four
  /// letters, two for up to eight, else three, by the shorter of the two. Case does not count. When
  /// none is near, a candidate that begins with the word will do.
  ///
  /// - Parameters:
  ///   - word: What was typed, of any length.
  ///   - candidates: What could have been meant; of equally near ones the first is taken.
  /// - Returns: One of the candidates; `nil` when none is near.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= longestWord else { return nil }
    let typed = Array(word.lowercased())
    var best: (candidate: String, distance: Int)?
    var completed: String?
    for candidate in candidates {
      let name = Array(candidate.lowercased())
      let shorter = min(typed.count, name.count)
      let limit = min(allowedDistance(forLength: shorter), shorter - 1)
      if completed == nil, typed.count >= shortestBeginning, name.starts(with: typed) {
        completed = candidate
      }
      guard abs(typed.count - name.count) <= limit else { continue }
      let distance = EditDistance.between(typed, name)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate ?? completed
  }

  /// Returns the choice nearest to a value; `nil` when other things than choices are expected.
  static func nearest(to value: String, expected: ValueExpectation) -> String? {
    guard case .choice(let words) = expected else { return nil }
    return nearest(to: value, among: words)
  }

  /// Returns the spelling of the option nearest to what was typed with one dash or more.
  static func nearestOption(to typed: String, among options: [OptionSpec]) -> String? {
    let dashes = typed.utf8.prefix { $0 == UInt8(ascii: "-") }
    let name = typed.utf8.dropFirst(dashes.count).prefix { $0 != UInt8(ascii: "=") }
    let word = String(Substring(name))
    if dashes.count > 1, word.utf8.count == 1 {
      return options.flatMap(\.spellings).first { $0 == "-\(word)" }
    }
    guard word.unicodeScalars.count > 1 else { return nil }
    return nearest(to: word, among: options.flatMap(\.longNames)).map { "--\($0)" }
  }

  private static func allowedDistance(forLength length: Int) -> Int {
    switch length {
    case ...4: 1
    case ...8: 2
    default: 3
    }
  }
}

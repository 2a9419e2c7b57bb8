/// The beginning of a name as somebody types it, for finding names that go on from there.
public struct NameBeginning: Hashable, Sendable {
  private let word: String

  /// What is typed, in the form in which names are compared; a space at its end counts.
  let folded: [UInt8]

  /// Takes what is typed.
  ///
  /// - Parameter words: The words so far; the last one may be incomplete, or empty.
  public init(_ words: [String]) {
    word = words.last ?? ""
    // The letter keeps a space at the end, which tells that the word before it is complete.
    folded = Array(FoldedName(words.joined(separator: " ") + "x").utf8.dropLast())
  }

  /// Whether nothing is typed yet.
  public var isEmpty: Bool { folded.isEmpty }

  /// Returns what can stand in place of the last word so that the words become the name.
  ///
  /// Case and accents stay as they are typed, since shells go on only from what is typed: after `zur`
  /// the name `Zürich` gives `zurich`, and after `San`, `Fr` the name `San Francisco` gives
  /// `Francisco`.
  ///
  /// - Parameter name: A name.
  /// - Returns: The word with the rest of the name; `nil` when the name begins otherwise.
  public func completed(by name: String) -> String? {
    guard FoldedName(name).utf8.starts(with: folded) else { return nil }
    let endsWord = folded.last == 0x20
    let wanted = endsWord ? folded.dropLast() : folded[...]
    var end = name.startIndex
    var covered: [UInt8] = []
    while !covered.starts(with: wanted) {
      guard end < name.endIndex else { return nil }
      end = name.index(after: end)
      covered = FoldedName(name[..<end]).utf8
    }
    var rest = name[end...]
    if endsWord {
      rest = rest.drop { !$0.isLetter && !$0.isNumber }
    } else if let last = word.last, Self.isLeftOut(last) {
      rest = rest.drop(while: Self.isLeftOut)
    }
    // A letter may be folded to several, of which only the first is typed: `gies` for `Gieß`.
    return word + String(decoding: covered.dropFirst(wanted.count), as: UTF8.self) + rest
  }

  /// Whether a sign does not count in names, as an apostrophe does not.
  private static func isLeftOut(_ sign: Character) -> Bool {
    FoldedName("a\(sign)a").utf8.count == 2
  }

  /// Returns the same for a name that is folded and begins as it should.
  func completed(byFolded name: [UInt8]) -> String {
    word + String(decoding: name.dropFirst(folded.count), as: UTF8.self)
  }
}

/// Compares a name with sorted names, one after the other, and reuses what they begin with alike.
///
/// A letter too many, missing, exchanged for another or for its neighbor is one slip.
struct SpellingSearch {
  private static let longest = 48

  private let wanted: [Unicode.Scalar]
  private let most: Int

  /// For each letter of the name at hand, the slips between its beginning and those of the wanted
  /// name: the usual table of the edit distance.
  private var rows: [[Int]]
  private var letters: [Unicode.Scalar] = []

  /// The number of letters after which the name at hand has too many slips; `nil` when it has not.
  private var hopeless: Int?

  /// Takes the name to look for; `nil` when it is too short for slips to be told from other names,
  /// or too long for a name.
  init?(_ name: String) {
    wanted = Array(name.unicodeScalars)
    guard wanted.count >= 4, wanted.count <= Self.longest else { return nil }
    most = wanted.count < 6 ? 1 : 2
    rows = [Array(0...wanted.count)]
  }

  /// Counts the slips between the wanted name and the next one.
  ///
  /// - Parameters:
  ///   - name: The next name, in UTF-8.
  ///   - shared: How many bytes it shares with the one before.
  /// - Returns: The number of slips; `nil` when they are too many.
  mutating func distance(to name: [UInt8], sharing shared: Int) -> Int? {
    let kept = name.prefix(shared).count { $0 & 0xC0 != 0x80 }
    if let hopeless, hopeless <= kept { return nil }
    hopeless = nil
    letters.removeLast(max(0, letters.count - kept))
    rows.removeLast(max(0, rows.count - kept - 1))
    for letter in String(decoding: name.dropFirst(shared), as: UTF8.self).unicodeScalars {
      append(letter)
      if rows[rows.count - 1].min() ?? 0 > most, rows[rows.count - 2].min() ?? 0 >= most {
        hopeless = letters.count
        return nil
      }
    }
    let distance = rows[rows.count - 1][wanted.count]
    return distance <= most ? distance : nil
  }

  private mutating func append(_ letter: Unicode.Scalar) {
    let above = rows[rows.count - 1]
    var row = [above[0] + 1]
    for column in 1...wanted.count {
      var slips = min(above[column], row[column - 1]) + 1
      slips = min(slips, above[column - 1] + (wanted[column - 1] == letter ? 0 : 1))
      if column > 1, let last = letters.last, wanted[column - 2] == letter,
        wanted[column - 1] == last
      {
        slips = min(slips, rows[rows.count - 2][column - 2] + 1)
      }
      row.append(slips)
    }
    letters.append(letter)
    rows.append(row)
  }
}

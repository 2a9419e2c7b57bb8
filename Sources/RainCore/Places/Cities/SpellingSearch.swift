/// Compares a name with sorted names, one after the other, and reuses what they begin with alike.
///
/// A letter too many, missing, exchanged for another or for its neighbor is one slip.
struct SpellingSearch {
  private static let longest = 48

  private let wanted: [Unicode.Scalar]
  private let most: Int

  /// The usual table of the edit distance: for each letter of the name at hand a row of the slips
  /// between its beginning and those of the wanted name, as far as they can be few enough.
  private var slips: [Int]
  private var letters: [Unicode.Scalar] = []

  /// The number of bytes after which the name at hand has too many slips; what begins with them
  /// need not be looked at.
  private(set) var hopeless = Int.max

  /// Takes the name to look for; `nil` when it is too short for slips to be told from other names,
  /// or too long for a name.
  init?(_ name: String) {
    wanted = Array(name.unicodeScalars)
    guard wanted.count >= 4, wanted.count <= Self.longest else { return nil }
    most = wanted.count < 6 ? 1 : 2
    slips = Array(repeating: most + 1, count: (wanted.count + most + 3) * (wanted.count + 1))
    for column in 0...most { slips[column] = column }
  }

  /// Counts the slips between the wanted name and the next one.
  ///
  /// - Parameters:
  ///   - name: The next name, in UTF-8.
  ///   - shared: How many bytes it shares with the last one that was compared; whole letters.
  /// - Returns: The number of slips; `nil` when they are too many.
  mutating func distance(to name: [UInt8], sharing shared: Int) -> Int? {
    guard shared < hopeless else { return nil }
    hopeless = .max
    var kept = 0
    for byte in name.prefix(shared) where byte & 0xC0 != 0x80 { kept += 1 }
    letters.removeLast(max(0, letters.count - kept))
    var bytes = shared
    for letter in String(decoding: name.dropFirst(shared), as: UTF8.self).unicodeScalars {
      bytes += UTF8.width(letter)
      let isHopeful = append(letter)
      guard isHopeful, letters.count <= wanted.count + most else {
        hopeless = bytes
        return nil
      }
    }
    let distance = self[letters.count, wanted.count]
    return distance <= most ? distance : nil
  }

  private subscript(row: Int, column: Int) -> Int {
    get { slips[row * (wanted.count + 1) + column] }
    set { slips[row * (wanted.count + 1) + column] = newValue }
  }

  /// Appends a letter; `false` when no name can have few enough slips any more.
  private mutating func append(_ letter: Unicode.Scalar) -> Bool {
    let row = letters.count + 1
    var fewest = most + 1
    // One letter further on each side than slips can shift, to leave nothing of other names.
    for column in max(0, row - most - 1)...max(0, min(wanted.count, row + most + 1)) {
      let count = abs(row - column) > most ? most + 1 : slips(row, column, letter)
      self[row, column] = count
      fewest = min(fewest, count)
    }
    letters.append(letter)
    // Of two exchanged neighbors the first alone may be one slip too many.
    return fewest <= most || wanted.contains(letter) && hasRoom(inRow: row - 1)
  }

  private func slips(_ row: Int, _ column: Int, _ letter: Unicode.Scalar) -> Int {
    guard column > 0 else { return row }
    var count = min(self[row - 1, column], self[row, column - 1]) + 1
    count = min(count, self[row - 1, column - 1] + (wanted[column - 1] == letter ? 0 : 1))
    if column > 1, row > 1, wanted[column - 2] == letter, wanted[column - 1] == letters[row - 2] {
      count = min(count, self[row - 2, column - 2] + 1)
    }
    return min(count, most + 1)
  }

  /// Whether the beginning up to a row leaves room for one more slip.
  private func hasRoom(inRow row: Int) -> Bool {
    (max(0, row - most)...min(wanted.count, row + most)).contains { self[row, $0] < most }
  }
}

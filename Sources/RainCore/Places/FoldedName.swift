/// A name in the form in which names are compared: without case and accents, without the signs that
/// people leave out (`St. John's`), with one space for hyphens, brackets and any number of spaces.
struct FoldedName: Hashable, Comparable {
  /// The folded form in UTF-8.
  private(set) var utf8: [UInt8] = []

  var isEmpty: Bool { utf8.isEmpty }

  /// The folded form as text.
  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Folds `name`; the same on every system and in every locale.
  init(_ name: some StringProtocol) {
    utf8.reserveCapacity(name.utf8.count)
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case ..<0x80: append(UInt8(scalar.value))
      case 0xAC00...0xD7A3: appendLetters(ofSyllable: scalar.value - 0xAC00)
      default:
        if !CityTable.builtIn.folding.replace(scalar, { append($0) }) { append(unfolded: scalar) }
      }
    }
    if utf8.last == 0x20 { utf8.removeLast() }
  }

  /// Whether this name begins with the other one.
  func hasPrefix(_ other: FoldedName) -> Bool { utf8.starts(with: other.utf8) }

  static func < (left: FoldedName, right: FoldedName) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    // Quotation mark, apostrophe, full stop, grave accent.
    case 0x22, 0x27, 0x2E, 0x60: return
    // Controls and space; & ( ) + , - / : ; _ part words as well.
    case ...0x20, 0x26, 0x28, 0x29, 0x2B...0x2D, 0x2F, 0x3A, 0x3B, 0x5F:
      if let last = utf8.last, last != 0x20 { utf8.append(0x20) }
    case 0x41...0x5A: utf8.append(byte | 0x20)
    default: utf8.append(byte)
    }
  }

  private mutating func append(unfolded scalar: Unicode.Scalar) {
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends the letters of a Korean syllable, so that one is found before it is complete.
  private mutating func appendLetters(ofSyllable index: UInt32) {
    let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
    for letter in letters where letter != 0x11A7 {
      if let scalar = Unicode.Scalar(letter) { append(unfolded: scalar) }
    }
  }
}

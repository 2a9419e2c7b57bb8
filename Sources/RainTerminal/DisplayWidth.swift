/// How many cells of a terminal a text takes.
///
/// A grapheme cluster takes what its scalars take, but never more than two cells: that is how
/// terminals draw emoji sequences, flags, Hangul syllables and conjuncts. Ambiguous characters are
/// narrow.
public enum DisplayWidth {
  /// The cells of `text`, which is one line.
  public static func width(of text: String) -> Int { cells(text) }

  /// The cells of a character: 0 for what is not seen, 2 for wide ones and emoji, 1 for all others.
  public static func width(of character: Character) -> Int {
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first { return isPrintable(byte) ? 1 : 0 }
    var total = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      switch cells(scalar) {
      case .fixed(let cells): total += cells
      case .afterBase: total += total > 0 ? 1 : 0
      case .emojiForm: if let previous, previous.properties.isEmoji { total = 2 }
      }
      if total >= 2 { return 2 }
      previous = scalar
    }
    return total
  }

  /// The cells of a whole or a part of a string.
  static func cells(_ text: some StringProtocol) -> Int {
    var count = 0
    for byte in text.utf8 {
      guard isPrintable(byte) else { return text.reduce(0) { $0 + width(of: $1) } }
      count += 1
    }
    return count
  }

  /// What a scalar adds to the grapheme cluster it stands in.
  private enum Contribution {
    case fixed(Int)
    /// A spacing mark: a cell of its own, but nothing where there is no letter to carry it.
    case afterBase
    /// U+FE0F: the sign before it is drawn as an emoji.
    case emojiForm
  }

  private static func cells(_ scalar: Unicode.Scalar) -> Contribution {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300: return .fixed(1)
    case 0..<0x300: return .fixed(0)
    case 0xFE0F: return .emojiForm
    // Regional indicators, the halves of flags.
    case 0x1F1E6...0x1F1FF: return .fixed(2)
    // Hangul vowels and final consonants join the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return .fixed(0)
    case 0x1100... where WideRanges.contains(scalar.value): return .fixed(2)
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spacingMark: return .afterBase
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return .fixed(0)
    case .format: return .fixed(isVisibleFormat(scalar.value) ? 1 : 0)
    default: return .fixed(scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1)
    }
  }

  /// Whether the format character is a sign that spans the digits after it (Unicode's
  /// `Prepended_Concatenation_Mark`).
  private static func isVisibleFormat(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }
}

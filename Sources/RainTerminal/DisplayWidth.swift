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
    var total = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}", let previous, previous.properties.isEmoji { return 2 }
      total += cells(scalar)
      if total >= 2 { return 2 }
      previous = scalar
    }
    return total
  }

  /// The cells of a whole or a part of a string.
  static func cells(_ text: some StringProtocol) -> Int {
    var total = 0
    for scalar in text.unicodeScalars {
      // What needs no grapheme breaking: Latin letters, dashes and quotes, boxes and blocks.
      switch scalar.value {
      case 0x20..<0x7F, 0xA0..<0x300, 0x2010...0x2027, 0x2500...0x259F: total += 1
      case 0..<0x300: break
      default: return text.reduce(0) { $0 + width(of: $1) }
      }
    }
    return total
  }

  /// What a scalar adds to the grapheme cluster it stands in.
  private static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x300: return 1
    case 0..<0x300: return 0
    // Hangul vowels and final consonants join the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    // Regional indicators, the halves of flags.
    case 0x1F1E6...0x1F1FF: return 2
    case 0x1100... where WideRanges.contains(scalar.value): return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return isVisibleFormat(scalar.value) ? 1 : 0
    default: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
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
}

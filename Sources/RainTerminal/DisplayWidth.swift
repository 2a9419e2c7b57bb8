/// How many cells of a terminal a text takes.
public enum DisplayWidth {
  /// The cells of `text`, which is one line.
  public static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The cells of a character: 2 for wide ones and emoji, 0 for what is not seen, 1 for all others.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 { return (0x20...0x7E).contains(first.value) ? 1 : 0 }
    let base = scalars.first { !isInvisible($0) }
    guard let base else { return 0 }
    if scalars.count > 1 {
      // Flags are pairs of letters; a keycap, and the emoji form of a sign, take two cells.
      if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return 2 }
      if (0x1F1E6...0x1F1FF).contains(base.value) { return 2 }
    }
    // Hangul vowels and final consonants join the first one.
    return isWide(base) ? 2 : 1
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      // The soft hyphen is a format character that terminals show.
      scalar != "\u{AD}"
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    var (low, high) = (0, wideRanges.count)
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(scalar.value)
  }

  /// East Asian Wide and Fullwidth without the emoji (Unicode 16, EastAsianWidth.txt).
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x33FF, 0x3400...0x4DBF, 0x4DC0...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F202,
    0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251, 0x20000...0x3FFFD,
  ]
}

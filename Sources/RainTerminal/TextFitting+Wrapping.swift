extension TextFitting {
  /// Breaks `text` into lines of at most `width` cells.
  ///
  /// Breaks stand between words, beside ideographs and kana (but not before their closing
  /// punctuation), and within a word only when it is wider than a line. Spaces between words become
  /// one; no-break spaces hold words together.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - width: The cells there are; less than 2 counts as 2.
  /// - Returns: The lines, without spaces at their ends; at least one.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { paragraph in
        var lines = LineFiller(width: max(width, 2))
        for word in paragraph.split(whereSeparator: isBreakingSpace) {
          for (index, piece) in pieces(of: word).enumerated() {
            lines.add(piece, afterSpace: index == 0)
          }
        }
        return lines.finished
      }
  }

  private static func isBreakingSpace(_ character: Character) -> Bool {
    guard character != " " else { return true }
    return character.isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(character)
  }

  /// The parts of a word between which a line may be broken.
  private static func pieces(of word: Substring) -> [Substring] {
    guard word.utf8.contains(where: { $0 >= 0xE2 }) else { return [word] }
    var pieces: [Substring] = []
    var start = word.startIndex
    var wasIdeograph = false
    for index in word.indices {
      let character = word[index]
      let isIdeograph = isIdeographic(character)
      let mayBreak = (isIdeograph || wasIdeograph) && !closingMarks.contains(character)
      if index > start, mayBreak {
        pieces.append(word[start..<index])
        start = index
      }
      wasIdeograph = isIdeograph
    }
    return pieces + [word[start...]]
  }

  /// Whether text of such characters is written without spaces: CJK but Hangul.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return switch value {
    case 0x2E80...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF: true
    case 0xFF01...0xFF9F, 0x20000...0x3FFFF: true
    default: false
    }
  }

  private static let closingMarks = "、。，．：；！？）」』】〉》〕］｝・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;!?)]}"
}

/// Fills lines of a width with words.
private struct LineFiller {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0

  init(width: Int) { self.width = width }

  /// The lines, the one begun last too.
  var finished: [String] { lines + [line] }

  mutating func add(_ piece: Substring, afterSpace: Bool) {
    let cells = DisplayWidth.cells(piece)
    let space = afterSpace && used > 0 ? 1 : 0
    if used + space + cells <= width {
      if space > 0 { line += " " }
      line += piece
      used += space + cells
    } else {
      if used > 0 { endLine() }
      if cells <= width { (line, used) = (String(piece), cells) } else { split(piece) }
    }
  }

  private mutating func split(_ piece: Substring) {
    for character in piece {
      let cells = DisplayWidth.width(of: character)
      if used + cells > width { endLine() }
      line.append(character)
      used += cells
    }
  }

  private mutating func endLine() {
    lines.append(line)
    (line, used) = ("", 0)
  }
}

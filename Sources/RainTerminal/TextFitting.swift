/// Makes texts fit into cells, never splitting a character.
public enum TextFitting {
  /// Cuts `text` to at most `width` cells; what is left out is marked at the end.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - width: The cells there are.
  ///   - mark: What stands for the rest.
  /// - Returns: The text itself when it fits.
  public static func truncated(_ text: String, to width: Int, mark: String = "…") -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var room = width - DisplayWidth.of(mark)
    guard room >= 0 else { return "" }
    let kept = text.prefix { character in
      room -= DisplayWidth.of(character)
      return room >= 0
    }
    return kept + mark
  }

  /// Breaks `text` into lines of at most `width` cells, between words where that is possible.
  ///
  /// - Parameters:
  ///   - text: The text; its own line breaks are kept.
  ///   - width: The cells there are, at least 2.
  /// - Returns: The lines, without spaces at their ends.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(paragraph: $0, to: max(width, 2)) }
  }

  private static func wrapped(paragraph: Substring, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in paragraph.split(separator: " ") {
      let wordWidth = DisplayWidth.of(word)
      if used > 0, used + 1 + wordWidth <= width {
        line += " " + word
        used += 1 + wordWidth
        continue
      }
      if used > 0 { lines.append(line) }
      (line, used) = ("", 0)
      for character in word {
        let cells = DisplayWidth.of(character)
        if used + cells > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += cells
      }
    }
    return lines + [line]
  }
}

/// Makes plain texts fit into cells, never splitting a character.
public enum TextFitting {
  /// The text with spaces up to `width` cells; a wider one is left as it is.
  public static func padded(
    _ text: String,
    to width: Int,
    alignment: Alignment = .leading
  ) -> String {
    StyledText(text).padded(to: width, alignment: alignment).plain
  }

  /// Cuts `text` to at most `width` cells; what is left out is marked at the end.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - width: The cells there are.
  ///   - mark: What stands for the rest: `…`, or in ASCII `~` or `...`.
  /// - Returns: The text itself when it fits.
  public static func truncated(_ text: String, to width: Int, mark: String = "…") -> String {
    StyledText(text).truncated(to: width, mark: mark).plain
  }

  /// The longest beginning of `text` that takes at most so many cells.
  static func prefix(of text: String, cells: Int) -> Substring {
    var room = cells
    return text.prefix { character in
      room -= DisplayWidth.width(of: character)
      return room >= 0
    }
  }

  /// The text up to the spaces at its end.
  static func withoutTrailingSpaces(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

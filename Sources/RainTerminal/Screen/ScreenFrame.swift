/// A whole picture for a screen, as one text that moves the cursor itself.
///
/// Each row is written over what was there and the rest of it cleared, so that nothing flickers, on
/// a terminal without synchronized output too (DEC private mode 2026).
public struct ScreenFrame: Hashable, Sendable {
  /// What the terminal is to be sent.
  public let text: String

  /// Puts lines at the top of a screen; what does not fit is cut off.
  ///
  /// - Parameters:
  ///   - lines: The lines, from the top.
  ///   - size: The cells there are.
  ///   - hasColor: Whether the lines keep their styles.
  ///   - mark: What stands for the rest of a line that is cut.
  public init(
    _ lines: [StyledText],
    size: TerminalSize,
    hasColor: Bool,
    mark: String = "…"
  ) {
    var text = Self.begin
    for row in 0..<size.rows {
      text += "\u{1B}[\(row + 1);1H"
      let line =
        row < lines.count ? lines[row].truncated(to: size.columns, mark: mark) : StyledText("")
      text += line.rendered(withColor: hasColor)
      // Behind a full row the cursor stands on its last cell, which must stay.
      if line.width < size.columns { text += "\u{1B}[K" }
    }
    self.text = text + Self.end
  }

  private static let begin = "\u{1B}[?2026h"
  private static let end = "\u{1B}[?2026l"
}

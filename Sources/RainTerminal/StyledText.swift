/// A line of text whose parts have styles.
///
///     let line: StyledText = "Berlin".styled(.bold) + "  " + StyledText("12°", .color(.yellow))
///
/// Parts are never empty and neighbors differ in style. The text is shown as it is: control
/// characters must have been taken out before.
public struct StyledText: Hashable, Sendable {
  private var runs: [Run]

  private struct Run: Hashable, Sendable {
    var text: String
    let style: Style
  }

  /// Creates a text of one style.
  public init(_ text: String, _ style: Style = .plain) {
    runs = text.isEmpty ? [] : [Run(text: text, style: style)]
  }

  /// The letters without their styles.
  public var plain: String {
    if runs.count == 1, let run = runs.first { return run.text }
    return runs.reduce(into: "") { $0 += $1.text }
  }

  /// The cells it takes.
  public var width: Int { runs.reduce(0) { $0 + DisplayWidth.width(of: $1.text) } }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { runs.isEmpty }

  /// The text for a terminal; without color there is no escape sequence in it.
  public func rendered(withColor hasColor: Bool) -> String {
    guard hasColor else { return plain }
    return runs.reduce(into: "") { result, run in
      let sequence = run.style.sequence
      result += sequence
      result += run.text
      if !sequence.isEmpty { result += "\u{1B}[0m" }
    }
  }

  /// The text with spaces up to `width` cells; a wider one is left as it is.
  public func padded(to width: Int, alignment: Alignment = .leading) -> StyledText {
    let missing = width - self.width
    guard missing > 0 else { return self }
    let (before, after) = alignment.spaces(for: missing)
    return .spaces(before) + self + .spaces(after)
  }

  /// The text cut to at most `width` cells, with `mark` where it was cut in the style found there.
  ///
  /// A character is never split; spaces before the mark go.
  public func truncated(to width: Int, mark: String = "…") -> StyledText {
    guard self.width > width else { return self }
    let mark = TextFitting.prefix(of: mark, cells: width)
    var room = width - DisplayWidth.cells(mark)
    var kept = StyledText("")
    for run in runs {
      let text = TextFitting.prefix(of: run.text, cells: room)
      kept.append(String(text), run.style)
      if text.endIndex < run.text.endIndex {
        return kept.trimmed + StyledText(String(mark), run.style)
      }
      room -= DisplayWidth.cells(text)
    }
    return kept
  }

  /// The text without spaces at its end.
  public var trimmed: StyledText {
    var result = self
    while let last = result.runs.last, last.text.utf8.last == UInt8(ascii: " ") {
      result.runs.removeLast()
      result.append(String(TextFitting.withoutTrailingSpaces(last.text[...])), last.style)
    }
    return result
  }

  /// So many spaces; none for a negative number.
  public static func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }

  /// The texts one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result += right
    return result
  }

  /// Appends a text.
  public static func += (left: inout StyledText, right: StyledText) {
    for run in right.runs { left.append(run.text, run.style) }
  }

  private mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }
}

extension StyledText: CustomStringConvertible {
  /// The letters without their styles.
  public var description: String { plain }
}

extension String {
  /// The text in a style.
  public func styled(_ style: Style) -> StyledText { StyledText(self, style) }
}

extension Sequence<StyledText> {
  /// The texts in one line.
  public func joined(separator: StyledText = "") -> StyledText {
    var result = StyledText("")
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}

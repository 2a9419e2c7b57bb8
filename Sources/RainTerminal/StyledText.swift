/// A line of text whose parts have styles.
public struct StyledText: Hashable, Sendable {
  private var runs: [Run]

  private struct Run: Hashable, Sendable {
    var text: String
    var style: Style
  }

  /// Creates a text of one style.
  public init(_ text: String, _ style: Style = .plain) {
    runs = text.isEmpty ? [] : [Run(text: text, style: style)]
  }

  private init(runs: [Run]) { self.runs = runs }

  /// The letters without their styles.
  public var plain: String { runs.map(\.text).joined() }

  /// The cells it takes.
  public var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { runs.isEmpty }

  /// The text for a terminal; without color there is no escape sequence in it.
  public func rendered(withColor hasColor: Bool) -> String {
    guard hasColor else { return plain }
    return
      runs.map { run in
        let sequence = run.style.sequence
        return sequence.isEmpty ? run.text : "\(sequence)\(run.text)\u{1B}[0m"
      }
      .joined()
  }

  /// The text with spaces up to `width` cells, before it, after it or around it.
  public func padded(to width: Int, _ alignment: Alignment = .leading) -> StyledText {
    let missing = max(0, width - self.width)
    guard missing > 0 else { return self }
    switch alignment {
    case .leading: return self + StyledText.spaces(missing)
    case .trailing: return StyledText.spaces(missing) + self
    case .center:
      return StyledText.spaces(missing / 2) + self + StyledText.spaces(missing - missing / 2)
    }
  }

  /// The text cut to `width` cells, marked where it was cut.
  public func truncated(to width: Int, mark: String = "…") -> StyledText {
    guard self.width > width else { return self }
    var room = width - DisplayWidth.of(mark)
    guard room >= 0 else { return "" }
    var kept = StyledText("")
    for run in runs {
      let text = run.text.prefix { character in
        room -= DisplayWidth.of(character)
        return room >= 0
      }
      kept = kept + StyledText(String(text), run.style)
      if room < 0 { return kept + StyledText(mark, run.style) }
    }
    return kept
  }

  /// The text without spaces at its end.
  public var trimmed: StyledText {
    var runs = runs
    while var last = runs.popLast() {
      while last.text.last == " " { last.text.removeLast() }
      if !last.text.isEmpty { return StyledText(runs: runs + [last]) }
    }
    return StyledText(runs: [])
  }

  /// So many spaces.
  public static func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }

  /// The texts one after the other; neighbors of one style become one part.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    guard let last = left.runs.last, let first = right.runs.first, last.style == first.style else {
      return StyledText(runs: left.runs + right.runs)
    }
    let joined = Run(text: last.text + first.text, style: last.style)
    return StyledText(runs: left.runs.dropLast() + [joined] + right.runs.dropFirst())
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// A plain text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Sequence<StyledText> {
  /// The texts in one line.
  public func joined(separator: StyledText) -> StyledText {
    var result = StyledText("")
    for (index, text) in enumerated() {
      result = index == 0 ? text : result + separator + text
    }
    return result
  }
}

/// Where a text stands in its cells.
public enum Alignment: Hashable, Sendable {
  /// At the left.
  case leading
  /// At the right, as numbers do.
  case trailing
  /// In the middle.
  case center
}

/// Names on the left, texts on the right: how help lists commands, options and examples.
///
/// A name too long for its column stands on a line of its own. Where the page is too narrow for two
/// columns, every text stands below its name.
struct HelpTable: Sendable {
  /// One entry.
  struct Row: Hashable, Sendable {
    /// What is named; spaces before it align it with others.
    let name: String

    /// What is said about it.
    let text: String
  }

  /// How wide the column of names may become.
  enum NameColumn: Sendable {
    /// As wide as most names need.
    case narrow

    /// As wide as whole command lines need; the texts go below when one does not fit.
    case wide
  }

  private static let indentation = 2
  private static let gap = 2
  private static let stackedIndentation = 6
  private static let narrowestTwoColumnPage = 60

  private let width: Int
  private let nameWidth: Int
  private let isStacked: Bool

  /// Chooses the columns for the rows, in a page of `width` columns.
  init(rows: [Row], width: Int, names: NameColumn = .narrow) {
    self.width = width
    let isNarrowPage = width < Self.narrowestTwoColumnPage
    let most = names == .wide ? width / 2 : isNarrowPage ? 12 : 28
    let widths = rows.map(\.name.count)
    nameWidth = widths.filter { $0 <= most }.max() ?? most
    isStacked = (isNarrowPage || names == .wide) && widths.contains { $0 > most }
  }

  /// Returns the rows as lines.
  func lines(of rows: [Row]) -> [String] {
    rows.flatMap { isStacked ? stackedLines(of: $0) : columnLines(of: $0) }
  }

  /// Returns the lines of one text alone, as many as it takes beside or below its name.
  func textLines(of row: Row) -> [String] {
    let indentation =
      isStacked ? Self.stackedIndentation : Self.indentation + nameWidth + Self.gap
    return TextWrapping.lines(of: row.text, width: width - indentation)
      .map { String(repeating: " ", count: indentation) + $0 }
  }

  private func stackedLines(of row: Row) -> [String] {
    let name = TextWrapping.lines(of: row.name, width: width - Self.stackedIndentation)
    return name.enumerated()
      .map { index, line in
        String(repeating: " ", count: index == 0 ? Self.indentation : Self.stackedIndentation)
          + line
      } + textLines(of: row)
  }

  private func columnLines(of row: Row) -> [String] {
    let name = String(repeating: " ", count: Self.indentation) + row.name
    let texts = textLines(of: row)
    let column = Self.indentation + nameWidth + Self.gap
    guard row.name.count <= nameWidth, let first = texts.first else { return [name] + texts }
    let padding = String(repeating: " ", count: column - name.count)
    return [name + padding + first.dropFirst(column)] + texts.dropFirst()
  }
}

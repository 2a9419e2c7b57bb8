/// A rectangle of cells in which texts are placed; what is placed first stays.
///
/// A wide character takes its two cells, so that everything behind it stays where it belongs.
public struct CellGrid: Sendable {
  /// The cells of a row.
  public let columns: Int
  /// The rows.
  public let rows: Int
  private var cells: [Cell]

  private enum Cell {
    case free
    case text(StyledText)
    /// Taken by a text that begins further left.
    case covered
  }

  /// Creates an empty grid.
  public init(columns: Int, rows: Int = 1) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .free, count: self.columns * self.rows)
  }

  /// Whether all of the cells are inside and free.
  public func isFree(_ range: Range<Int>, row: Int = 0) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= columns, (0..<rows).contains(row) else {
      return false
    }
    return range.allSatisfy { column in
      if case .free = cells[row * columns + column] { true } else { false }
    }
  }

  /// Places a text where all of its cells are free.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - column: Where it begins.
  ///   - row: The row, counted from the top.
  /// - Returns: Whether it is there now.
  @discardableResult public mutating func place(
    _ text: StyledText,
    column: Int,
    row: Int = 0
  ) -> Bool {
    let width = text.width
    guard width > 0, isFree(column..<column + width, row: row) else { return false }
    cells[row * columns + column] = .text(text)
    for index in 1..<max(1, width) { cells[row * columns + column + index] = .covered }
    return true
  }

  /// The rows, without spaces at their ends.
  public var lines: [StyledText] {
    (0..<rows)
      .map { row in
        cells[row * columns..<(row + 1) * columns]
          .map { cell in
            switch cell {
            case .free: " "
            case .text(let text): text
            case .covered: ""
            }
          }
          .joined().trimmed
      }
  }
}

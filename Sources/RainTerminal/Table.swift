/// Rows of cells in columns that fit the width of a terminal.
///
/// Where they do not, the columns that are only pleasant are left out, then those that matter least, as
/// long as cutting flexible ones is not enough.
public struct Table: Sendable {
  private let columns: [Column]
  private var rows: [Row] = []

  /// A column.
  public struct Column: Sendable {
    /// What stands above it.
    public let header: StyledText
    /// Where its cells stand.
    public let alignment: Alignment
    /// How much it matters: the columns with the least number go first, of equal ones the last.
    ///
    /// Those below zero go before any other is cut.
    public let weight: Int
    /// The least width it can be cut to; `nil` when it must not be cut.
    public let minimumWidth: Int?
    /// The spaces before it, but at the start of a line.
    public let gap: Int

    /// Describes a column.
    public init(
      _ header: StyledText = "",
      _ alignment: Alignment = .leading,
      weight: Int = .max,
      minimumWidth: Int? = nil,
      gap: Int = 2
    ) {
      self.header = header
      self.alignment = alignment
      self.weight = weight
      self.minimumWidth = minimumWidth.map { max(0, $0) }
      self.gap = max(0, gap)
    }
  }

  private enum Row {
    case cells([Cell])
    case line(StyledText)
  }

  /// A text that has been measured.
  private struct Cell {
    let text: StyledText
    let width: Int

    init(_ text: StyledText) {
      self.text = text
      width = text.width
    }
  }

  /// Creates a table without rows.
  public init(_ columns: [Column]) { self.columns = columns }

  /// The cells that a line takes when nothing is left out or cut.
  public var naturalWidth: Int {
    ColumnLayout(
      columns,
      naturalWidths: naturalWidths(columns.map { Cell($0.header) }),
      width: .max
    )
    .width
  }

  /// Adds a row of one cell for each column; missing cells are empty, and surplus ones are not shown.
  public mutating func add(_ cells: [StyledText]) {
    rows.append(.cells(cells.map(Cell.init)))
  }

  /// Adds a line that goes across the columns, such as a heading between rows.
  public mutating func add(line: StyledText) { rows.append(.line(line)) }

  /// The lines, none longer than `width` cells, without spaces at their ends.
  ///
  /// A column without any text takes no room.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - mark: What stands for what is cut.
  /// - Returns: The lines, that of the headers first when a shown column has one.
  public func lines(width: Int, mark: String = "…") -> [StyledText] {
    let headers = columns.map { Cell($0.header) }
    let layout = ColumnLayout(columns, naturalWidths: naturalWidths(headers), width: width)
    let hasHeader = layout.places.contains { headers[$0.column].width > 0 }
    let head = hasHeader ? [Row.cells(headers)] : []
    return (head + rows)
      .map { row in
        switch row {
        case .cells(let cells):
          let line = line(of: cells, in: layout, mark: mark)
          return layout.width > width ? line.truncated(to: width, mark: mark) : line
        case .line(let text): return text.trimmed.truncated(to: width, mark: mark)
        }
      }
  }

  private func naturalWidths(_ headers: [Cell]) -> [Int] {
    var widths = headers.map(\.width)
    for case .cells(let cells) in rows {
      for (index, cell) in cells.prefix(widths.count).enumerated() {
        widths[index] = max(widths[index], cell.width)
      }
    }
    return widths
  }

  private func line(of cells: [Cell], in layout: ColumnLayout, mark: String) -> StyledText {
    var line = StyledText("")
    // Spaces are held back until something follows them.
    var pending = 0
    for place in layout.places {
      pending += place.gap
      guard place.column < cells.count, cells[place.column].width > 0 else {
        pending += place.width
        continue
      }
      var cell = cells[place.column]
      if cell.width > place.width {
        cell = Cell(cell.text.truncated(to: place.width, mark: mark))
      }
      let alignment = columns[place.column].alignment
      let (before, after) = alignment.spaces(for: place.width - cell.width)
      line += .spaces(pending + before)
      line += cell.text
      pending = after
    }
    return line.trimmed
  }
}

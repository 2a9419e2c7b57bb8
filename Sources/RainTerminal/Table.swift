/// Rows of cells in columns that fit the width of a terminal.
///
/// Where they do not, the columns that matter least are left out, then flexible ones are cut.
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
    case cells([StyledText])
    case line(StyledText)
  }

  /// Creates a table without rows.
  public init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row of one cell for each column; missing cells are empty, and surplus ones are not shown.
  public mutating func add(_ cells: [StyledText]) { rows.append(.cells(cells)) }

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
    let layout = ColumnLayout(columns, naturalWidths: naturalWidths, width: width)
    let headers = columns.map(\.header)
    let hasHeader = layout.places.contains { !headers[$0.column].isEmpty }
    let head = hasHeader ? [Row.cells(headers)] : []
    return (head + rows)
      .map { row in
        switch row {
        case .cells(let cells):
          line(of: cells, in: layout, mark: mark).truncated(to: width, mark: mark)
        case .line(let text): text.trimmed.truncated(to: width, mark: mark)
        }
      }
  }

  private var naturalWidths: [Int] {
    var widths = columns.map(\.header.width)
    for case .cells(let cells) in rows {
      for (index, cell) in cells.prefix(widths.count).enumerated() {
        widths[index] = max(widths[index], cell.width)
      }
    }
    return widths
  }

  private func line(of cells: [StyledText], in layout: ColumnLayout, mark: String) -> StyledText {
    var line = StyledText("")
    // Spaces are held back until something follows them.
    var pending = 0
    for place in layout.places {
      pending += place.gap
      let cell = place.column < cells.count ? cells[place.column] : ""
      let text = cell.truncated(to: place.width, mark: mark)
      let alignment = columns[place.column].alignment
      let (before, after) = alignment.spaces(for: max(0, place.width - text.width))
      if !text.isEmpty {
        line += .spaces(pending + before) + text
        pending = after
      } else {
        pending += place.width
      }
    }
    return line.trimmed
  }
}

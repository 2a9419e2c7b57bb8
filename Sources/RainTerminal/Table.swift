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
    /// How much it matters: the columns with the least number go first.
    public let weight: Int
    /// The least width it can be cut to; `nil` when it must not be cut.
    public let minimumWidth: Int?
    /// The spaces before it.
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
      self.minimumWidth = minimumWidth
      self.gap = gap
    }
  }

  private enum Row {
    case cells([StyledText])
    case line(StyledText)
  }

  /// Creates a table without rows.
  public init(_ columns: [Column]) { self.columns = columns }

  /// Adds a row of one cell for each column.
  public mutating func add(_ cells: [StyledText]) { rows.append(.cells(cells)) }

  /// Adds a line that goes across the columns.
  public mutating func add(line: StyledText) { rows.append(.line(line)) }

  /// The lines, none longer than `width` cells, without spaces at their ends.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - mark: What stands for what is cut.
  /// - Returns: The lines, that of the headers first when there is any header.
  public func lines(width: Int, mark: String = "…") -> [StyledText] {
    let shown = shownColumns(width)
    let widths = fittingWidths(shown, width)
    func line(_ cells: [StyledText]) -> StyledText {
      var line = StyledText("")
      for (position, index) in shown.enumerated() where index < cells.count {
        let gap = position == 0 ? 0 : columns[index].gap
        let cell = cells[index].truncated(to: widths[position], mark: mark)
        line = line + .spaces(gap) + cell.padded(to: widths[position], columns[index].alignment)
      }
      return line.trimmed.truncated(to: width, mark: mark)
    }
    let headers = columns.map(\.header)
    let head = shown.contains { !headers[$0].isEmpty } ? [line(headers)] : []
    return head
      + rows.map { row in
        switch row {
        case .cells(let cells): line(cells)
        case .line(let text): text.truncated(to: width, mark: mark)
        }
      }
  }

  private var naturalWidths: [Int] {
    columns.indices.map { index in
      rows.reduce(columns[index].header.width) { widest, row in
        guard case .cells(let cells) = row, index < cells.count else { return widest }
        return max(widest, cells[index].width)
      }
    }
  }

  private func shownColumns(_ width: Int) -> [Int] {
    let widths = naturalWidths
    // A column without any text takes no room and no gap.
    var shown = columns.indices.filter { widths[$0] > 0 }
    func least(_ indices: [Int]) -> Int {
      indices.enumerated()
        .reduce(0) { sum, item in
          let column = columns[item.element]
          let least = min(column.minimumWidth ?? .max, widths[item.element])
          return sum + (item.offset == 0 ? 0 : column.gap) + least
        }
    }
    while shown.count > 1, least(shown) > width {
      guard let victim = shown.min(by: { columns[$0].weight < columns[$1].weight }) else { break }
      shown.removeAll { $0 == victim }
    }
    return shown
  }

  private func fittingWidths(_ shown: [Int], _ width: Int) -> [Int] {
    let natural = naturalWidths
    var widths = shown.map { natural[$0] }
    let gaps = shown.dropFirst().reduce(0) { $0 + columns[$1].gap }
    var excess = widths.reduce(gaps, +) - width
    for (position, index) in shown.enumerated().reversed() where excess > 0 {
      guard let minimum = columns[index].minimumWidth else { continue }
      let cut = min(excess, max(0, widths[position] - minimum))
      widths[position] -= cut
      excess -= cut
    }
    return widths
  }
}

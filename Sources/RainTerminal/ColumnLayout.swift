/// Which columns of a table are shown, and how wide.
struct ColumnLayout: Hashable, Sendable {
  /// Where a column stands.
  struct Place: Hashable, Sendable {
    /// The index of the column in the table.
    let column: Int
    /// The spaces before it.
    let gap: Int
    /// The cells it has.
    var width: Int
  }

  /// The shown columns from left to right.
  private(set) var places: [Place]

  /// The cells of a whole line.
  var width: Int { places.reduce(0) { $0 + $1.gap + $1.width } }

  /// Lays out columns in `width` cells; only a single column that can't be cut may be wider.
  init(_ columns: [Table.Column], naturalWidths: [Int], width: Int) {
    var shown = columns.indices.filter { naturalWidths[$0] > 0 }
    var left: [Int] = []
    while shown.count > 1, Self.leastWidth(of: shown, columns, naturalWidths) > width {
      left.append(Self.least(of: shown, columns))
      shown = shown.filter { $0 != left.last }
    }
    // What mattered more may have left room for what is narrower; nothing is cut for that.
    for column in left.reversed() where columns[column].weight >= 0 {
      let more = (shown + [column]).sorted()
      let needed = more.map { naturalWidths[$0] } + more.dropFirst().map { columns[$0].gap }
      if needed.reduce(0, +) <= width { shown = more }
    }
    places = shown.enumerated()
      .map { position, column in
        let gap = position == 0 ? 0 : columns[column].gap
        return Place(column: column, gap: gap, width: naturalWidths[column])
      }
    shrink(columns, to: width)
  }

  /// The cells that columns need; those that are only pleasant are there only while none is cut.
  private static func leastWidth(
    of shown: [Int],
    _ columns: [Table.Column],
    _ naturalWidths: [Int]
  ) -> Int {
    let isUncut = shown.contains { columns[$0].weight < 0 }
    let least = shown.map { column in
      let minimum = isUncut ? nil : columns[column].minimumWidth
      return min(minimum ?? .max, naturalWidths[column])
    }
    return (least + shown.dropFirst().map { columns[$0].gap }).reduce(0, +)
  }

  /// The column that matters least.
  private static func least(of shown: [Int], _ columns: [Table.Column]) -> Int {
    shown.min { (columns[$0].weight, -$0) < (columns[$1].weight, -$1) } ?? 0
  }

  /// Takes cell after cell from the widest of the columns that can be cut, the last of equal ones.
  private mutating func shrink(_ columns: [Table.Column], to width: Int) {
    var excess = self.width - width
    while excess > 0 {
      let flexible = places.indices.filter { index in
        columns[places[index].column].minimumWidth.map { places[index].width > $0 } ?? false
      }
      let widest = flexible.max { (places[$0].width, $0) < (places[$1].width, $1) }
      guard let widest else { return }
      places[widest].width -= 1
      excess -= 1
    }
  }
}

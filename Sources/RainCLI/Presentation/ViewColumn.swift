import RainTerminal

/// A column of a table together with what it says of a row.
struct ViewColumn<Row> {
  /// How it stands in the table.
  let column: Table.Column
  /// What it says of a row.
  let cell: (Row) -> StyledText

  /// Describes a column, with a faint heading.
  init(
    _ heading: String = "",
    _ alignment: Alignment = .leading,
    weight: Int = .max,
    minimumWidth: Int? = nil,
    gap: Int,
    cell: @escaping (Row) -> StyledText
  ) {
    column = Table.Column(
      StyledText(heading, .dim),
      alignment,
      weight: weight,
      minimumWidth: minimumWidth,
      gap: gap
    )
    self.cell = cell
  }
}

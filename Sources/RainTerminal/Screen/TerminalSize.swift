/// How many cells a terminal has.
public struct TerminalSize: Hashable, Sendable {
  /// The cells of a row.
  public var columns: Int
  /// The rows.
  public var rows: Int

  /// Creates a size; less than one cell counts as one.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// What a terminal has that does not tell.
  public static let usual = TerminalSize(columns: 80, rows: 24)
}

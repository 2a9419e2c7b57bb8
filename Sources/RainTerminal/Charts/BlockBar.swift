/// A bar that stands in rows of cells and is measured in eighths of a row.
public enum BlockBar {
  /// The eighths of a row.
  public static let eighths = 8

  /// The sign of a bar in one of its rows.
  ///
  /// - Parameters:
  ///   - height: The height of the bar in eighths of a row.
  ///   - row: The row, counted from the foot of the bar.
  ///   - isASCII: Whether to write `.`, `:` and `#` in the place of block elements.
  /// - Returns: The sign, or `nil` where the bar does not reach.
  public static func character(height: Int, row: Int, isASCII: Bool = false) -> Character? {
    let filled = min(height - row * eighths, eighths)
    guard filled > 0 else { return nil }
    guard isASCII else { return Array("▁▂▃▄▅▆▇█")[filled - 1] }
    return filled <= 4 ? "." : filled < eighths ? ":" : "#"
  }

  /// The height of a bar for `value` where `greatest` fills all `rows`; at least an eighth for what
  /// is above nothing.
  public static func height(of value: Double, greatest: Double, rows: Int) -> Int {
    guard value > 0, greatest > 0 else { return 0 }
    let full = rows * eighths
    return max(1, Int((min(value / greatest, 1) * Double(full)).rounded()))
  }
}

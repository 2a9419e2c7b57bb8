/// A canvas of dots, two by four to a cell of the terminal, drawn with braille patterns or, more
/// coarsely, with ASCII.
///
/// Dots are counted from the left and from the top. What lies outside is not drawn.
public struct BrailleCanvas: Hashable, Sendable {
  /// The cells of a row.
  public let columns: Int
  /// The rows of cells.
  public let rows: Int
  private var patterns: [UInt8]

  /// Creates an empty canvas.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    patterns = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// Draws a dot.
  public mutating func draw(x: Int, y: Int) {
    guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { return }
    // The bits of Unicode's braille block: left column 0, 1, 2, 6, right column 3, 4, 5, 7.
    let bit = y % 4 == 3 ? 6 + x % 2 : y % 4 + 3 * (x % 2)
    patterns[y / 4 * columns + x / 2] |= 1 << bit
  }

  /// Draws a line through points whose columns follow each other: a dot for each, and between
  /// them what makes steep parts hang together.
  ///
  /// - Parameters:
  ///   - heights: The dots from the top.
  ///   - x: The dots from the left to the first of them.
  public mutating func draw(curve heights: [Int], from x: Int) {
    for (index, height) in heights.enumerated() {
      draw(x: x + index, y: height)
      guard index > 0 else { continue }
      let last = heights[index - 1]
      for y in min(last, height)...max(last, height) where y != last && y != height {
        // In the column of the point that is nearer, in the middle of the lower one.
        let distance = abs(y - last) - abs(y - height)
        let isNearLast = distance == 0 ? last > height : distance < 0
        draw(x: x + index - (isNearLast ? 1 : 0), y: y)
      }
    }
  }

  /// The braille pattern of a cell; `nil` when there is no dot in it.
  public func braille(column: Int, row: Int) -> Character? {
    let pattern = self.pattern(column: column, row: row)
    guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(pattern)) else { return nil }
    return Character(scalar)
  }

  /// The sign of ASCII that comes nearest to the dots of a cell; `nil` when there is none in it.
  public func ascii(column: Int, row: Int) -> Character? {
    let pattern = self.pattern(column: column, row: row)
    guard pattern != 0 else { return nil }
    let left = Self.rows(pattern, [0, 1, 2, 6])
    let right = Self.rows(pattern, [3, 4, 5, 7])
    let all = left + right
    let (top, bottom) = (all.min() ?? 0, all.max() ?? 0)
    guard bottom - top >= 2 else { return ["'", "'", "-", ".", ".", ".", "_"][top + bottom] }
    guard let leftTop = left.min(), let rightTop = right.min(), left != right else { return "|" }
    return leftTop > rightTop || left.max() ?? 0 > right.max() ?? 0 ? "/" : "\\"
  }

  private static func rows(_ pattern: UInt8, _ bits: [Int]) -> [Int] {
    bits.indices.filter { pattern & 1 << bits[$0] != 0 }
  }

  private func pattern(column: Int, row: Int) -> UInt8 {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return 0 }
    return patterns[row * columns + column]
  }
}

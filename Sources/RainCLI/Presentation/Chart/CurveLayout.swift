import RainTerminal

/// The rows of a curve: those of its axis, and one more above and below where the names of its
/// highest and lowest points need it.
struct CurveLayout {
  let scale: AxisScale
  /// The lowest value.
  let low: Double
  /// The highest value.
  let high: Double
  private let rowsAbove: Int
  private let rowsBelow: Int

  init(_ scale: AxisScale, low: Double, high: Double) {
    self.scale = scale
    self.low = low
    self.high = high
    rowsAbove = Self.dot(of: high, scale) < 4 ? 1 : 0
    rowsBelow = Self.dot(of: low, scale) / 4 == scale.rows - 1 ? 1 : 0
  }

  /// The rows of the axis and those added.
  var rows: Int { rowsAbove + scale.rows + rowsBelow }

  /// The ticks from the highest to the lowest, with their rows from the top.
  var ticks: [(value: Double, row: Int)] {
    scale.ticks.map { ($0.value, $0.row + rowsAbove) }
  }

  /// The dots from the top of the rows to a value.
  func dot(of value: Double) -> Int { Self.dot(of: value, scale) + rowsAbove * 4 }

  private static func dot(of value: Double, _ scale: AxisScale) -> Int {
    // The middle of a row lies between its second dot and its third.
    Int((scale.rows(downTo: value) * 4 + 1.5).rounded())
  }
}

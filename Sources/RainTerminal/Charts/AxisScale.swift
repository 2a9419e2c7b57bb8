/// A vertical axis whose ticks are round numbers and stand in the middle of rows of a terminal.
///
/// Rows are counted from the top.
public struct AxisScale: Hashable, Sendable {
  /// The value of the lowest tick.
  public let lower: Double
  /// What lies between two ticks: 1, 2 or 5 times a power of ten.
  public let step: Double
  /// How many steps there are, at least 1.
  public let steps: Int
  /// The rows from one tick to the next, at least 1.
  public let rowsPerStep: Int

  /// The value of the highest tick.
  public var upper: Double { lower + Double(steps) * step }

  /// The rows from the highest tick to the lowest, with both.
  public var rows: Int { steps * rowsPerStep + 1 }

  /// The ticks from the highest to the lowest, with the rows that they stand in.
  public var ticks: [(value: Double, row: Int)] {
    (0...steps)
      .map { index in
        (lower + Double(steps - index) * step, index * rowsPerStep)
      }
  }

  /// Finds the scale on which the values spread over the most rows, and of equal ones that with the
  /// fewest ticks; ticks in neighboring rows are crowded and count less.
  ///
  /// - Parameters:
  ///   - values: The values from the least to the greatest; the same for a constant one. Beyond a
  ///     billion they are taken as that.
  ///   - rows: The most rows there are; less than 3 counts as 3.
  ///   - minimumStep: The least step, a power of ten.
  public init(covering values: ClosedRange<Double>, rows: Int, minimumStep: Double = 1) {
    let values = values.clamped(to: -1e9...1e9)
    let rows = max(rows, 3)
    var best: (scale: AxisScale, spread: Double)?
    var step = minimumStep
    var factors = [2, 2.5, 2]
    while true {
      if let scale = AxisScale(covering: values, rows: rows, step: step) {
        let spread =
          (values.upperBound - values.lowerBound) / step
          * (scale.rowsPerStep == 1 ? 0.75 : Double(scale.rowsPerStep))
        if spread >= best?.spread ?? 0 { best = (scale, spread) }
        // Coarser ones only have more room without values.
        if scale.steps <= 2 { break }
      }
      step *= factors[0]
      factors.append(factors.removeFirst())
    }
    self = best?.scale ?? AxisScale(lower: 0, step: minimumStep, steps: 2, rowsPerStep: 1)
  }

  /// The scale with that step; `nil` when it has more ticks than there are rows.
  private init?(covering values: ClosedRange<Double>, rows: Int, step: Double) {
    var low = (values.lowerBound / step).rounded(.down)
    var high = (values.upperBound / step).rounded(.up)
    // A constant value stands in the middle.
    if low == high { (low, high) = (low - 1, high + 1) }
    guard high - low < Double(rows) else { return nil }
    let steps = Int(high - low)
    self.init(lower: low * step, step: step, steps: steps, rowsPerStep: (rows - 1) / steps)
  }

  private init(lower: Double, step: Double, steps: Int, rowsPerStep: Int) {
    self.lower = lower
    self.step = step
    self.steps = steps
    self.rowsPerStep = rowsPerStep
  }

  /// Where a value stands in rows below the middle of the highest tick's row.
  public func rows(downTo value: Double) -> Double {
    (upper - value) / step * Double(rowsPerStep)
  }
}

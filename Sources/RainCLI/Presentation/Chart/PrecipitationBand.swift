import RainCore
import RainTerminal

/// What falls, as bars, with the largest amount of each day beside its bar.
///
/// In the gutter stands the unit; where nothing falls there is no bar, and what nobody told has a
/// dash where it begins and in each span.
struct PrecipitationBand: Sendable {
  private let plan: ChartPlan
  private let clock: ChartClock
  private let spans: ChartSpans

  init(_ plan: ChartPlan, _ clock: ChartClock, _ spans: ChartSpans) {
    self.plan = plan
    self.clock = clock
    self.spans = spans
  }

  /// The rows that a bar can fill.
  private static let barRows = 2
  /// What fills them at least: below it, bars stay low.
  private static let leastScale = Depth(millimeters: 1)

  var rows: [ChartRow] {
    let told = plan.hours.compactMap(\.precipitation)
    guard let largest = told.max() else {
      return [ChartRow(label, StyledText(plan.look.missing, .dim))]
    }
    let isDry = largest.millimeters <= 0
    guard !isDry || told.count < plan.hours.count else {
      return [ChartRow(label, plan.quantities.water(largest))]
    }
    let rows = isDry ? 1 : Self.barRows + 1
    var grid = plan.grid(rows: rows)
    draw(scale: max(largest, Self.leastScale), in: &grid)
    name(in: &grid)
    for midnight in clock.midnights {
      for row in 0..<rows { grid.place(plan.midnight, column: midnight.column, row: row) }
    }
    return grid.lines.enumerated()
      .map { index, line in ChartRow(index == rows - 1 ? label : "", line) }
  }

  /// The unit, and the hours of a bar when it is not one.
  private var label: StyledText {
    let hours = Set(plan.hours.map(\.hours))
    let length = hours.count == 1 ? hours.first ?? 1 : 1
    return StyledText(plan.quantities.waterUnit(ofHours: length), .dim)
  }

  private func draw(scale: Depth, in grid: inout CellGrid) {
    for column in 0..<plan.window.columns {
      let hours = plan.hours.filter { plan.window.columns(of: $0).contains(column) }
      guard let amount = hours.compactMap(\.precipitation).max() else { continue }
      let isSnow = hours.contains { $0.conditions.precipitationType == .snow }
      let height = BlockBar.height(
        of: amount.millimeters,
        greatest: scale.millimeters,
        rows: Self.barRows
      )
      for row in 0..<Self.barRows {
        let sign = BlockBar.character(height: height, row: row, isASCII: plan.look.isASCII)
        guard let sign else { break }
        let text = StyledText(String(sign), .color(isSnow ? .cyan : .blue))
        grid.place(text, column: column, row: grid.rows - 1 - row)
      }
    }
    drawMissing(in: &grid)
  }

  private func drawMissing(in grid: inout CellGrid) {
    let missing = StyledText(plan.look.missing, .dim)
    for span in spans.spans {
      var wasTold = true
      for hour in span.hours {
        let isTold = hour.precipitation != nil
        let column = plan.window.columns(of: hour).lowerBound
        if wasTold, !isTold { grid.place(missing, column: column, row: grid.rows - 1) }
        wasTold = isTold
      }
    }
  }

  /// Writes the largest amount of each day above its bar, the largest of all first.
  private func name(in grid: inout CellGrid) {
    let days = Dictionary(grouping: plan.hours, by: \.time.date).values
    let peaks = days.compactMap { hours in
      hours.max { amount(of: $0) < amount(of: $1) }
    }
    let ordered = peaks.filter { amount(of: $0) > 0 }
      .sorted { (amount(of: $1), $0.time) < (amount(of: $0), $1.time) }
    for hour in ordered {
      let text = plan.quantities.water(hour.precipitation)
      let start = plan.window.columns(of: hour).lowerBound
      let column = max(0, min(start, plan.room - text.width))
      let cells = max(0, column - 1)..<min(plan.room, column + text.width + 1)
      let row = (0..<grid.rows)
        .last { row in
          (0...row).allSatisfy { grid.isFree(cells, row: $0) }
        }
      if let row { grid.place(text, column: column, row: row) }
    }
  }

  private func amount(of hour: Hour) -> Double { hour.precipitation?.millimeters ?? -1 }
}

import RainCore
import RainTerminal

/// The temperature as a curve over an axis in the unit that was chosen, with its highest and lowest
/// points named.
///
/// What nobody told leaves a gap.
struct TemperatureBand: Sendable {
  private let plan: ChartPlan
  private let clock: ChartClock
  /// The hours between the marks of the clock.
  private let pitch: Int

  init(_ plan: ChartPlan, _ clock: ChartClock, pitch: Int) {
    self.plan = plan
    self.clock = clock
    self.pitch = pitch
  }

  var rows: [ChartRow] {
    let runs = self.runs
    let values = runs.joined().map(\.y)
    guard let low = values.min(), let high = values.max() else {
      return [ChartRow(StyledText(unit, .dim), StyledText(plan.look.missing, .dim))]
    }
    let layout = CurveLayout(AxisScale(covering: low...high, rows: 7), low: low, high: high)
    var grid = plan.grid(rows: layout.rows)
    mark(layout, in: &grid)
    draw(runs, layout, in: &grid)
    drawLines(layout, in: &grid)
    return zip(labels(layout), grid.lines).map { ChartRow($0, $1) }
  }

  /// The temperatures that follow each other without a gap, in columns and in the unit; the one
  /// after the last hour leads the curve to the edge.
  private var runs: [[SmoothCurve.Point]] {
    let next = plan.report.comingHours?
      .first { hour in
        plan.hours.last.map { $0.time < hour.time } ?? false
      }
    var runs: [[SmoothCurve.Point]] = []
    var end: LocalTime?
    for hour in plan.hours + [next].compactMap(\.self) {
      guard let temperature = hour.conditions.temperature else {
        end = nil
        continue
      }
      if end.map({ $0 < hour.time }) ?? true { runs.append([]) }
      let x = plan.window.position(of: hour.time.secondsSince1970)
      let point = SmoothCurve.Point(x: x, y: temperature.value(in: plan.look.units.temperature))
      runs[runs.count - 1].append(point)
      end = hour.end
    }
    return runs
  }

  /// Names the highest and the lowest point, and marks the present on the curve.
  private func mark(_ layout: CurveLayout, in grid: inout CellGrid) {
    let told = plan.hours.compactMap { hour in
      hour.conditions.temperature.map { (hour: hour, temperature: $0) }
    }
    let low = told.min { $0.temperature < $1.temperature }
    let high = told.max { $0.temperature < $1.temperature }
    for (extreme, offset) in [(high, -1), (low, 1)] {
      guard let extreme else { continue }
      let text = plan.quantities.temperature(extreme.temperature, isBold: true)
      let column = plan.window.columns(of: extreme.hour).lowerBound - text.width / 2
      let value = extreme.temperature.value(in: plan.look.units.temperature)
      let row = layout.dot(of: value) / 4 + offset
      grid.place(text, column: max(0, min(column, plan.room - text.width)), row: row)
      // A constant temperature is named once.
      if low?.temperature == high?.temperature { break }
    }
  }

  private func draw(_ runs: [[SmoothCurve.Point]], _ layout: CurveLayout, in grid: inout CellGrid) {
    var canvas = BrailleCanvas(columns: plan.window.columns, rows: grid.rows)
    var heights: [Int: Double] = [:]
    for run in runs {
      let curve = SmoothCurve(through: run)
      guard let domain = curve.domain else { continue }
      let first = max(0, Int(domain.lowerBound * 2))
      let last = max(first, min(canvas.columns * 2 - 1, Int(domain.upperBound * 2)))
      let values = (first...last)
        .compactMap { x in
          let center = (Double(x) + 0.5) / 2
          return curve.value(at: min(max(center, domain.lowerBound), domain.upperBound))
        }
      canvas.draw(curve: values.map(layout.dot), from: first)
      for (index, value) in values.enumerated() { heights[(first + index) / 2] = value }
    }
    if let column = plan.presentColumn, let value = heights[column] {
      let sign = StyledText(plan.look.isASCII ? "o" : "●", .bold)
      grid.place(sign, column: column, row: layout.dot(of: value) / 4)
    }
    for row in 0..<grid.rows {
      for column in 0..<canvas.columns {
        let sign =
          plan.look.isASCII
          ? canvas.ascii(column: column, row: row) : canvas.braille(column: column, row: row)
        guard let sign, let value = heights[column] else { continue }
        let color = Quantities.color(of: temperature(value))
        grid.place(StyledText(String(sign), .color(color)), column: column, row: row)
      }
    }
  }

  /// Draws what lies behind the curve: midnights, freezing point, and points where ticks and the
  /// marks of the clock meet.
  private func drawLines(_ layout: CurveLayout, in grid: inout CellGrid) {
    for midnight in clock.midnights {
      for row in 0..<grid.rows { grid.place(plan.midnight, column: midnight.column, row: row) }
    }
    drawFreezingPoint(layout, in: &grid)
    let point = StyledText(plan.look.isASCII ? "." : "·", .dim)
    for mark in clock.hours(every: pitch) {
      for tick in layout.ticks { grid.place(point, column: mark.column, row: tick.row) }
    }
  }

  /// Draws a dotted line at the freezing point, in ASCII one of dashes.
  private func drawFreezingPoint(_ layout: CurveLayout, in grid: inout CellGrid) {
    guard let dot = freezingDot(layout) else { return }
    let sign = plan.look.isASCII ? "-" : ["⠁", "⠂", "⠄", "⡀"][dot % 4]
    for column in stride(from: 0, to: plan.window.columns, by: plan.look.isASCII ? 2 : 1) {
      grid.place(StyledText(sign, .color(.cyan)), column: column, row: dot / 4)
    }
  }

  /// The dots from the top to the freezing point, when temperatures lie on both sides of it.
  private func freezingDot(_ layout: CurveLayout) -> Int? {
    let freezing = Temperature(celsius: 0).value(in: plan.look.units.temperature)
    guard layout.low < freezing, freezing < layout.high else { return nil }
    return layout.dot(of: freezing)
  }

  private func labels(_ layout: CurveLayout) -> [StyledText] {
    var labels = Array(repeating: StyledText(""), count: layout.rows)
    for (index, tick) in layout.ticks.enumerated() {
      let temperature = temperature(tick.value)
      let text = plan.quantities.temperature(temperature)
      let letter = index == 0 ? String(plan.look.units.temperature.symbol.suffix(1)) : ""
      labels[tick.row] =
        text + StyledText(letter, .color(Quantities.color(of: temperature)))
    }
    if let row = freezingDot(layout).map({ $0 / 4 }), labels[row].isEmpty {
      labels[row] = plan.quantities.temperature(Temperature(celsius: 0))
    }
    return labels
  }

  private func temperature(_ value: Double) -> Temperature {
    switch plan.look.units.temperature {
    case .celsius: Temperature(celsius: value)
    case .fahrenheit: Temperature(fahrenheit: value)
    }
  }

  private var unit: String {
    plan.look.isASCII
      ? String(plan.look.units.temperature.symbol.suffix(1)) : plan.look.units.temperature.symbol
  }
}

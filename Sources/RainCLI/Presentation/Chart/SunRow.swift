import RainCore
import RainTerminal

/// Day and night: the nights shaded, with sunrise and sunset at their edges where they fit.
struct SunRow: Sendable {
  private let plan: ChartPlan

  init(_ plan: ChartPlan) { self.plan = plan }

  /// The row; none when nobody knows where the sun is.
  var rows: [ChartRow] {
    let nights = (0..<plan.window.columns).map { isNight(at: plan.window.middle(of: $0)) }
    guard nights.contains(where: { $0 != nil }) else { return [] }
    var grid = plan.grid()
    for (column, isNight) in nights.enumerated() where isNight == true {
      grid.place(shade, column: column)
    }
    for day in runs(of: nights) { label(day, in: &grid) }
    return [ChartRow("", grid.lines.joined())]
  }

  private var shade: StyledText { StyledText(plan.look.isASCII ? "." : "░", .dim) }

  /// Whether the sun is down; `nil` when that is not known.
  private func isNight(at secondsSince1970: Int) -> Bool? {
    let date = plan.report.clock.time(at: secondsSince1970).date
    // In the far north a day's sun may set after midnight.
    let suns = [-1, 0, 1].map { plan.report.sunTimes(on: date.adding(days: $0)) }
    switch suns[1] {
    case .upAllDay?: return false
    case .downAllDay?: return true
    case .risesAndSets?:
      return !suns.contains { sun in
        guard case .risesAndSets(let rise, let set)? = sun else { return false }
        return (rise..<set).contains(secondsSince1970)
      }
    case nil:
      let hour = plan.hours.last { $0.time.secondsSince1970 <= secondsSince1970 }
      return hour?.conditions.isDay.map { !$0 }
    }
  }

  /// The columns of each day.
  private func runs(of nights: [Bool?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (column, isNight) in nights.enumerated() where isNight == false {
      if let last = runs.last, last.upperBound == column {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }

  /// Writes sunrise at the beginning of a day and sunset at its end, unless it begins or ends
  /// beyond the chart.
  private func label(_ day: Range<Int>, in grid: inout CellGrid) {
    let noon = plan.report.clock.time(at: plan.window.middle(of: (day.lowerBound + day.upperBound) / 2))
    guard case .risesAndSets(let rise, let set)? = plan.report.sunTimes(on: noon.date) else { return }
    let style = Style.color(.yellow)
    let from = StyledText(plan.quantities.time(plan.report.clock.time(at: rise)).plain, style)
    let until = StyledText(plan.quantities.time(plan.report.clock.time(at: set)).plain, style)
    let hasRise = day.lowerBound > 0
    let hasSet = day.upperBound < plan.window.columns
    let room = day.count - (hasRise && hasSet ? 1 : 0)
    guard (hasRise ? from.width : 0) + (hasSet ? until.width : 0) <= room else { return }
    if hasRise { grid.place(from, column: day.lowerBound) }
    if hasSet { grid.place(until, column: day.upperBound - until.width) }
  }
}

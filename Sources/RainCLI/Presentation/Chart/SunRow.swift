import RainCore
import RainTerminal

/// Day and night: the nights shaded, with sunrise and sunset at their edges where they fit.
struct SunRow: Sendable {
  private let plan: ChartPlan
  /// The sun of the days that are shown, and of those before and after them.
  private let suns: [CivilDate: SunTimes]

  init(_ plan: ChartPlan) {
    self.plan = plan
    let dates = [plan.window.start, plan.window.end]
      .map { plan.report.clock.time(at: $0).date.daysSince1970 }
    suns = (dates[0] - 1...dates[1] + 1)
      .reduce(into: [:]) { suns, day in
        let date = CivilDate(daysSince1970: day)
        suns[date] = plan.report.sunTimes(on: date)
      }
  }

  /// The row; none when nobody knows where the sun is, or there is nothing to tell.
  var rows: [ChartRow] {
    let nights = (0..<plan.window.columns).map { isNight(at: plan.window.middle(of: $0)) }
    var grid = plan.grid()
    if let text = allDay { grid.place(text, column: 0) }
    for (column, isNight) in nights.enumerated() where isNight == true {
      grid.place(shade, column: column)
    }
    for day in runs(of: nights) { label(day, in: &grid) }
    let line = grid.lines.joined()
    return line.isEmpty ? [] : [ChartRow("", line)]
  }

  /// What the sun does when it neither rises nor sets on the first day.
  private var allDay: StyledText? {
    switch plan.hours.first.flatMap({ suns[$0.time.date] }) {
    case .upAllDay?: StyledText(plan.look.words.sunUpAllDay, .color(.yellow))
    case .downAllDay?: StyledText(plan.look.words.sunDownAllDay, .dim)
    case .risesAndSets?, nil: nil
    }
  }

  private var shade: StyledText { StyledText(plan.look.isASCII ? "." : "░", .dim) }

  /// Whether the sun is down; `nil` when that is not known.
  private func isNight(at secondsSince1970: Int) -> Bool? {
    let date = plan.report.clock.time(at: secondsSince1970).date
    // In the far north a day's sun may set after midnight.
    let near = [-1, 0, 1].map { suns[date.adding(days: $0)] }
    switch near[1] {
    case .upAllDay?: return false
    case .downAllDay?: return true
    case .risesAndSets?:
      return !near.contains { sun in
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
    let middle = plan.window.middle(of: (day.lowerBound + day.upperBound) / 2)
    let date = plan.report.clock.time(at: middle).date
    guard case .risesAndSets(let rise, let set)? = suns[date] else { return }
    let (from, until) = (time(at: rise), time(at: set))
    let hasRise = day.lowerBound > 0
    let hasSet = day.upperBound < plan.window.columns
    let room = day.count - (hasRise && hasSet ? 1 : 0)
    guard (hasRise ? from.width : 0) + (hasSet ? until.width : 0) <= room else { return }
    if hasRise { grid.place(from, column: day.lowerBound) }
    if hasSet { grid.place(until, column: day.upperBound - until.width) }
  }

  private func time(at secondsSince1970: Int) -> StyledText {
    let time = plan.quantities.time(plan.report.clock.time(at: secondsSince1970))
    return StyledText(time.plain, .color(.yellow))
  }
}

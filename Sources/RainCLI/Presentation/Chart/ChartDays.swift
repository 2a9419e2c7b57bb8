import RainCore
import RainTerminal

/// The names of the days, each behind the line of its midnight.
struct ChartDays: Sendable {
  private let plan: ChartPlan
  private let clock: ChartClock

  init(_ plan: ChartPlan, _ clock: ChartClock) {
    self.plan = plan
    self.clock = clock
  }

  var row: ChartRow {
    var grid = plan.grid()
    let columns = clock.midnights.map(\.column)
    for column in columns { grid.place(plan.midnight, column: column) }
    let starts = [0] + columns.map { $0 + 1 }
    let dates =
      [plan.hours.first?.time.date].compactMap(\.self) + clock.midnights.map(\.time.date)
    let rooms = zip(starts, columns + [plan.room]).map { $1 - $0 }
    for (index, (start, date)) in zip(starts, dates).enumerated() {
      guard let name = names(of: date).first(where: { $0.width <= rooms[index] }) else { continue }
      grid.place(name, column: start)
    }
    return ChartRow("", grid.lines.joined())
  }

  /// The forms of the name from the longest to the shortest.
  private func names(of date: CivilDate) -> [StyledText] {
    let weekday = plan.look.words.shortName(of: date.weekday)
    return [plan.quantities.date(date), "\(weekday) \(date.parts.day)", weekday]
      .map { StyledText($0, .bold) }
  }
}

extension ChartPlan {
  /// A piece of the line at which a day begins.
  var midnight: StyledText { StyledText(look.isASCII ? "|" : "│", .dim) }
}

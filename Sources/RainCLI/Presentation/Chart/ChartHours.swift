import RainCore
import RainTerminal

/// The clock below a chart, with the mark of the present.
struct ChartHours: Sendable {
  private let plan: ChartPlan
  private let clock: ChartClock
  private let pitch: Int

  init(_ plan: ChartPlan, _ clock: ChartClock, pitch: Int) {
    self.plan = plan
    self.clock = clock
    self.pitch = pitch
  }

  var row: ChartRow {
    var grid = plan.grid()
    if let column = plan.presentColumn {
      let mark = plan.look.isASCII ? "^" : "▲"
      let full = StyledText("\(mark) \(plan.look.words.present)", .bold)
      if !grid.place(full, column: column) { grid.place(StyledText(mark, .bold), column: column) }
    }
    // Of days the clock has nothing to tell.
    for mark in pitch < 24 ? clock.hours(every: pitch) : [] {
      let text = StyledText(plan.quantities.hour(mark.time).plain, .dim)
      // A space on either side, where there is anything.
      let cells = max(0, mark.column - 1)..<min(plan.room, mark.column + text.width + 1)
      guard grid.isFree(cells) else { continue }
      grid.place(text, column: mark.column)
    }
    return ChartRow("", grid.lines.joined())
  }
}

import RainCore

/// Where the clock of the place shows full hours and where its days begin, in a chart.
///
/// A column is a piece of real time, so that a day has 23 or 25 hours when the clocks are changed.
struct ChartClock: Sendable {
  /// A column with the time that the clock shows there.
  struct Mark: Hashable, Sendable {
    let column: Int
    let time: LocalTime
  }

  /// The full hours.
  let hours: [Mark]
  /// The beginnings of days, mostly midnights, but that of the first one shown.
  let midnights: [Mark]

  init(_ window: ChartWindow, _ clock: PlaceClock) {
    var hours: [Mark] = []
    var midnights: [Mark] = []
    // Offsets are whole quarters of an hour.
    let quarter = 900
    let first = (window.start + quarter - 1) / quarter * quarter
    var last = clock.time(at: first - quarter)
    for instant in stride(from: first, to: window.end, by: quarter) {
      let time = clock.time(at: instant)
      let column = window.position(of: instant).rounded(.down)
      let mark = Mark(column: Int(column), time: time)
      if time.minute == 0 { hours.append(mark) }
      if time.date != last.date, instant > window.start { midnights.append(mark) }
      last = time
    }
    self.hours = hours
    self.midnights = midnights
  }

  /// The full hours that are multiples of `pitch` hours from midnight, or from a common day.
  func hours(every pitch: Int) -> [Mark] {
    hours.filter { ($0.time.date.daysSince1970 * 24 + $0.time.hour) % pitch == 0 }
  }
}

import RainCore

/// The hours of a chart in spans that are wide enough for a text each.
struct ChartSpans: Sendable {
  /// Hours that share a text.
  struct Span: Sendable {
    let columns: Range<Int>
    let hours: [Hour]

    /// The two together, the right one being the later.
    static func + (left: Span, right: Span) -> Span {
      Span(
        columns: left.columns.lowerBound..<right.columns.upperBound,
        hours: left.hours + right.hours
      )
    }
  }

  let spans: [Span]
  /// The hours of the clock that a span takes.
  let pitch: Int

  /// Joins hours to spans of at least so many columns, which begin where the clock shows round hours.
  init(_ plan: ChartPlan, columns: Int) {
    let window = plan.window
    let step = plan.hours.map(\.hours).min() ?? 1
    let needed = columns * window.secondsPerColumn
    let pitch =
      Self.pitches.first { $0 >= step && $0 * 3600 >= needed } ?? (needed + 86_399) / 86_400 * 24
    self.pitch = pitch
    var groups: [(key: Int, hours: [Hour])] = []
    for (index, hour) in plan.hours.enumerated() {
      let key =
        pitch <= step ? index : (hour.time.date.daysSince1970 * 24 + hour.time.hour) / pitch
      if let last = groups.last, last.key == key {
        groups[groups.count - 1].hours.append(hour)
      } else {
        groups.append((key, [hour]))
      }
    }
    spans = groups.compactMap { group in
      guard let first = group.hours.first, let last = group.hours.last else { return nil }
      let end = window.columns(of: last).upperBound
      return Span(columns: window.columns(of: first).lowerBound..<end, hours: group.hours)
    }
  }

  /// The lengths in hours by which clocks are read.
  static let pitches = [1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 96, 168]
}

/// A span of time in which a check holds or not, by one row of a report.
struct Moment: Hashable, Sendable {
  let begins: LocalTime
  let ends: LocalTime
  let holds: Bool
  let value: WeatherCheck.Value?
  /// How near it comes to holding; the greatest is the nearest.
  let nearness: Double

  /// Gaps between rows up to so many seconds are none.
  private static let brief = 120

  /// The verdict of moments in order of time: yes from the first that holds on, no only when they
  /// reach from `now` to `end` without a gap.
  static func verdict(
    _ moments: [Moment],
    from now: LocalTime,
    until end: LocalTime
  ) -> WeatherCheck.Verdict {
    let inTime = moments.filter { now < $0.ends && ($0.begins <= end) }
    if let first = inTime.first(where: \.holds) {
      return .holds(at: max(now, first.begins), value: first.value)
    }
    var told = now
    for moment in inTime where moment.begins <= told.adding(seconds: brief) {
      told = max(told, moment.ends)
    }
    guard told > now, told >= end else { return .unknown }
    let nearest = inTime.max { $0.nearness < $1.nearness }
    return .doesNotHold(until: end, value: nearest?.value)
  }

  /// The moments of a value: now, up to the next full hour, and at the hours to come.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - limit: What passes.
  ///   - path: Where the value stands.
  ///   - wrap: Makes it one of those that can decide.
  /// - Returns: The moments in order of time, those without a value left out.
  static func moments<Value: Comparable & MagnitudeBearing>(
    of report: WeatherReport,
    _ limit: WeatherCheck.Limit<Value>,
    _ path: KeyPath<Conditions, Value?>,
    _ wrap: (Value) -> WeatherCheck.Value
  ) -> [Moment] {
    let coming = report.comingHours ?? []
    func moment(_ value: Value, _ begins: LocalTime, _ ends: LocalTime) -> Moment {
      let nearness =
        switch limit {
        case .above: value.magnitude
        case .below: -value.magnitude
        }
      return Moment(
        begins: begins,
        ends: ends,
        holds: limit.isPassed(by: value),
        value: wrap(value),
        nearness: nearness
      )
    }
    var moments: [Moment] = []
    let later = coming.filter { $0.time > report.now }
    // What is known of now holds until the next row, and no longer than an hour.
    let hour = report.now.adding(seconds: 3600)
    if let value = report.current?.conditions[keyPath: path] {
      moments.append(moment(value, report.now, min(later.first?.time ?? hour, hour)))
    } else if let first = coming.first, first.time <= report.now,
      let value = first.conditions[keyPath: path]
    {
      moments.append(moment(value, report.now, first.end))
    }
    return moments
      + later.compactMap { row in
        row.conditions[keyPath: path].map { moment($0, row.time, row.end) }
      }
  }
}

/// A value whose size is a number.
protocol MagnitudeBearing {
  /// The size, greater for greater values.
  var magnitude: Double { get }
}

extension Temperature: MagnitudeBearing {
  var magnitude: Double { celsius }
}

extension Speed: MagnitudeBearing {
  var magnitude: Double { metersPerSecond }
}

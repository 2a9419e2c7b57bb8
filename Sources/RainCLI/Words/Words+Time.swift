import RainCore

extension Words {
  /// The day of the week in full.
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: self[.monday]
    case .tuesday: self[.tuesday]
    case .wednesday: self[.wednesday]
    case .thursday: self[.thursday]
    case .friday: self[.friday]
    case .saturday: self[.saturday]
    case .sunday: self[.sunday]
    }
  }

  /// The day of the week in a few letters.
  func shortName(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: self[.mondayShort]
    case .tuesday: self[.tuesdayShort]
    case .wednesday: self[.wednesdayShort]
    case .thursday: self[.thursdayShort]
    case .friday: self[.fridayShort]
    case .saturday: self[.saturdayShort]
    case .sunday: self[.sundayShort]
    }
  }

  /// The month, 1…12, in a few letters; empty for any other number.
  func shortName(ofMonth month: Int) -> String {
    let phrases: [Phrase] = [
      .januaryShort, .februaryShort, .marchShort, .aprilShort, .mayShort, .juneShort,
      .julyShort, .augustShort, .septemberShort, .octoberShort, .novemberShort, .decemberShort,
    ]
    return phrases.indices.contains(month - 1) ? self[phrases[month - 1]] : ""
  }

  /// A day: `Mon 30 Nov`.
  func date(_ date: CivilDate) -> String {
    let (_, month, day) = date.parts
    return text(
      .date,
      [
        .weekday: shortName(of: date.weekday), .day: String(day),
        .month: shortName(ofMonth: month),
      ]
    )
  }

  /// A day without its month: `Mon 30`.
  func dayOfMonth(_ date: CivilDate) -> String {
    text(.dayOfMonth, [.weekday: shortName(of: date.weekday), .day: String(date.parts.day)])
  }

  /// A time of the clock with twelve hours: `4:05 pm`, or `4 pm` for a full hour in short.
  func twelveHourTime(_ time: LocalTime, isShort: Bool = false) -> String {
    // Noon and midnight are twelve, but in Japanese zero.
    let noon = language == .japanese ? 0 : 12
    let hour = String(time.hour % 12 == 0 ? noon : time.hour % 12)
    let isMorning = time.hour < 12
    if isShort, time.minute == 0 {
      return text(isMorning ? .hourBeforeNoon : .hourAfterNoon, [.hour: hour])
    }
    let minutes = (time.minute < 10 ? "0" : "") + String(time.minute)
    return text(isMorning ? .timeBeforeNoon : .timeAfterNoon, [.time: "\(hour):\(minutes)"])
  }

  /// That there are no hours of those that were chosen.
  func noHours(_ choice: HourChoice) -> String {
    guard case .day(let day) = choice else { return self[.noHoursToCome] }
    return text(.noHoursOfDay, [.date: date(day)])
  }

  /// The age of something: `48 s ago`, `12 min ago`; not more than it is.
  ///
  /// Where the clock was set back, something may be from the future.
  func ago(_ seconds: Int) -> String {
    if seconds < -Freshness.clockTolerance { return self[.timeToCome] }
    let unit = DurationText.unit(of: seconds)
    let phrase: Phrase =
      switch unit {
      case .seconds: .secondsAgo
      case .minutes: .minutesAgo
      case .hours: .hoursAgo
      case .days: .daysAgo
      }
    return text(phrase, [.count: String(max(0, seconds / unit.rawValue))])
  }
}

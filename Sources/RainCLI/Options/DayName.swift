import RainCore

/// A day as people name it.
enum DayName: Hashable, Sendable {
  case today
  case tomorrow
  case weekday(Weekday)
  case date(CivilDate)

  /// The words that name a day.
  static let words = ["today", "tomorrow"] + Weekday.allCases.map(\.rawValue)

  /// Reads `today`, `tomorrow`, a day of the week in full or in three letters, or `YYYY-MM-DD`.
  init?(_ text: String) {
    let word = text.lowercased()
    let weekday = Weekday.allCases.first { $0.rawValue == word || $0.rawValue.prefix(3) == word }
    if word == "today" {
      self = .today
    } else if word == "tomorrow" {
      self = .tomorrow
    } else if let weekday {
      self = .weekday(weekday)
    } else if let date = CivilDate(iso8601: word) {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// The day, seen from `today`; a day of the week is the next one, today included.
  func date(from today: CivilDate) -> CivilDate {
    switch self {
    case .today: today
    case .tomorrow: today.adding(days: 1)
    case .weekday(let weekday):
      (0..<7).lazy.map(today.adding(days:)).first { $0.weekday == weekday } ?? today
    case .date(let date): date
    }
  }
}

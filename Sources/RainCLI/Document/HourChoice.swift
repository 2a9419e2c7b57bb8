import RainCore

/// Which of the coming hours to show.
enum HourChoice: Hashable, Sendable {
  /// All of them.
  case all
  /// The hours of the next so many hours of the clock, the one in progress being the first.
  case clockHours(Int)
  /// The hours of a day.
  case day(CivilDate)

  /// Chooses from the coming hours, in order of time.
  func choose(from hours: [Hour], now: LocalTime) -> [Hour] {
    switch self {
    case .all: hours
    case .clockHours(let count):
      hours.prefix {
        $0.time.secondsSince1970 < (hours.first?.time ?? now).secondsSince1970 + count * 3600
      }
      .map(\.self)
    case .day(let date): hours.filter { $0.time.date == date }
    }
  }
}

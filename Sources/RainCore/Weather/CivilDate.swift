/// A day of the Gregorian calendar, without time and zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Whole days since 1970-01-01; negative before.
  public let daysSince1970: Int

  /// Creates the day that lies `daysSince1970` days after 1970-01-01.
  public init(daysSince1970: Int) { self.daysSince1970 = daysSince1970 }

  /// Creates a day from its parts; `nil` when there is no such day or the year is not 0…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    // Years that begin in March put the leap day last: H. Hinnant, "chrono-compatible date
    // algorithms", days_from_civil.
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSince1970 = era * 146_097 + dayOfEra - 719_468
    guard parts == (year, month, day) else { return nil }
  }

  /// Creates a day from `YYYY-MM-DD`; `nil` for any other text.
  public init?(iso8601 text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard
      parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, the month 1…12 and the day of the month 1…31.
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = daysSince1970 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = (daysSince1970 + 3) % 7
    return Weekday.allCases[index < 0 ? index + 7 : index]
  }

  /// The day as `YYYY-MM-DD`.
  public var iso8601: String {
    let (year, month, day) = parts
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The day `days` after this one; before it when negative.
  public func adding(days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }

  /// Compares by time.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }
}

/// A day of the week, in the order of ISO 8601.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
  /// The working week, by ISO 8601 from its first day.
  case monday, tuesday, wednesday, thursday, friday
  /// The weekend.
  case saturday, sunday
}

/// Returns `number` with zeros before it until it has `count` digits.
func padded(_ number: Int, to count: Int) -> String {
  let digits = String(number.magnitude)
  let zeros = String(repeating: "0", count: max(0, count - digits.count))
  return (number < 0 ? "-" : "") + zeros + digits
}

/// An instant together with the offset that clocks at the place show at that instant.
///
/// The offset travels with the instant, so that showing a time needs no time zone data.
public struct LocalTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSince1970: Int

  /// What the clocks are ahead of UTC in seconds, negative west of Greenwich.
  public let utcOffset: Int

  /// Creates a time.
  public init(secondsSince1970: Int, utcOffset: Int) {
    self.secondsSince1970 = secondsSince1970
    self.utcOffset = utcOffset
  }

  /// The day that the calendar at the place shows.
  public var date: CivilDate { CivilDate(daysSince1970: wallClock.days) }

  /// The hour that the clock at the place shows, 0…23.
  public var hour: Int { wallClock.seconds / 3600 }

  /// The minute that the clock at the place shows, 0…59.
  public var minute: Int { wallClock.seconds / 60 % 60 }

  /// The time in ISO 8601 with the offset: `2026-11-30T04:00:00+01:00`.
  public var iso8601: String {
    "\(date.iso8601)T\(clockText)\(offsetText)"
  }

  /// The time in ISO 8601 in UTC: `2026-11-30T03:00:00Z`.
  public var iso8601UTC: String {
    let utc = LocalTime(secondsSince1970: secondsSince1970, utcOffset: 0)
    return "\(utc.date.iso8601)T\(utc.clockText)Z"
  }

  /// The time `seconds` later on the same clock.
  public func adding(seconds: Int) -> LocalTime {
    LocalTime(secondsSince1970: secondsSince1970 + seconds, utcOffset: utcOffset)
  }

  /// Compares by instant, whatever the offsets.
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }

  private var wallClock: (days: Int, seconds: Int) {
    let total = secondsSince1970 + utcOffset
    let seconds = total % 86_400
    return seconds < 0
      ? ((total - seconds) / 86_400 - 1, seconds + 86_400) : (total / 86_400, seconds)
  }

  private var clockText: String {
    let seconds = wallClock.seconds
    return [seconds / 3600, seconds / 60 % 60, seconds % 60]
      .map { padded($0, to: 2) }
      .joined(separator: ":")
  }

  /// What the clock is ahead of UTC: `+01:00`.
  public var offsetText: String {
    let minutes = Int(utcOffset.magnitude / 60)
    return
      "\(utcOffset < 0 ? "-" : "+")\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
  }
}

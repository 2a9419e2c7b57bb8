import Foundation

/// The clock of a place: tells which offset from UTC is in force at an instant.
public struct PlaceClock: Hashable, Sendable {
  /// The IANA name of the time zone; `nil` when nobody told it.
  public let timeZone: String?

  /// The offset in seconds that the provider told; `nil` when it told none.
  public let reportedOffset: Int?

  private let zone: TimeZone?

  /// Creates a clock from what is known.
  ///
  /// The named zone knows of clock changes and goes first. Where the system does not know the name
  /// the provider's offset takes its place, and where nothing is known the clock shows UTC.
  public init(timeZone: String?, reportedOffset: Int? = nil) {
    self.timeZone = timeZone
    // No place on Earth is further from UTC than fourteen hours: more is a damaged answer.
    self.reportedOffset = reportedOffset.flatMap { abs($0) <= 15 * 3600 ? $0 : nil }
    zone = timeZone.flatMap { $0.isEmpty ? nil : TimeZone(identifier: $0) }
  }

  /// Whether anything is known of the clock; otherwise it shows UTC for want of anything better.
  public var isKnown: Bool { zone != nil || reportedOffset != nil }

  /// The offset from UTC in force at `secondsSince1970`, in seconds.
  public func offset(at secondsSince1970: Int) -> Int {
    zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(secondsSince1970)))
      ?? reportedOffset ?? 0
  }

  /// The local time at `secondsSince1970`.
  public func time(at secondsSince1970: Int) -> LocalTime {
    LocalTime(secondsSince1970: secondsSince1970, utcOffset: offset(at: secondsSince1970))
  }
}

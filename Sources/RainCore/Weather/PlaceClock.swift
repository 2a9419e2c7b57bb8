import Foundation

/// The clock of a place: tells which offset from UTC is in force at an instant.
public struct PlaceClock: Hashable, Sendable {
  /// The IANA name of the time zone; `nil` when nobody told it.
  public let timeZone: String?

  /// The offset in seconds that the provider told; `nil` when it told none.
  public let reportedOffset: Int?

  /// Whether anything is known of the clock; otherwise it shows UTC for want of anything better.
  public let isKnown: Bool

  private let source: Source

  /// Where offsets come from.
  private enum Source: Sendable {
    /// The data of the system about the named zone, if it has any.
    case zone(TimeZone?)
    /// What was noted earlier; the named zone only for instants beyond it.
    case noted(OffsetHistory)
  }

  /// Creates a clock from what is known.
  ///
  /// The named zone knows of clock changes and goes first. Where the system does not know the name
  /// the provider's offset takes its place, and where nothing is known the clock shows UTC.
  public init(timeZone: String?, reportedOffset: Int? = nil) {
    self.timeZone = timeZone.flatMap(Self.zoneName)
    // No place on Earth is further from UTC than fourteen hours, or off by seconds: that is a
    // damaged answer.
    self.reportedOffset = reportedOffset.flatMap {
      $0.magnitude <= 15 * 3600 && $0 % 60 == 0 ? $0 : nil
    }
    let zone = self.timeZone.flatMap(TimeZone.init(identifier:))
    isKnown = zone != nil || self.reportedOffset != nil
    source = .zone(zone)
  }

  /// Creates a clock from what one showed earlier, without looking into the system's data.
  ///
  /// - Parameters:
  ///   - timeZone: The IANA name of the time zone, or `nil`.
  ///   - reportedOffset: The offset that the provider told, in seconds, or `nil`.
  ///   - isKnown: Whether anything was known of the clock.
  ///   - history: The offsets that it showed.
  init(timeZone: String?, reportedOffset: Int?, isKnown: Bool, history: OffsetHistory) {
    self.timeZone = timeZone
    self.reportedOffset = reportedOffset
    self.isKnown = isKnown
    source = .noted(history)
  }

  /// The same clock without the name of its zone.
  var withoutName: PlaceClock { PlaceClock(timeZone: nil, reportedOffset: reportedOffset) }

  /// The text as the name of a zone; `nil` when no zone can have such a name.
  ///
  /// The system need not know it: new zones come every year.
  static func zoneName(_ text: String) -> String? {
    // By bytes: thousands of saved places have one each.
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isName = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x5F: true
          default: false
          }
        }
    }
    guard isName, text.utf8.count <= 64 else { return nil }
    return parts.count > 1 || TimeZone.knownTimeZoneIdentifiers.contains(text)
      || ["UTC", "GMT"].contains(text) ? text : nil
  }

  /// The offset from UTC in force at `secondsSince1970`, in seconds.
  public func offset(at secondsSince1970: Int) -> Int {
    let zone: TimeZone?
    switch source {
    case .zone(let named): zone = named
    case .noted(let history):
      if let offset = history.offset(at: secondsSince1970) { return offset }
      zone = timeZone.flatMap(TimeZone.init(identifier:))
    }
    return zone?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(secondsSince1970)))
      ?? reportedOffset ?? 0
  }

  /// The local time at `secondsSince1970`.
  public func time(at secondsSince1970: Int) -> LocalTime {
    LocalTime(secondsSince1970: secondsSince1970, utcOffset: offset(at: secondsSince1970))
  }
}

extension PlaceClock {
  /// Whether both know the same; where they know it from does not matter.
  public static func == (left: PlaceClock, right: PlaceClock) -> Bool {
    left.timeZone == right.timeZone && left.reportedOffset == right.reportedOffset
      && left.isKnown == right.isKnown
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(timeZone)
    hasher.combine(reportedOffset)
    hasher.combine(isKnown)
  }
}

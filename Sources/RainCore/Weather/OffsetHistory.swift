/// The offsets from UTC that a clock showed over a span of time, as the instants where they changed.
struct OffsetHistory: Hashable, Sendable {
  /// An instant, in seconds since 1970, from which on the clock was `offset` seconds ahead of UTC.
  struct Change: Hashable, Sendable {
    let instant: Int
    let offset: Int
  }

  /// The changes in order of time; the first one is the beginning of the span.
  private(set) var changes: [Change] = []

  /// The end of the span, in seconds since 1970.
  private(set) var end: Int?

  init() {}

  /// Creates a history from its changes; `nil` unless they are in order and end before the end.
  init?(changes: [Change], end: Int) {
    let instants = changes.map(\.instant) + [end]
    guard !changes.isEmpty, zip(instants, instants.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      return nil
    }
    self.changes = changes
    self.end = end
  }

  /// Creates the history that some times tell of.
  init(of times: [LocalTime]) {
    let sorted = times.sorted()
    for time in sorted where time.utcOffset != changes.last?.offset {
      changes.append(Change(instant: time.secondsSince1970, offset: time.utcOffset))
    }
    end = sorted.last?.secondsSince1970
  }

  /// The offset at an instant; `nil` outside of the span.
  func offset(at secondsSince1970: Int) -> Int? {
    guard let end, secondsSince1970 <= end else { return nil }
    return changes.last { $0.instant <= secondsSince1970 }?.offset
  }
}

import RainCore

/// When the weather is asked for again by itself.
struct RefreshSchedule: Hashable, Sendable {
  /// When to ask, in seconds since 1970; `nil` for never.
  private(set) var next: Int?
  /// When that was decided.
  private var decided = 0

  /// The shortest time between two requests that nobody asked for, in seconds: an answer may never
  /// count as fresh, and a failure may not be remembered.
  static let pause = 60

  /// How long another run is given to get an answer, in seconds.
  static let patience = 5

  /// Nothing is asked.
  static let never = RefreshSchedule()

  /// Asks at once.
  static let atOnce = RefreshSchedule(next: 0)

  private init(next: Int? = nil, decided: Int = 0) {
    self.next = next
    self.decided = decided
  }

  /// Asks when an answer is no longer fresh.
  init(after report: WeatherReport, _ freshness: Freshness, now: Int) {
    let end = freshness.end(of: report)
    self.init(next: end > now ? end : now + Self.pause, decided: now)
  }

  /// Asks when a provider that failed need no longer be left in peace.
  ///
  /// - Parameters:
  ///   - time: Until when that is remembered; `nil` when it is not.
  ///   - now: The present.
  init(afterFailureUntil time: Int?, now: Int) {
    let time = time ?? now + Self.pause
    self.init(next: max(time, now + 1), decided: now)
  }

  /// Asks when another run should have its answer.
  init(afterOtherRunAt now: Int) { self.init(next: now + Self.patience, decided: now) }

  /// Whether it is time to ask; a clock that was set back makes it time.
  func isDue(at now: Int) -> Bool { next.map { now >= $0 || now < decided } ?? false }
}

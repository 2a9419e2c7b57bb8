import RainCore
import Testing

@testable import RainCLI

@Suite struct RefreshScheduleTests {
  private static let now = 1_796_028_000

  private static func report(fetched: Int, notes: [ReportNote] = []) -> WeatherReport {
    let clock = PlaceClock(timeZone: "UTC")
    return WeatherReport(
      provenance: Provenance(provider: .openMeteo, fetched: fetched),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: now),
      notes: notes
    )
  }

  @Test(arguments: [
    // Age of the answer, how long one is fresh, and in how many seconds the next one is asked for.
    (0, 600, 601), (599, 600, 2), (600, 600, 1), (700, 600, 60), (0, 0, 1), (10, 0, 60),
    (0, 86_400, 86_401),
  ])
  func `an answer is asked for again when it is no longer fresh, but not without a pause`(
    age: Int,
    maxAge: Int,
    wait: Int
  ) {
    let freshness = Freshness(maxAge: maxAge)
    let report = Self.report(fetched: Self.now - age)
    let schedule = RefreshSchedule(after: report, freshness, now: Self.now)
    #expect(schedule.next == Self.now + wait)
    #expect(!schedule.isDue(at: Self.now + wait - 1))
    #expect(schedule.isDue(at: Self.now + wait))
    // The machine slept.
    #expect(schedule.isDue(at: Self.now + 1_000_000))
    #expect(!freshness.isFresh(report, now: report.provenance.fetched + max(maxAge, 0) + 1))
  }

  @Test func `an answer with parts missing is asked for sooner`() {
    let note = ReportNote.currentFailed(.transport(.timedOut(host: "example.org")))
    let report = Self.report(fetched: Self.now, notes: [note])
    #expect(RefreshSchedule(after: report, Freshness(), now: Self.now).next == Self.now + 61)
  }

  @Test(arguments: [(nil, 60), (Self.now + 900, 900), (Self.now + 1, 1), (Self.now - 5, 1)])
  func `a provider that failed is left in peace as long as that is remembered`(
    until: Int?,
    wait: Int
  ) {
    let schedule = RefreshSchedule(afterFailureUntil: until, now: Self.now)
    #expect(schedule.next == Self.now + wait)
    #expect(!schedule.isDue(at: Self.now))
  }

  @Test func `a clock that was set back makes it time`() {
    let schedule = RefreshSchedule(afterFailureUntil: nil, now: Self.now)
    #expect(schedule.isDue(at: Self.now - 1))
    #expect(schedule.isDue(at: Self.now - 100_000))
  }

  @Test func `it is never time where nobody may be asked`() {
    #expect(!RefreshSchedule.never.isDue(at: Self.now))
    #expect(!RefreshSchedule.never.isDue(at: -1))
    #expect(RefreshSchedule.never.next == nil)
  }

  @Test func `another run has some seconds to get its answer`() {
    let schedule = RefreshSchedule(afterOtherRunAt: Self.now)
    #expect(!schedule.isDue(at: Self.now + 4))
    #expect(schedule.isDue(at: Self.now + 5))
  }
}

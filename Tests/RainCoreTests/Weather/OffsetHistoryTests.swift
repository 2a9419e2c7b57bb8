import Testing

@testable import RainCore

@Suite struct OffsetHistoryTests {
  private static func time(_ instant: Int, _ offset: Int) -> LocalTime {
    LocalTime(secondsSince1970: instant, utcOffset: offset)
  }

  @Test func `it knows the offsets between the times it was made of`() {
    let history = OffsetHistory(
      of: [Self.time(300, 3600), Self.time(100, 7200), Self.time(200, 7200), Self.time(400, 3600)]
    )
    #expect(history.changes.count == 2)
    #expect(history.offset(at: 100) == 7200)
    #expect(history.offset(at: 299) == 7200)
    #expect(history.offset(at: 300) == 3600)
    #expect(history.offset(at: 400) == 3600)
    #expect(history.offset(at: 99) == nil)
    #expect(history.offset(at: 401) == nil)
    #expect(OffsetHistory(of: []).offset(at: 0) == nil)
  }

  @Test func `changes out of order are no history`() {
    let changes = [OffsetHistory.Change(instant: 2, offset: 0), .init(instant: 1, offset: 0)]
    #expect(OffsetHistory(changes: changes, end: 5) == nil)
    #expect(OffsetHistory(changes: [.init(instant: 2, offset: 0)], end: 1) == nil)
    #expect(OffsetHistory(changes: [], end: 1) == nil)
  }

  @Test func `a clock made of it goes on with its zone beyond its end`() {
    let history = OffsetHistory(of: [Self.time(1_796_028_000, 3600)])
    let clock = PlaceClock(
      timeZone: "Europe/Berlin",
      reportedOffset: nil,
      isKnown: true,
      history: history
    )
    #expect(clock.offset(at: 1_796_028_000) == 3600)
    // 2026-07-01.
    #expect(clock.offset(at: 1_782_864_000) == 7200)
    #expect(clock == PlaceClock(timeZone: "Europe/Berlin"))
  }
}

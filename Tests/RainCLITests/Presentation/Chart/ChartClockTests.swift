@testable import RainCLI
import RainCore
import Testing

@Suite struct ChartClockTests {
  private func clock(_ timeZone: String, from start: Int, hours: Int = 48) throws -> ChartClock {
    let report = ChartHoursFixture.report(of: hours, timeZone: timeZone, from: start) { _, _ in }
    let window = try #require(ChartWindow(report.hourly ?? [], columns: hours))
    return ChartClock(window, report.clock)
  }

  /// The hours of the clock between the first two midnights, with the columns of both.
  @Test(arguments: [
    // Berlin from 2026-03-28 12:00 UTC, from 2026-10-24 12:00 UTC, and from 2026-11-28 12:00 UTC.
    ("Europe/Berlin", 1_774_699_200, 11, 23), ("Europe/Berlin", 1_792_843_200, 10, 25),
    ("Europe/Berlin", 1_795_867_200, 11, 24),
  ])
  func `a day has the hours of real time`(
    timeZone: String,
    start: Int,
    midnight: Int,
    length: Int
  ) throws {
    let columns = try clock(timeZone, from: start).midnights.map(\.column)
    #expect(columns == [midnight, midnight + length])
  }

  @Test func `an hour that comes twice is there twice, one that is left out is not`() throws {
    let autumn = try clock("Europe/Berlin", from: 1_792_843_200).hours.map(\.time.hour)
    #expect(autumn.filter { $0 == 2 }.count == 3)
    let spring = try clock("Europe/Berlin", from: 1_774_699_200).hours.map(\.time.hour)
    #expect(spring.filter { $0 == 2 }.count == 1)
  }

  @Test func `where a day begins at one o'clock it has its line there`() throws {
    // Beirut puts its clocks from 00:00 to 01:00 on 2026-03-29.
    let midnights = try clock("Asia/Beirut", from: 1_774_699_200).midnights
    #expect(midnights.map(\.time.hour) == [1, 0])
    #expect(midnights.map(\.column) == [10, 33])
  }

  @Test func `full hours stand between those of a zone with a quarter`() throws {
    let clock = try clock("Asia/Kathmandu", from: ChartHoursFixture.start, hours: 24)
    #expect(clock.hours.allSatisfy { $0.time.minute == 0 })
    #expect(clock.hours.count == 24)
    #expect(clock.hours(every: 6).map(\.time.hour) == [18, 0, 6, 12])
  }
}

import RainCore
import Testing

@Suite struct WeatherReportAgeTests {
  @Test(arguments: [(0, 4), (40, 2), (60, nil), (600, nil)] as [(Int, Int?)])
  func `of an old answer the minutes to come are left`(minutes: Int, count: Int?) {
    let clock = PlaceClock(timeZone: nil, reportedOffset: 0)
    var report = WeatherReport(
      provenance: Provenance(provider: .openMeteo, fetched: 0),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: minutes * 60)
    )
    report.minutely = (0..<4).map { Minute(time: clock.time(at: $0 * 900), minutes: 15) }
    report.takeHourAsCurrent()
    #expect(report.minutely?.count == count)
    #expect(report.notes == [.hourAsCurrent])
  }
}

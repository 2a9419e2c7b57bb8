import RainCore
import Testing

@Suite struct WeatherReportTests {
  private let clock = PlaceClock(timeZone: "Europe/Berlin")

  private func report(now: Int = 1_796_031_000, temperature: Double? = nil) -> WeatherReport {
    var report = WeatherReport(
      provenance: Provenance(provider: .openWeatherMap, fetched: now),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: now)
    )
    report.current = CurrentConditions(
      time: report.now,
      conditions: Conditions(sky: Sky(.cloudy))
    )
    report.current?.conditions.temperature = temperature.map { Temperature(celsius: $0) }
    return report
  }

  private func day(_ report: WeatherReport, isPartial: Bool, later: Int = 0) -> Day {
    let date = CivilDate(daysSince1970: report.now.date.daysSince1970 + later)
    var day = Day(date: date, sky: Sky(.cloudy))
    day.high = Temperature(celsius: 8)
    day.low = Temperature(celsius: 5)
    day.isPartial = isPartial
    return day
  }

  @Test(
    arguments: [
      (9.4, 9.4, 5.0), (2, 8, 2), (6, 8, 5), (nil, 8, 5),
    ] as [(Double?, Double, Double)]
  )
  func `of the rest of a day the present is a part`(now: Double?, high: Double, low: Double) {
    let report = report(temperature: now)
    let range = report.range(of: day(report, isPartial: true))
    #expect(range.high == Temperature(celsius: high))
    #expect(range.low == Temperature(celsius: low))
  }

  @Test func `whole days, other days and absent values are as they are told`() {
    let report = report(temperature: 20)
    for day in [day(report, isPartial: false), day(report, isPartial: true, later: 1)] {
      #expect(report.range(of: day).high == Temperature(celsius: 8))
    }
    var unknown = day(report, isPartial: true)
    unknown.high = nil
    #expect(report.range(of: unknown).high == nil)
    #expect(report.range(of: nil).low == nil)
  }

  @Test func `an hour that the clock shows twice has a twin`() {
    var report = report()
    // From 01:00 on the day when clocks in Berlin are put back.
    let times = (0..<5).map { clock.time(at: 1_792_882_800 + $0 * 3600) }
    report.hourly = times.map { Hour(time: $0, conditions: Conditions(sky: Sky(.clear))) }
    #expect(times.map(\.hour) == [1, 2, 2, 3, 4])
    #expect(times.map { report.hasTwin(of: $0) } == [false, true, true, false, false])
    #expect(times.map(\.offsetText).prefix(3) == ["+02:00", "+02:00", "+01:00"])
  }
}

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
    // There is no hour that could be the present, and so nothing is said of it.
    #expect(report.current == nil && report.notes.isEmpty)
  }

  @Test(arguments: [
    (ProviderID.openMeteo, 1, 30, 0, 20.0), (.openWeatherMap, 3, 100, 0, 20),
    (.forecast, 1, 30, 0, 10), (.openWeatherMap, 3, -60, -180, 10),
  ])
  func `the hour in progress becomes the present, with the chance of its time`(
    provider: ProviderID,
    length: Int,
    minutes: Int,
    label: Int,
    percent: Double
  ) {
    let clock = PlaceClock(timeZone: nil, reportedOffset: 0)
    var report = WeatherReport(
      provenance: Provenance(provider: provider, fetched: 0),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: minutes * 60)
    )
    report.hourly = (0..<3)
      .map { index in
        var hour = Hour(
          time: clock.time(at: index * length * 3600),
          hours: length,
          conditions: Conditions(sky: Sky(.cloudy))
        )
        hour.conditions.precipitationProbability = Fraction(percent: Double(index * 10 + 10))
        return hour
      }
    report.takeHourAsCurrent()
    #expect(report.current?.time == clock.time(at: label * 60))
    #expect(report.precipitationProbability == Fraction(percent: percent))
    #expect(report.notes == [.hourAsCurrent])
  }
}

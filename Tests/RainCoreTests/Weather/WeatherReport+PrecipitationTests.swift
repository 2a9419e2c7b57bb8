import RainCore
import Testing

@Suite struct WeatherReportPrecipitationTests {
  /// 10:30 in Berlin, between rows labeled 10:00, 11:00 and so on.
  private static let now = 1_796_031_000

  private func report(by provider: ProviderID, hours length: Int = 1) -> WeatherReport {
    let clock = PlaceClock(timeZone: "Europe/Berlin")
    var report = WeatherReport(
      provenance: Provenance(provider: provider, fetched: Self.now),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: Self.now)
    )
    report.hourly = (0..<4)
      .map { index in
        var hour = Hour(
          time: clock.time(at: Self.now - 1800 + index * length * 3600),
          hours: length,
          conditions: Conditions(sky: Sky(.cloudy))
        )
        hour.conditions.precipitationProbability = Fraction(percent: Double(index * 10 + 10))
        return hour
      }
    return report
  }

  @Test(arguments: [
    (ProviderID.openMeteo, 1, 20.0), (.openWeatherMap, 3, 20), (.openWeatherMap, 1, 10),
    (.forecast, 1, 10),
  ])
  func `the chance now is that of the time that holds the present`(
    provider: ProviderID,
    length: Int,
    percent: Double
  ) {
    let report = report(by: provider, hours: length)
    #expect(report.precipitationProbability == Fraction(percent: percent))
    #expect(report.hasPrecipitationBeforeLabels == (percent == 20))
    #expect(report.precipitationHour.map { $0.time <= report.now && report.now < $0.end } == true)
  }

  @Test func `hours in time have what falls from their time on`() throws {
    var report = report(by: .openMeteo)
    report.hourly?[1].conditions.sky = Sky(.rain, .heavy)
    report.hourly?[1].precipitation = Depth(millimeters: 4)
    report.hourly?[1].snowfall = Depth(millimeters: 1)
    report.hourly?[1].conditions.precipitationType = .rain
    let hours = try #require(report.comingHoursInTime)
    #expect(hours.map(\.time) == report.comingHours?.map(\.time))
    #expect(hours.map { $0.conditions.precipitationProbability?.percent } == [20, 30, 40, nil])
    #expect(hours.map { $0.precipitation?.millimeters } == [4, nil, nil, nil])
    #expect(hours.map { $0.snowfall?.millimeters } == [1, nil, nil, nil])
    #expect(hours.map(\.conditions.precipitationType) == [.rain, nil, nil, nil])
    #expect(hours.map(\.conditions.sky.condition) == [.rain, .cloudy, .cloudy, .cloudy])
    var other = report
    other.provenance.provider = .forecast
    #expect(other.comingHoursInTime == other.comingHours)
  }

  @Test func `what is told of the present goes first`() {
    var report = report(by: .openMeteo)
    report.current = CurrentConditions(
      time: report.now,
      conditions: Conditions(sky: Sky(.cloudy))
    )
    #expect(report.precipitationProbability == Fraction(percent: 20))
    report.current?.conditions.precipitationProbability = Fraction(percent: 0)
    #expect(report.precipitationProbability == Fraction(percent: 0))
  }

  @Test func `without hours nobody knows`() {
    var report = report(by: .openMeteo)
    report.hourly = nil
    #expect(report.precipitationHours == nil)
    #expect(report.precipitationProbability == nil)
    #expect(!report.hasPrecipitationBeforeLabels)
  }

  @Test func `where the clock changes the time is that of the place`() throws {
    let clock = PlaceClock(timeZone: "Europe/Berlin")
    var report = report(by: .openMeteo)
    // 03:00 in summer, an hour after 01:00 in winter.
    report.hourly = [1_806_192_000, 1_806_195_600]
      .map { Hour(time: clock.time(at: $0), conditions: Conditions(sky: Sky(.rain))) }
    let hours = try #require(report.precipitationHours)
    let times = hours.map(\.time.iso8601)
    #expect(times == ["2027-03-28T00:00:00+01:00", "2027-03-28T01:00:00+01:00"])
  }
}

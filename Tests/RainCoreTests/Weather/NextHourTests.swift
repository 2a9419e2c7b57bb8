import Testing

@testable import RainCore

@Suite struct NextHourTests {
  private static let now = LocalTime(secondsSince1970: 1_796_028_000, utcOffset: 3600)

  private func minutes(
    _ count: Int = 60,
    from offset: Int = 0,
    rate: Double?,
    chance: Double? = nil,
    type: PrecipitationType? = .rain
  ) -> [Minute] {
    (0..<count)
      .map { index in
        var minute = Minute(time: Self.now.adding(seconds: offset + index * 60))
        minute.precipitationIntensity = rate.map(
          PrecipitationIntensity.init(millimetersPerHour:)
        )
        minute.precipitationProbability = chance.map { Fraction($0) }
        minute.precipitationType = type
        return minute
      }
  }

  @Test(
    arguments: [
      (0, nil, false), (0.05, nil, false), (0.0939, nil, false), (0.09906, nil, true),
      (0.1, nil, true), (50, nil, true), (0.5, 1, true), (0.5, 0.25, true), (0.5, 0.24, false),
      (0.5, 0, false), (nil, 1, false), (nil, nil, false),
    ] as [(Double?, Double?, Bool)]
  )
  func `a minute is wet when enough falls that is not improbable`(
    rate: Double?,
    chance: Double?,
    isWet: Bool
  ) throws {
    #expect(minutes(1, rate: rate, chance: chance).first?.isWet == isWet)
  }

  @Test(arguments: [
    (0.09, NextHour.Outlook.dry(chance: Fraction(0.09))),
    (0.1, .possible(.rain, chance: Fraction(0.1))), (0.25, .throughout(.rain)),
  ])
  func `the chance decides what is claimed`(chance: Double, outlook: NextHour.Outlook) throws {
    let hour = try #require(NextHour(minutes(rate: 1, chance: chance), now: Self.now))
    #expect(hour.outlook == outlook)
  }

  @Test func `a spell holds the most of its minutes`() throws {
    var minutes = minutes(rate: 1, chance: 0.5)
    minutes[7].precipitationIntensity = PrecipitationIntensity(millimetersPerHour: 9)
    minutes[9].precipitationProbability = Fraction(0.8)
    let spells = try #require(NextHour(minutes, now: Self.now)).spells
    #expect(spells.count == 1)
    #expect(spells.first?.strongest.millimetersPerHour == 9)
    #expect(spells.first?.chance == Fraction(0.8))
    #expect(spells.first?.begins == Self.now)
    #expect(spells.first?.ends == Self.now.adding(seconds: 3600))
  }

  @Test func `what lies before or beyond the hour does not count`() throws {
    let all =
      minutes(30, from: -1800, rate: 5) + minutes(rate: 0) + minutes(30, from: 3600, rate: 5)
    let hour = try #require(NextHour(all, now: Self.now))
    #expect(hour.outlook == .dry(chance: nil))
    #expect(hour.minutes.count == 60)
    #expect(hour.end == Self.now.adding(seconds: 3600))
  }

  @Test(arguments: [0, 29, 59, 119])
  func `the minute in progress began a while ago, or begins soon`(offset: Int) throws {
    let minutes = minutes(from: 60 - offset, rate: 1)
    let hour = try #require(NextHour(minutes, now: Self.now))
    #expect(hour.outlook == .throughout(.rain))
  }

  @Test(
    arguments: [
      (.rain, .snow, .snow, PrecipitationType.rain),
      (PrecipitationType.none, .snow, .sleet, .snow),
      (nil, .snow, .sleet, .snow),
      (nil, PrecipitationType.none, .sleet, .sleet),
      (nil, nil, nil, nil),
      (nil, PrecipitationType.none, PrecipitationType.none, nil),
    ] as [(PrecipitationType?, PrecipitationType?, PrecipitationType?, PrecipitationType?)]
  )
  func `the hour tells what falls where the minutes do not`(
    minute: PrecipitationType?,
    hour: PrecipitationType?,
    current: PrecipitationType?,
    type: PrecipitationType?
  ) throws {
    var conditions = Conditions(sky: Sky(.cloudy))
    conditions.precipitationType = hour
    var present = Conditions(sky: Sky(.cloudy))
    present.precipitationType = current
    let report = WeatherReport(
      provenance: Provenance(provider: .forecast, fetched: 0),
      place: ReportedPlace(),
      clock: PlaceClock(timeZone: nil, reportedOffset: 3600),
      now: Self.now,
      current: CurrentConditions(time: Self.now, conditions: present),
      minutely: minutes(rate: 1, type: minute),
      hourly: [Hour(time: Self.now.adding(seconds: -2400), hours: 3, conditions: conditions)]
    )
    #expect(report.nextHour?.outlook == .throughout(type))
  }

  @Test func `without minutes there is no next hour`() {
    var report = WeatherReport(
      provenance: Provenance(provider: .forecast, fetched: 0),
      place: ReportedPlace(),
      clock: PlaceClock(timeZone: nil, reportedOffset: 0),
      now: Self.now
    )
    #expect(report.nextHour == nil)
    report.minutely = []
    #expect(report.nextHour == nil)
  }
}

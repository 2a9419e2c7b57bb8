import RainCore
import Testing

/// A report, a question about it, and the answer.
struct CheckCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let subject: WeatherCheck.Subject
  let hours: Double
  let verdict: Answer
  let change: @Sendable (inout WeatherReport) -> Void

  enum Answer: Hashable, Sendable {
    /// It holds from so many minutes after now on.
    case yes(Int)
    case no
    case unknown
  }

  init(
    _ description: String,
    _ subject: WeatherCheck.Subject,
    within hours: Double = 0,
    _ verdict: Answer,
    _ change: @escaping @Sendable (inout WeatherReport) -> Void = { _ in }
  ) {
    testDescription = description
    self.subject = subject
    self.hours = hours
    self.verdict = verdict
    self.change = change
  }
}

@Suite struct WeatherCheckTests {
  private static let now = LocalTime(secondsSince1970: 1_796_029_800, utcOffset: 3600)

  /// It is half past nine; the hours get a degree warmer each, and it is dry.
  static func report(of provider: ProviderID = .forecast) -> WeatherReport {
    var report = WeatherReport(
      provenance: Provenance(provider: provider, fetched: now.secondsSince1970),
      place: ReportedPlace(),
      clock: PlaceClock(timeZone: "Europe/Berlin"),
      now: now
    )
    var conditions = Conditions(sky: Sky(.cloudy))
    conditions.temperature = Temperature(celsius: 0)
    conditions.windSpeed = Speed(metersPerSecond: 5)
    report.current = CurrentConditions(
      time: now,
      conditions: conditions,
      precipitationIntensity: PrecipitationIntensity(millimetersPerHour: 0)
    )
    report.hourly = (0..<6)
      .map { index in
        var hour = Hour(time: now.adding(seconds: index * 3600 - 1800), conditions: conditions)
        hour.conditions.temperature = Temperature(celsius: Double(index))
        hour.conditions.windSpeed = Speed(metersPerSecond: Double(5 + index))
        hour.conditions.precipitationProbability = Fraction(0)
        hour.precipitation = Depth(millimeters: 0)
        return hour
      }
    report.alerts = []
    return report
  }

  /// Makes it rain in an hour.
  private static func rain(
    _ index: Int,
    _ millimeters: Double = 1,
    chance: Double? = 0.9,
    _ type: PrecipitationType? = .rain
  ) -> @Sendable (inout WeatherReport) -> Void {
    { report in
      report.hourly?[index].precipitation = Depth(millimeters: millimeters)
      report.hourly?[index].conditions.precipitationProbability = chance.map { Fraction($0) }
      report.hourly?[index].conditions.precipitationType = type
    }
  }

  /// Minutes of which those from `begin` on are wet.
  private static func minutes(
    from begin: Int,
    chance: Double = 0.8,
    count: Int = 61
  ) -> @Sendable (inout WeatherReport) -> Void {
    { report in
      report.minutely = (0..<count)
        .map { index in
          var minute = Minute(time: now.adding(seconds: index * 60))
          minute.precipitationIntensity =
            PrecipitationIntensity(millimetersPerHour: index < begin ? 0 : 2)
          minute.precipitationProbability = Fraction(chance)
          minute.precipitationType = .rain
          return minute
        }
    }
  }

  private static func alert(
    from start: Int?,
    to end: Int?
  ) -> @Sendable (inout WeatherReport) -> Void {
    { report in
      var alert = WeatherAlert(title: "Wind")
      alert.starts = start.map { now.adding(seconds: $0 * 60) }
      alert.ends = end.map { now.adding(seconds: $0 * 60) }
      report.alerts = [alert]
    }
  }

  private static let anyRain = WeatherCheck.Subject.rain(.noticeable)
  private static let anySnow = WeatherCheck.Subject.snow(.noticeable)

  static let falls: [CheckCase] = [
    CheckCase("dry now", anyRain, .no),
    CheckCase("dry for hours", anyRain, within: 5, .no),
    CheckCase("dry for longer than is told", anyRain, within: 6, .unknown),
    CheckCase("rain now", anyRain, .yes(0)) {
      $0.current?.precipitationIntensity = PrecipitationIntensity(millimetersPerHour: 0.3)
    },
    CheckCase("traces now", anyRain, .no) {
      $0.current?.precipitationIntensity = PrecipitationIntensity(millimetersPerHour: 0.05)
    },
    CheckCase("rain now by the sky alone", anyRain, .yes(0)) {
      $0.current?.precipitationIntensity = nil
      $0.current?.conditions.sky = Sky(.drizzle)
    },
    CheckCase("a dry sky without an amount", anyRain, .no) {
      $0.current?.precipitationIntensity = nil
    },
    CheckCase("rain in this hour, but not now", anyRain, .no, rain(0)),
    CheckCase("rain in this hour, with nothing told of now", anyRain, .yes(0)) {
      rain(0)(&$0)
      $0.current = nil
    },
    CheckCase("rain in the next hour", anyRain, within: 1, .yes(30), rain(1)),
    CheckCase("rain after the next hour", anyRain, within: 1, .no, rain(2)),
    CheckCase("rain that is improbable", anyRain, within: 1, .no, rain(1, chance: 0.2)),
    CheckCase("rain whose chance nobody tells", anyRain, within: 1, .yes(30), rain(1, chance: nil)),
    CheckCase("hardly any rain", anyRain, within: 1, .no, rain(1, 0.05)),
    CheckCase("rain of no kind", anyRain, within: 1, .yes(30), rain(1, 1, nil)),
    CheckCase("hail is rain", anyRain, within: 1, .yes(30), rain(1, 1, .hail)),
    CheckCase("snow is no rain", anyRain, within: 1, .no, rain(1, 1, .snow)),
    CheckCase("snow is snow", anySnow, within: 1, .yes(30), rain(1, 1, .snow)),
    CheckCase("rain is no snow", anySnow, within: 1, .no, rain(1)),
    CheckCase("sleet is rain", anyRain, within: 1, .yes(30), rain(1, 1, .sleet)),
    CheckCase("sleet is snow", anySnow, within: 1, .yes(30), rain(1, 1, .sleet)),
    CheckCase("what lies as snow is snow", anySnow, within: 1, .yes(30)) {
      rain(1, 1, nil)(&$0)
      $0.hourly?[1].snowfall = Depth(centimeters: 1)
    },
    CheckCase("a gap in the hours", anyRain, within: 3, .unknown) {
      $0.hourly?[1].precipitation = nil
      $0.hourly?[1].conditions.sky = Sky(.unknown)
      $0.hourly?[1].conditions.precipitationProbability = nil
    },
    CheckCase("rain after a gap", anyRain, within: 3, .yes(90)) {
      rain(2)(&$0)
      $0.hourly?.remove(at: 1)
    },
    CheckCase("minutes", anyRain, within: 1, .yes(12), minutes(from: 12)),
    CheckCase("minutes too far off", anyRain, within: 0.1, .no, minutes(from: 12)),
    CheckCase("improbable minutes", anyRain, within: 0.5, .no, minutes(from: 12, chance: 0.2)),
    CheckCase("dry minutes before a wet hour", anyRain, within: 0.5, .no) {
      minutes(from: 99)(&$0)
      rain(0)(&$0)
      rain(1)(&$0)
    },
    CheckCase("dry minutes, then a wet hour", anyRain, within: 2, .yes(60)) {
      minutes(from: 99)(&$0)
      rain(1)(&$0)
    },
    CheckCase("nothing told", anyRain, .unknown) {
      $0.current = nil
      $0.hourly = nil
    },
    CheckCase(
      "more than an intensity",
      .rain(.intensity(above: .init(millimetersPerHour: 0.9))),
      within: 1,
      .yes(30),
      rain(1)
    ),
    CheckCase(
      "as much as an intensity",
      .rain(.intensity(above: .init(millimetersPerHour: 1))),
      within: 1,
      .no,
      rain(1)
    ),
    CheckCase(
      "more than a chance",
      .rain(.chance(above: Fraction(0.5))),
      within: 1,
      .yes(30),
      rain(1, 0.05)
    ),
    CheckCase(
      "no more than a chance",
      .rain(.chance(above: Fraction(0.9))),
      within: 1,
      .no,
      rain(1)
    ),
    CheckCase(
      "a chance that nobody tells",
      .rain(.chance(above: Fraction(0.5))),
      within: 1,
      .unknown,
      rain(1, chance: nil)
    ),
  ]

  static let others: [CheckCase] = [
    CheckCase("warm now", .temperature(.above(.init(celsius: -1))), .yes(0)),
    CheckCase("a limit does not pass", .temperature(.above(.init(celsius: 0))), .no),
    CheckCase("nor downwards", .temperature(.below(.init(celsius: 0))), .no),
    CheckCase("cold now", .temperature(.below(.init(celsius: 1))), .yes(0)),
    CheckCase("warm later", .temperature(.above(.init(celsius: 2.5))), within: 3, .yes(150)),
    CheckCase("warm too late", .temperature(.above(.init(celsius: 2.5))), within: 2, .no),
    CheckCase(
      "warm after all that is told",
      .temperature(.above(.init(celsius: 9))),
      within: 9,
      .unknown
    ),
    CheckCase("no temperature", .temperature(.above(.init(celsius: 0))), .unknown) {
      $0.current?.conditions.temperature = nil
      $0.hourly = nil
    },
    CheckCase(
      "that of the hour, where none is told for now",
      .temperature(.below(.init(celsius: 1))),
      .yes(0)
    ) { $0.current = nil },
    CheckCase("wind now", .wind(.above(.init(metersPerSecond: 4.9))), .yes(0)),
    CheckCase("wind later", .wind(.above(.init(metersPerSecond: 8))), within: 5, .yes(210)),
    CheckCase("calm", .wind(.below(.init(metersPerSecond: 5))), within: 5, .no),
    CheckCase("no alerts", .alert, .no),
    CheckCase("nobody tells of alerts", .alert, .unknown) { $0.alerts = nil },
    CheckCase("an alert", .alert, .yes(0), alert(from: -10, to: 10)),
    CheckCase("an alert without an end", .alert, .yes(0), alert(from: nil, to: nil)),
    CheckCase("an alert that is over", .alert, .no, alert(from: -10, to: -1)),
    CheckCase("an alert to come", .alert, .no, alert(from: 90, to: 100)),
    CheckCase("an alert to come in time", .alert, within: 2, .yes(90), alert(from: 90, to: 100)),
  ]

  @Test(arguments: falls + others)
  func `a question is answered by what is told`(row: CheckCase) {
    var report = Self.report()
    row.change(&report)
    expect(WeatherCheck(row.subject, within: Int(row.hours * 3600)), on: report, row.verdict)
  }

  @Test(arguments: [(ProviderID.forecast, 90), (.openMeteo, 30), (.openWeatherMap, 90)])
  func `the amounts of an hour are those the provider means`(provider: ProviderID, minutes: Int) {
    var report = Self.report(of: provider)
    Self.rain(2)(&report)
    expect(WeatherCheck(Self.anyRain, within: 7200), on: report, .yes(minutes))
  }

  @Test func `the nearest value is told where it does not hold`() {
    let report = Self.report()
    let warm = WeatherCheck(.temperature(.above(.init(celsius: 10))), within: 3600 * 3)
    let cold = WeatherCheck(.temperature(.below(.init(celsius: -10))), within: 3600 * 3)
    let end = Self.now.adding(seconds: 3600 * 3)
    #expect(
      warm.verdict(on: report)
        == .doesNotHold(until: end, value: .temperature(Temperature(celsius: 3)))
    )
    #expect(
      cold.verdict(on: report)
        == .doesNotHold(until: end, value: .temperature(Temperature(celsius: 0)))
    )
  }

  private func expect(_ check: WeatherCheck, on report: WeatherReport, _ answer: CheckCase.Answer) {
    let verdict = check.verdict(on: report)
    switch answer {
    case .unknown: #expect(verdict == .unknown)
    case .no:
      guard case .doesNotHold(let until, _) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(until == Self.now.adding(seconds: check.within))
    case .yes(let minutes):
      guard case .holds(let time, _) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(time == Self.now.adding(seconds: minutes * 60))
    }
  }
}

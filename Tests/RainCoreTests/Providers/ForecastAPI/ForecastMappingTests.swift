import RainCore
import Testing

@Suite struct ForecastMappingTests {
  @Test(
    arguments: [
      (#""precipIntensity":0"#, 0),
      (#""precipIntensity":0.2"#, nil),
      ("", 0),
      (#""precipIntensity":0.2,"precipProbability":0.7"#, 0.7),
      (#""precipProbability":-999"#, nil),
      (#""precipProbability":null"#, nil),
    ] as [(String, Double?)]
  )
  func `an absent probability is zero unless something falls`(
    fields: String,
    probability: Double?
  ) throws {
    let conditions = try conditions(fields)
    #expect(conditions.precipitationProbability?.value == probability)
  }

  @Test(
    arguments: [
      (#""precipIntensity":0"#, PrecipitationType.none),
      (#""precipIntensity":0.1"#, nil),
      (#""precipType":"none""#, PrecipitationType.none),
      (#""precipType":"rain""#, .rain),
      (#""precipType":"ice""#, .freezingRain),
      (#""precipType":"mixed""#, .mixed),
      (#""precipType":"frogs""#, nil),
    ] as [(String, PrecipitationType?)]
  )
  func `what falls is told by type, or by an intensity of zero`(
    fields: String,
    type: PrecipitationType?
  ) throws {
    #expect(try conditions(fields).precipitationType == type)
  }

  @Test func `minus 999 and null and texts are missing values`() throws {
    let conditions = try conditions(
      #""temperature":-999,"humidity":null,"pressure":"1013","windSpeed":-999.0,"uvIndex":true"#
    )
    #expect(conditions.temperature == nil)
    #expect(conditions.humidity == nil)
    #expect(conditions.pressure == nil)
    #expect(conditions.windSpeed == nil)
    #expect(conditions.uvIndex == nil)
  }

  @Test func `the temperature that is felt falls back on the model's own`() throws {
    #expect(try conditions(#""feelsLike":7"#).feelsLike?.celsius == 7)
    #expect(
      try conditions(#""apparentTemperature":5,"feelsLike":7"#).feelsLike?.celsius == 5
    )
  }

  @Test(arguments: [
    ("", ""),
    (#","version":"V2.9.7""#, nil),
  ])
  func `accumulation is snow at Dark Sky and everything at Pirate Weather`(
    version: String,
    dark: String?
  ) throws {
    let report = try report(
      #"{"hourly":{"data":[{"time":0,"precipAccumulation":3}]},"flags":{"units":"si"\#(version)}}"#
    )
    let snowfall = try #require(report.hourly?.first).snowfall
    #expect(snowfall == (dark == nil ? nil : Depth(centimeters: 3)))
  }

  @Test func `days are dated at noon, so that days of 86400 seconds keep their dates`() throws {
    // Berlin falls back on 2026-10-25; the days after it start at 23:00 of the day before.
    let days = (0..<3).map { #"{"time":\#(1_792_792_800 + $0 * 86_400)}"# }.joined(separator: ",")
    let report = try report(
      #"{"timezone":"Europe/Berlin","daily":{"data":[\#(days)]}}"#
    )
    #expect(report.daily?.map(\.date.iso8601) == ["2026-10-24", "2026-10-25", "2026-10-26"])
  }

  @Test func `a day's amount is its mean intensity for 24 hours, its wind a mean`() throws {
    let day = try day(
      #""precipIntensity":0.5,"windSpeed":4,"temperatureMin":1,"temperatureMax":9,"temperatureLow":0,"temperatureHigh":8"#
    )
    #expect(day.precipitation?.millimeters == 12)
    #expect(day.windSpeed == nil)
    #expect(day.windSpeedMean?.metersPerSecond == 4)
    #expect(day.low?.celsius == 1)
    #expect(day.high?.celsius == 9)
  }

  @Test func `low and high of day and night stand in for those of the calendar`() throws {
    let day = try day(#""temperatureLow":0,"temperatureHigh":8"#)
    #expect(day.low?.celsius == 0)
    #expect(day.high?.celsius == 8)
  }

  @Test func `alerts are as the answer has them, but each once`() throws {
    let alert = #"{"title":"Wind","time":5,"expires":-999,"uri":"","severity":"Moderate"}"#
    let report = try report(
      #"{"currently":{"time":9},"alerts":[\#(alert),\#(alert),{"title":"Fog"}]}"#
    )
    let alerts = try #require(report.alerts)
    #expect(alerts.map(\.title) == ["Wind", "Fog"])
    #expect(alerts[0].severity == .moderate)
    #expect(alerts[0].ends == nil)
    #expect(alerts[0].url == nil)
  }

  @Test(arguments: [("DE", nil, "DE"), ("Germany", "Germany", nil), ("", nil, nil)])
  func `the nearest city names a bare coordinate`(
    told: String,
    country: String?,
    code: String?
  ) throws {
    let place = try report(
      #"{"currently":{"time":9},"flags":{"nearestCity":"Berlin","nearestCountry":"\#(told)"}}"#
    )
    .place
    #expect(place.name == "Berlin")
    #expect(place.country == country)
    #expect(place.countryCode == code)
  }

  @Test func `absent alerts are none, absent blocks are unknown`() throws {
    let report = try report(#"{"currently":{"time":9}}"#)
    #expect(report.alerts == [])
    #expect(report.minutely == nil)
    #expect(report.hourly == nil)
    #expect(report.daily == nil)
  }

  private func conditions(_ fields: String) throws -> Conditions {
    let separator = fields.isEmpty ? "" : ","
    let report = try report(
      #"{"currently":{"time":0\#(separator)\#(fields)},"flags":{"units":"si"}}"#
    )
    return try #require(report.current).conditions
  }

  private func day(_ fields: String) throws -> Day {
    let report = try report(
      #"{"daily":{"data":[{"time":0,\#(fields)}]},"flags":{"units":"si"}}"#
    )
    return try #require(report.daily?.first)
  }
}

@Suite struct ForecastSunTests {
  /// 2026-06-21 and 2026-12-21, 0:00 UTC.
  static let summer = 1_782_000_000
  static let winter = 1_797_811_200

  @Test(arguments: [
    // Pirate Weather's pair for polar day, at places where it is one and where it is none.
    (69.65, summer, 1, 86_399, true, SunPresence.upAllDay),
    (63.43, summer, 1, 86_399, true, .normal),
    (69.65, winter, 86_398, 86_399, true, .downAllDay),
    (52.5, summer, 10_000, 70_000, true, .normal),
    (52.5, summer, 10_000, 70_000, false, .normal),
  ])
  func `marks are no times, and latitude and date tell what they stand for`(
    latitude: Double,
    midnight: Int,
    rise: Int,
    set: Int,
    isPirate: Bool,
    sun: SunPresence
  ) throws {
    let day = try day(
      latitude,
      midnight,
      #","sunriseTime":\#(midnight + rise),"sunsetTime":\#(midnight + set)"#,
      isPirate: isPirate
    )
    let isMark = latitude > 60
    #expect(day.sun == sun)
    #expect(day.sunrise?.secondsSince1970 == (isMark ? nil : midnight + rise))
    #expect(day.sunset?.secondsSince1970 == (isMark ? nil : midnight + set))
  }

  @Test(
    arguments: [
      (69.65, summer, SunPresence.upAllDay),
      (69.65, winter, .downAllDay),
      (52.5, winter, nil),
    ] as [(Double, Int, SunPresence?)]
  )
  func `absent times are polar day or night only where there can be one`(
    latitude: Double,
    midnight: Int,
    sun: SunPresence?
  ) throws {
    let day = try day(latitude, midnight, "", isPirate: false)
    #expect(day.sun == sun)
    #expect(day.sunrise == nil)
  }

  private func day(
    _ latitude: Double,
    _ midnight: Int,
    _ fields: String,
    isPirate: Bool
  ) throws -> Day {
    let version = isPirate ? #""version":"V2.9.7","# : ""
    let report = try report(
      #"{"latitude":\#(latitude),"longitude":10,"timezone":"UTC","#
        + #""daily":{"data":[{"time":\#(midnight)\#(fields)}]},"flags":{\#(version)"units":"si"}}"#
    )
    return try #require(report.daily?.first)
  }
}

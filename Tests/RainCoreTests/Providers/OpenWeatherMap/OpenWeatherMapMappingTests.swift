import Foundation
import RainCore
import Testing

@Suite struct OpenWeatherMapMappingTests {
  @Test(
    arguments: [
      (nil, 293.15, 20, 5),
      (nil, 20, 20, 5),
      (.standard, 293.15, 20, 5),
      (.metric, 20, 20, 5),
      (.imperial, 68, 20, 2.2352),
    ] as [(OpenWeatherMapUnits?, Double, Double, Double)]
  )
  func `temperatures and wind follow the unit system, kelvin recognized by size`(
    units: OpenWeatherMapUnits?,
    given: Double,
    celsius: Double,
    metersPerSecond: Double
  ) throws {
    let report = try report(
      #"{"weather":[{"id":800,"icon":"01n"}],"main":{"temp":\#(given)},"wind":{"speed":5},"dt":0}"#,
      openWeatherMapUnits: units
    )
    let conditions = try #require(report.current).conditions
    #expect(near(conditions.temperature?.celsius, celsius))
    #expect(near(conditions.windSpeed?.metersPerSecond, metersPerSecond))
    #expect(conditions.isDay == false)
  }

  @Test func `per cent and meters become fractions and kilometers in every system`() throws {
    let report = try report(
      #"{"weather":[],"main":{"humidity":81,"pressure":1013},"clouds":{"all":40},"visibility":8000,"dt":0}"#,
      openWeatherMapUnits: .imperial
    )
    let conditions = try #require(report.current).conditions
    #expect(conditions.humidity == Fraction(0.81))
    #expect(conditions.pressure?.hectopascals == 1013)
    #expect(conditions.cloudCover == Fraction(0.4))
    #expect(conditions.visibility?.kilometers == 8)
    #expect(conditions.sky.condition == .unknown)
  }

  @Test(
    arguments: [
      ("", nil),
      (#","rain":{}"#, nil),
      (#","rain":{"1h":0.5}"#, 0.5),
      (#","rain":{"3h":0.6}"#, 0.2),
      (#","rain":{"1h":0.5,"3h":2},"snow":{"1h":0.25}"#, 0.75),
    ] as [(String, Double?)]
  )
  func `rain and snow together make the intensity`(fields: String, expected: Double?) throws {
    let report = try report(#"{"weather":[],"main":{"temp":1},"dt":0\#(fields)}"#)
    let intensity = try #require(report.current).precipitationIntensity?.millimetersPerHour
    if let expected {
      #expect(near(intensity, expected))
    } else {
      #expect(intensity == nil)
    }
  }

  @Test(arguments: [
    (701, #""rain":{"1h":1}"#, PrecipitationType.rain),
    (701, #""snow":{"1h":1}"#, .snow),
    (701, #""rain":{"1h":1},"snow":{"1h":1}"#, .mixed),
    (511, #""rain":{"1h":1}"#, .freezingRain),
    (701, #""rain":{}"#, PrecipitationType.none),
    (500, #""rain":{"1h":0}"#, .rain),
  ])
  func `what falls is told by amounts, and by the code`(
    code: Int,
    amounts: String,
    type: PrecipitationType
  ) throws {
    let report = try report(
      #"{"weather":[{"id":\#(code)}],"main":{"temp":1},"dt":0,\#(amounts)}"#
    )
    #expect(report.current?.conditions.precipitationType == type)
  }

  @Test func `steps are grouped by the calendar of the place`() throws {
    // Labels at 15, 18, 21 and 0 UTC are 0:30, 3:30, 6:30 and 9:30 at +9:30.
    let steps = [15, 18, 21, 24]
      .map { hour in
        """
        {"dt":\(hour * 3600),"main":{"temp":10,"temp_min":\(hour),"temp_max":\(hour + 1)},
        "weather":[{"id":500,"icon":"10d"}],"wind":{"speed":\(hour),"deg":\(hour)},"pop":0.\(hour),
        "rain":{"3h":1.5},"sys":{"pod":"n"}}
        """
      }
    let report = try report(
      #"{"cod":"200","list":[\#(steps.joined(separator: ","))],"city":{"timezone":34200}}"#
    )
    let day = try #require(report.daily?.first)
    #expect(report.daily?.count == 1)
    #expect(day.date.iso8601 == "1970-01-02")
    #expect(day.low?.celsius == 15)
    #expect(day.high?.celsius == 25)
    #expect(day.precipitationProbability == Fraction(0.24))
    #expect(day.precipitation?.millimeters == 6)
    #expect(day.windSpeed?.metersPerSecond == 24)
    #expect(day.windDirection?.degrees == 24)
    #expect(day.isPartial)
    #expect(report.hourly?.allSatisfy { $0.hours == 3 && $0.conditions.isDay == false } == true)
    #expect(report.alerts == nil)
    #expect(report.minutely == nil)
  }

  @Test func `eight steps make a whole day`() throws {
    let steps = (0..<9).map { #"{"dt":\#($0 * 10_800),"main":{"temp":1}}"# }
    let report = try report(
      #"{"list":[\#(steps.joined(separator: ","))],"city":{"timezone":0}}"#
    )
    #expect(report.daily?.map(\.isPartial) == [false, true])
  }

  @Test func `of two equally frequent skies the worse marks the day, in every run`() throws {
    for codes in [[701, 741], [741, 701], [957, 951], [804, 701, 741]] {
      let steps = codes.enumerated()
        .map { #"{"dt":\#($0.offset * 10_800),"weather":[{"id":\#($0.element)}]}"# }
      let report = try report(#"{"city":{},"list":[\#(steps.joined(separator: ","))]}"#)
      let worst = codes.contains(957) ? Sky(.wind, .heavy) : Sky(.fog)
      #expect(report.daily?.first?.sky == worst)
    }
  }

  @Test func `steps of one hour are told by their labels`() throws {
    let report = try report(
      #"{"list":[{"dt":0,"rain":{"1h":2}},{"dt":3600}],"city":{}}"#
    )
    #expect(report.hourly?.map(\.hours) == [1, 1])
    #expect(report.hourly?.first?.precipitation?.millimeters == 2)
  }

  @Test func `an empty list is hours and days that are none`() throws {
    let report = try report(#"{"cod":"200","list":[],"city":{"name":"London"}}"#)
    #expect(report.hourly == [])
    #expect(report.daily == [])
    #expect(report.current == nil)
    #expect(report.place.name == "London")
  }

  @Test func `both free answers make one report, with the sun of today`() throws {
    let current =
      #"{"weather":[],"main":{"temp":5},"dt":40000,"sys":{"country":"XX","sunrise":25000,"sunset":65000},"timezone":0,"name":"Here"}"#
    let steps = #"{"list":[{"dt":43200,"main":{"temp":6}},{"dt":97200}],"city":{"timezone":0}}"#
    let report = try RecordedAnswer.report(
      from: [Data(steps.utf8), Data(current.utf8)],
      context: ReadingContext(recordedReadAt: 0)
    )
    #expect(report.now.secondsSince1970 == 40_000)
    #expect(report.current?.conditions.temperature?.celsius == 5)
    #expect(report.daily?.map(\.sunrise?.secondsSince1970) == [25_000, nil])
    #expect(report.place.countryCode == "XX")
  }

  @Test func `a daily body has flat wind, bare amounts and noons`() throws {
    let report = try report(
      """
      {"city":{"name":"","country":"","coord":{"lat":82.9,"lon":135},"timezone":32400},"list":[
      {"dt":1720148400,"temp":{"min":270,"max":274},"speed":5,"deg":90,"gust":9,"pop":0.3,
      "rain":1.25,"snow":0.5,"humidity":80,"sunrise":0,"sunset":0,"weather":[{"id":601}]}]}
      """
    )
    let day = try #require(report.daily?.first)
    #expect(day.date.iso8601 == "2024-07-05")
    #expect(near(day.low?.celsius, -3.15))
    #expect(day.windSpeed?.metersPerSecond == 5)
    #expect(day.windGust?.metersPerSecond == 9)
    #expect(day.precipitation?.millimeters == 1.75)
    #expect(day.humidity == Fraction(0.8))
    #expect(day.sun == .upAllDay)
    #expect(day.sunrise == nil)
    #expect(report.place.name == nil)
    #expect(report.place.countryCode == nil)
  }

  @Test func `the point of a past One Call is its current conditions`() throws {
    let report = try report(
      #"{"lat":33.4,"lon":-94,"timezone":"America/Chicago","data":[{"dt":100,"temp":290,"dew_point":280,"uvi":3,"rain":{}}]}"#
    )
    let current = try #require(report.current)
    #expect(report.now.secondsSince1970 == 100)
    #expect(near(current.conditions.dewPoint?.celsius, 6.85))
    #expect(current.conditions.uvIndex == 3)
    #expect(current.precipitationIntensity == nil)
    #expect(report.hourly == nil)
  }
}

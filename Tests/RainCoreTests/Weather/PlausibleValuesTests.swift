import RainCore
import Testing

@Suite struct PlausibleValuesTests {
  @Test(arguments: [
    #"{"weather":[],"dt":0,"main":{"temp":34560000,"humidity":-50,"pressure":-3},"wind":{"speed":-5,"gust":1e300},"clouds":{"all":250},"visibility":-100}"#,
    #"{"currently":{"time":0,"temperature":-900,"humidity":1.5,"pressure":1e9,"windSpeed":-1,"windGust":1e9,"cloudCover":-0.1,"visibility":-1,"uvIndex":-2,"precipProbability":7}}"#,
    #"{"latitude":1,"generationtime_ms":1,"current":{"time":0,"temperature_2m":1e300,"relative_humidity_2m":-1,"wind_speed_10m":-3}}"#,
  ])
  func `values that no weather has are missing`(body: String) throws {
    let conditions = try #require(report(body).current).conditions
    #expect(conditions.temperature == nil)
    #expect(conditions.humidity == nil)
    #expect(conditions.pressure == nil)
    #expect(conditions.windSpeed == nil)
    #expect(conditions.windGust == nil)
    #expect(conditions.cloudCover == nil)
    #expect(conditions.visibility == nil)
    #expect(conditions.uvIndex == nil)
  }

  @Test func `the extremes of the Earth are kept`() throws {
    let body =
      #"{"weather":[],"dt":0,"main":{"temp":56.7,"humidity":100,"pressure":870},"wind":{"speed":0,"gust":113}}"#
    let conditions = try #require(report(body, openWeatherMapUnits: .metric).current).conditions
    #expect(conditions.temperature?.celsius == 56.7)
    #expect(conditions.humidity == Fraction(1))
    #expect(conditions.pressure?.hectopascals == 870)
    #expect(conditions.windSpeed?.metersPerSecond == 0)
    #expect(conditions.windGust?.metersPerSecond == 113)
  }

  @Test(arguments: [
    #"{"latitude":1,"longitude":2,"timezone":"UTC","minutely":{"data":[ROWS]},"hourly":{"data":[ROWS]},"daily":{"data":[ROWS]}}"#,
    #"{"lat":1,"lon":2,"minutely":[ROWS],"hourly":[ROWS],"daily":[ROWS]}"#,
  ])
  func `rows that are out of order are put in order, and those that are there twice once`(
    frame: String
  ) throws {
    let rows = [172_800, 86_400, 259_200, 86_400].enumerated()
      .map { #"{"time":\#($0.element),"dt":\#($0.element),"humidity":0.\#($0.offset)}"# }
    let report = try report(frame.replacing("ROWS", with: rows.joined(separator: ",")))
    let times = [86_400, 172_800, 259_200]
    #expect(report.minutely?.map(\.time.secondsSince1970) == times)
    #expect(report.hourly?.map(\.time.secondsSince1970) == times)
    #expect(report.daily?.map(\.date.daysSince1970) == [1, 2, 3])
    // Of the two rows of one time the first.
    let humidity = try #require(report.hourly?.first?.conditions.humidity)
    #expect([Fraction(0.1), Fraction(percent: 0.1)].contains(humidity))
  }
}

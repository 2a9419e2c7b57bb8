import RainCore
import Testing

@testable import RainCLI

@Suite struct WatchedWeatherTests {
  private static let now = 1_796_028_000
  private static let error = ProviderError.transport(.noNetwork(host: "example.org"))

  private static func report(fetched: Int = now, notes: [ReportNote] = []) -> WeatherReport {
    let clock = PlaceClock(timeZone: "Europe/Berlin")
    let hours = (0..<6)
      .map { index in
        var conditions = Conditions(sky: Sky(.clear))
        conditions.temperature = Temperature(celsius: Double(index))
        return Hour(time: clock.time(at: now / 3600 * 3600 + index * 3600), conditions: conditions)
      }
    var current = Conditions(sky: Sky(.clear))
    current.temperature = Temperature(celsius: 20)
    return WeatherReport(
      provenance: Provenance(provider: .openMeteo, fetched: fetched),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: fetched),
      current: CurrentConditions(time: clock.time(at: fetched), conditions: current),
      hourly: hours,
      notes: notes
    )
  }

  private static func answer(_ report: WeatherReport) -> ReportSource.Answer {
    ReportSource.Answer(report: report)
  }

  private static func celsius(_ report: WeatherReport?) -> Double? {
    report?.current?.conditions.temperature?.value(in: .celsius)
  }

  @Test func `a report is read at the time that it is`() throws {
    var weather = WatchedWeather()
    weather.take(Self.answer(Self.report()))
    let later = try #require(weather.report(at: Self.now + 3600, Freshness()))
    #expect(later.now.secondsSince1970 == Self.now + 3600)
    #expect(later.comingHours?.count == 5)
    #expect(Self.celsius(later) == 20)
    #expect(later.notes == [])
  }

  @Test func `of an old report the hour in progress is the present, hour after hour`() {
    var weather = WatchedWeather()
    weather.take(Self.answer(Self.report()))
    for (hours, celsius) in [(2, 2.0), (3, 3), (5, 5)] {
      let report = weather.report(at: Self.now + hours * 3600, Freshness())
      #expect(Self.celsius(report) == celsius)
      #expect(report?.notes == [.hourAsCurrent])
    }
    #expect(weather.report(at: Self.now + 9 * 3600, Freshness())?.current == nil)
  }

  @Test func `why an older answer stands in is told apart from it, once`() {
    var weather = WatchedWeather()
    let notes: [ReportNote] = [.sample, .older(age: 700, because: Self.error), .hourAsCurrent]
    weather.take(Self.answer(Self.report(notes: notes)))
    #expect(weather.problem == .provider(Self.error, .openMeteo))
    #expect(weather.report(at: Self.now, Freshness())?.notes == [.sample])
    weather.take(Self.answer(Self.report()))
    #expect(weather.problem == nil)
  }

  @Test func `a failure leaves the report`() {
    var weather = WatchedWeather()
    weather.take(Self.answer(Self.report()))
    weather.take(.provider(Self.error, .openMeteo))
    #expect(weather.report != nil)
    #expect(weather.problem == .provider(Self.error, .openMeteo))
  }

  @Test func `an older answer never takes the place of a newer one`() {
    var weather = WatchedWeather()
    weather.take(Self.answer(Self.report()))
    let older = Self.report(
      fetched: Self.now - 60,
      notes: [.older(age: 60, because: Self.error)]
    )
    weather.take(Self.answer(older))
    #expect(weather.report?.provenance.fetched == Self.now)
    #expect(weather.problem != nil)
    #expect(weather.take(newer: older) == false)
    #expect(weather.problem != nil)
    #expect(weather.take(newer: Self.report(fetched: Self.now + 1)) == true)
    #expect(weather.problem == nil)
  }

  @Test func `a recorded report stays at its own time`() {
    var weather = WatchedWeather()
    var answer = Self.answer(Self.report())
    answer.isRecorded = true
    weather.take(answer)
    #expect(weather.report(at: Self.now + 86_400, Freshness()) == answer.report)
  }
}

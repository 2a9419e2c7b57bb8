import Foundation
import RainCore
import RainTestSupport
import Testing

/// One provider with a fixture of each kind, for the checks that all of them must pass.
struct ProviderCase: CustomTestStringConvertible, Sendable {
  let id: ProviderID
  let rich: [String]
  let sparse: String
  let polarDay: String
  let polarNight: String
  let springForward: String
  let fallBack: String
  let halfHour: String
  let southern: String
  let makeProvider: @Sendable () -> any WeatherProvider

  var testDescription: String { id.rawValue }

  static let canary = "canary-0123456789"

  static let all = [
    ProviderCase(
      id: .forecast,
      rich: ["forecast/sample.json"],
      sparse: "forecast/sparse.json",
      polarDay: "forecast/polar-day.json",
      polarNight: "forecast/polar-night.json",
      springForward: "forecast/spring-forward.json",
      fallBack: "forecast/fall-back.json",
      halfHour: "forecast/half-hour-zone.json",
      southern: "forecast/southern.json"
    ) {
      ForecastProvider(key: key)
    },
    ProviderCase(
      id: .openWeatherMap,
      rich: ["openweathermap/sample-weather.json", "openweathermap/sample-forecast.json"],
      sparse: "openweathermap/forecast-sparse.json",
      polarDay: "openweathermap/forecast-polar-day.json",
      polarNight: "openweathermap/forecast-polar-night.json",
      springForward: "openweathermap/forecast-spring-forward.json",
      fallBack: "openweathermap/forecast-fall-back.json",
      halfHour: "openweathermap/forecast-half-hour-zone.json",
      southern: "openweathermap/forecast-southern.json"
    ) {
      OpenWeatherMapProvider(key: key)
    },
    ProviderCase(
      id: .openMeteo,
      rich: ["open-meteo/sample.json"],
      sparse: "open-meteo/nulls.json",
      polarDay: "open-meteo/polar-day.json",
      polarNight: "open-meteo/polar-night.json",
      springForward: "open-meteo/spring-forward.json",
      fallBack: "open-meteo/fall-back.json",
      halfHour: "open-meteo/half-hour-zone.json",
      southern: "open-meteo/southern.json"
    ) {
      OpenMeteoProvider(key: key)
    },
  ]

  private static var key: APIKey {
    guard let key = APIKey(canary) else { preconditionFailure("the canary is a key") }
    return key
  }

  func report(_ names: String...) throws -> WeatherReport { try report(names) }

  func report(_ names: [String]) throws -> WeatherReport {
    try RecordedAnswer.report(
      from: names.map(Fixture.data),
      context: ReadingContext(recordedReadAt: 0)
    )
  }
}

@Suite struct ProviderContractTests {
  @Test(arguments: ProviderCase.all)
  func `the rich answer fills what people look for`(provider: ProviderCase) throws {
    let report = try provider.report(provider.rich)
    #expect(report.provenance.provider == provider.id)
    let conditions = try #require(report.current).conditions
    #expect(conditions.sky.condition != .unknown)
    // The three samples tell of the same weather.
    #expect(near(conditions.temperature?.celsius, 4.6, within: 0.2))
    #expect(near(conditions.humidity?.value, 0.9, within: 0.02))
    #expect(near(conditions.pressure?.hectopascals, 1003.5, within: 1))
    #expect(near(conditions.windSpeed?.metersPerSecond, 6.3, within: 0.6))
    #expect(conditions.windDirection?.compassPoint == .southwest)
    let today = try #require(report.today)
    #expect(near(today.low?.celsius, 2.7, within: 0.2))
    #expect(near(today.high?.celsius, 7.8, within: 0.1))
    #expect(near(today.precipitation?.millimeters, 6.18, within: 0.1))
    #expect(today.sunrise?.iso8601.hasPrefix("2026-11-30T07:5") == true)
    #expect(today.sunset?.iso8601.hasPrefix("2026-11-30T15:5") == true)
    #expect(today.sun == .normal)
  }

  @Test(arguments: ProviderCase.all)
  func `hours and days are in order, and each is there once`(provider: ProviderCase) throws {
    let names = [
      provider.springForward, provider.fallBack, provider.halfHour, provider.southern,
      provider.polarDay, provider.polarNight, provider.sparse,
    ]
    for report in try [provider.report(provider.rich)] + names.map({ try provider.report($0) }) {
      let hours = try #require(report.hourly).map(\.time.secondsSince1970)
      #expect(zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 })
      let days = try #require(report.daily).map(\.date)
      #expect(zip(days, days.dropFirst()).allSatisfy { $0.adding(days: 1) == $1 })
      #expect(
        report.comingDays?.first?.date == report.now.date
          || report.comingDays?.first?.date == report.now.date.adding(days: 1)
      )
    }
  }

  @Test(arguments: ProviderCase.all)
  func `what the provider does not tell is missing and not zero`(provider: ProviderCase) throws {
    let report = try provider.report(provider.sparse)
    let hours = try #require(report.hourly)
    #expect(hours.contains { $0.conditions.visibility == nil })
    #expect(hours.allSatisfy { $0.conditions.temperature?.celsius != 0 })
    #expect(report.daily?.allSatisfy { $0.low?.celsius != 0 } == true)
  }

  @Test(arguments: ProviderCase.all)
  func `the sun stays up in polar day and down in polar night`(provider: ProviderCase) throws {
    for (name, sun) in [
      (provider.polarDay, SunPresence.upAllDay), (provider.polarNight, .downAllDay),
    ] {
      let days = try #require(provider.report(name).daily)
      #expect(days.allSatisfy { $0.sun == sun && $0.sunrise == nil && $0.sunset == nil })
    }
  }

  @Test(arguments: ProviderCase.all)
  func `the clock of a zone of half hours is right`(provider: ProviderCase) throws {
    let report = try provider.report(provider.halfHour)
    #expect(report.now.utcOffset == 19_800)
    #expect(report.hourly?.first.map { $0.time.minute == 30 || $0.time.minute == 0 } == true)
  }

  @Test(arguments: ProviderCase.all)
  func `the request holds the place, and its description no key`(
    provider: ProviderCase
  ) async throws {
    let place = try #require(Coordinate(latitude: -33.9, longitude: 18.4))
    // As careless servers do, it repeats the key in its message.
    let transport = StubTransport {
      .json(#"{"message":"no \#($0.secrets.first ?? "")"}"#, status: 401)
    }
    let client = APIClient(transport: transport, deadline: .now + .seconds(5))
    await #expect(throws: ProviderError.keyRejected(status: 401, message: "no ****")) {
      try await provider.makeProvider()
        .report(
          for: Place(coordinate: place),
          now: 0,
          using: client
        )
    }
    let requests = transport.requests
    #expect(!requests.isEmpty)
    for request in requests {
      #expect(request.url.absoluteString.contains(ProviderCase.canary))
      #expect(request.url.absoluteString.contains("-33.9"))
      #expect(request.url.absoluteString.contains("18.4"))
      #expect(!"\(request)".contains("canary"))
    }
  }
}

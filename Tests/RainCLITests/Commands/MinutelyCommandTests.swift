import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct MinutelyCommandTests {
  private typealias Answer = @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError>

  /// A home with keys for everybody.
  private let world: TestWorld
  private static let keys = [
    "LC_ALL": "en_GB.UTF-8", "RAIN_FORECAST_KEY": "0123456789abcdef",
    "RAIN_OPENWEATHERMAP_KEY": "0123456789abcdef",
  ]

  init() throws { world = try TestWorld() }

  /// Answers as the provider of a request does when all is well.
  private static let good: Answer = { request in
    let name =
      switch request.host {
      case "api.open-meteo.com": "open-meteo/sample.json"
      case "api.pirateweather.net": "forecast/sample.json"
      default:
        request.url.path().hasSuffix("weather")
          ? "openweathermap/sample-weather.json" : "openweathermap/sample-forecast.json"
      }
    return .success(HTTPResponse(status: 200, body: (try? Fixture.data(name)) ?? Data()))
  }

  private func run(
    _ arguments: String,
    after seconds: Int = 0,
    answer: @escaping Answer = good
  ) async -> TestWorld.Result {
    await world.run(
      arguments.split(separator: " ").map(String.init),
      environment: Self.keys,
      at: TestWorld.now + seconds,
      answer: answer
    )
  }

  @Test(arguments: [
    ("forecast", "Rain starts in 12 min, stops in 37 min"),
    ("open-meteo", "Rain starts in about 5 min, stops in about 35 min"),
  ])
  func `providers who tell the next hour are believed`(
    provider: String,
    sentence: String
  ) async throws {
    for command in ["minutely", "now"] {
      let result = await run("\(command) 1,2 --provider \(provider)")
      #expect(result.code == 0)
      #expect(result.output.contains("\n\(sentence)\n"))
    }
  }

  @Test(arguments: [
    ("minutely", "openweathermap", "rain minutely 1,2 --provider open-meteo  # needs no key"),
    ("alerts", "openweathermap", "rain settings set openweathermap.plan onecall"),
    ("alerts", "open-meteo", "rain alerts 1,2 --provider forecast  # needs a key"),
  ])
  func `a provider who can't tell is exit 69, with one who can`(
    command: String,
    provider: String,
    hint: String
  ) async throws {
    for option in ["--json", ""] {
      let result = await run("\(command) 1,2 --provider \(provider) \(option)")
      #expect(result.code == 69)
      #expect(result.output.isEmpty)
      #expect(result.error.contains("can't tell"))
      #expect(result.error.contains("\n  \(hint)"))
    }
  }

  @Test func `an empty list is no failure`() async throws {
    let result = await run("alerts 1,2 --provider forecast") { _ in
      let body =
        #"{"latitude":1,"longitude":2,"timezone":"UTC","currently":{"time":1796028000},"minutely":{"data":[]}}"#
      return .success(HTTPResponse(status: 200, body: Data(body.utf8)))
    }
    #expect(result.code == 0)
    #expect(result.output.contains("No official warnings are in force."))
    let minutes = await run("minutely 1,2 --provider forecast --offline")
    #expect(minutes.code == 0)
    #expect(minutes.output.contains("The answer has no minutes to come."))
  }

  @Test(arguments: ["openweathermap", "open-meteo"])
  func `what a recorded answer can't tell is a sentence`(provider: String) async throws {
    let alerts = await run("alerts --sample --provider \(provider)")
    #expect(alerts.code == 0)
    #expect(alerts.output.contains("does not tell of official warnings."))
    let document = try document(await run("alerts --sample --provider \(provider) --json").output)
    #expect(document["alerts"] is NSNull)
  }

  @Test func `a kept answer tells what is left of its hour`() async throws {
    _ = await run("minutely 1,2 --provider forecast")
    let later = await run("minutely 1,2 --provider forecast --offline", after: 1500)
    #expect(later.output.contains("\nRain stops in 12 min\n"))
    #expect(later.output.contains("\nValues after 10:41 are missing.\n"))
    let end = await run("minutely 1,2 --provider forecast --offline", after: 3540)
    #expect(end.code == 0)
    #expect(end.output.contains("The next minutes are missing in the answer."))
  }

  @Test func `a kept answer that is too old for it is none`() async throws {
    _ = await run("minutely 1,2 --provider forecast")
    let offline = await run("minutely 1,2 --provider forecast --offline", after: 7200)
    #expect(offline.code == 75)
    #expect(offline.output.isEmpty)
    #expect(offline.error.contains("too old to tell what falls in the next hour"))
    let failing = await run("minutely 1,2 --provider forecast", after: 7200) {
      .failure(.hostNotFound(host: $0.host))
    }
    #expect(failing.code == 75)
    #expect(failing.output.isEmpty)
    #expect(failing.error.contains("could not be looked up"))
    #expect(await run("alerts 1,2 --provider forecast --offline", after: 7200).code == 0)
  }

  @Test(arguments: ["minutely", "alerts"])
  func `the document is that of now`(command: String) async throws {
    let now = await run("now --sample --json")
    #expect(await run("\(command) --sample --json").output == now.output)
  }
}

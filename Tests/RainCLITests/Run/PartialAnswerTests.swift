import Foundation
import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

/// Runs with OpenWeatherMap, one of whose two endpoints fails.
@Suite struct PartialAnswerTests {
  private let world = try? TestWorld()

  /// Answers as OpenWeatherMap does, but at the paths that end with one of `broken`.
  private func run(
    _ arguments: String,
    after seconds: Int = 0,
    broken: String...
  ) async throws -> TestWorld.Result {
    try await #require(world)
      .run(
        arguments.split(separator: " ").map(String.init) + [
          "--provider", "openweathermap",
        ],
        environment: ["LC_ALL": "en_GB.UTF-8", "RAIN_OPENWEATHERMAP_KEY": "canary-key"],
        at: TestWorld.now + seconds
      ) { request in
        let path = request.url.path()
        if broken.contains(where: path.hasSuffix) {
          return .success(HTTPResponse(status: 500, body: Data("{}".utf8)))
        }
        let name = path.hasSuffix("/weather") ? "weather" : "forecast"
        let body = (try? Fixture.data("openweathermap/sample-\(name).json")) ?? Data()
        return .success(HTTPResponse(status: 200, body: body))
      }
  }

  private func document(_ result: TestWorld.Result) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
  }

  @Test func `hours and days that fail are those of the kept answer, with their age`() async throws
  {
    #expect(try await run("now 1,2").code == 0)
    let later = try await run("hourly 1,2 --json", after: 1200, broken: "/forecast")
    #expect(later.code == 0)
    // One, and three attempts of the other.
    #expect(later.requests.count == 4)
    let document = try document(later)
    #expect((document["hourly"] as? [Any])?.isEmpty == false)
    #expect((document["daily"] as? [Any])?.isEmpty == false)
    let note = "Hours and days are from an older answer (20 min ago): it failed (500)."
    #expect(document["notes"] as? [String] == [note])
    #expect(document["age"] as? Int == 0)

    // They keep their age, however often the rest is renewed.
    let last = try await run("daily 1,2 --json", after: 3600, broken: "/forecast")
    #expect(last.requests.count == 4)
    #expect(last.output.contains("older answer (60 min ago)"))
    let whole = try await run("hourly 1,2 --json", after: 3700)
    #expect(!whole.output.contains("older answer"))
  }

  @Test func `conditions that fail are those of the kept answer, up to an hour`() async throws {
    #expect(try await run("now 1,2").code == 0)
    let later = try await run("now 1,2 --json", after: 1200, broken: "/weather")
    #expect(try document(later)["current"] is [String: Any])
    #expect(later.output.contains("The conditions now are from an older answer (20 min ago)"))
    let last = try await run("now 1,2 --json", after: 3700, broken: "/weather")
    #expect(try document(last)["current"] is NSNull)
    #expect(last.output.contains("The current conditions are missing"))
  }

  @Test func `a part that failed is asked again as soon as all of it, whatever may be fresh`()
    async throws
  {
    for (seconds, count) in [(0, 4), (2, 0), (59, 0), (61, 4)] {
      let result = try await run("now 1,2 --max-age 1s", after: seconds, broken: "/forecast")
      #expect(result.requests.count == count, "\(seconds)")
    }
  }

  @Test func `what can't be checked because its part failed fails like that`() async throws {
    let result = try await run("check rain 1,2 --within 6h", broken: "/forecast")
    #expect(result.code == 69)
    #expect(result.error.contains("no weather from OpenWeatherMap: it failed (500)"))
  }

  @Test(arguments: ["hourly", "daily", "now", "check temperature --below 0C --within 6h"])
  func `where there is another provider, half an answer is a failure`(command: String) async throws
  {
    let result = try await #require(world)
      .run(
        command.split(separator: " ").map(String.init) + ["1,2"],
        environment: [
          "LC_ALL": "en_GB.UTF-8", "RAIN_OPENWEATHERMAP_KEY": "canary-key",
          "RAIN_PROVIDER": "openweathermap,open-meteo",
        ]
      ) { request in
        request.url.path().hasSuffix("/data/2.5/forecast")
          ? .success(HTTPResponse(status: 503, body: Data("{}".utf8))) : answer(request)
      }
    #expect([0, 1].contains(result.code))
    #expect(!result.output.isEmpty)
    #expect(result.error.contains("no weather from OpenWeatherMap, asked Open-Meteo instead"))
  }

  @Test func `where the other provider fails too, half an answer is better than none`() async throws
  {
    let result = try await #require(world)
      .run(
        ["now", "1,2"],
        environment: [
          "LC_ALL": "en_GB.UTF-8", "RAIN_OPENWEATHERMAP_KEY": "canary-key",
          "RAIN_PROVIDER": "openweathermap,open-meteo",
        ]
      ) { request in
        request.url.path().hasSuffix("/weather")
          ? answer(request) : .success(HTTPResponse(status: 503, body: Data("{}".utf8)))
      }
    #expect(result.code == 0)
    #expect(result.output.contains("OpenWeather"))
  }

  @Test(arguments: ["hourly", "daily", "chart"])
  func `with nothing kept, the failure is that of the command`(command: String) async throws {
    let result = try await run("\(command) 1,2", broken: "/forecast")
    #expect(result.code == 69)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("no weather from OpenWeatherMap: it failed (500)"))
    // What did come is kept, and the failure does not become less true by it.
    let again = try await run("\(command) 1,2", after: 30, broken: "/forecast")
    #expect(again.code == 69)
    #expect(again.requests.isEmpty)
    #expect(try await run("now 1,2", after: 40).code == 0)
  }

  @Test func `what may not be shown is not lost`() async throws {
    #expect(try await run("now 1,2").code == 0)
    let strict = try await run("hourly 1,2 --max-stale 5m", after: 1200, broken: "/forecast")
    #expect(strict.code == 69)
    let never = try await run("hourly 1,2 --max-stale 0", after: 1300, broken: "/forecast")
    #expect(never.code == 69)
    let later = try await run("hourly 1,2", after: 1400, broken: "/forecast")
    #expect(later.code == 0)
    #expect(later.output.contains("(23 min ago)"))
  }
}

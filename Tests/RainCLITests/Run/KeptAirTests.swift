import Foundation
import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

/// Runs of one home about the air and about the weather, at several times.
@Suite struct KeptAirTests {
  private let world = try? TestWorld()

  private static let noNetwork: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = {
    .failure(.hostNotFound(host: $0.host))
  }

  /// Answers as everybody does, about the air with smoke in it.
  private static let smoke: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = {
    request in
    guard request.url.path() == "/v1/air-quality",
      let body = try? Fixture.data("open-meteo-air/smoke.json")
    else { return answer(request) }
    return .success(HTTPResponse(status: 200, body: body))
  }

  private func run(
    _ arguments: String,
    after seconds: Int = 0,
    answer: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = smoke
  ) async throws -> TestWorld.Result {
    try await #require(world)
      .run(
        arguments.split(separator: " ").map(String.init),
        at: TestWorld.now + seconds,
        answer: answer
      )
  }

  private static func index(_ result: TestWorld.Result) throws -> Double? {
    (try document(result.output)["air"] as? [String: Any])?["index"] as? Double
  }

  @Test func `an answer about the air is fresh for ten minutes, apart from the weather`()
    async throws
  {
    #expect(try await run("air 1,2").requests.count == 1)
    #expect(try await run("air 1,2", after: 600).requests.isEmpty)
    #expect(try await run("air 1,2 --language de", after: 600).requests.isEmpty)
    #expect(try await run("air 1,2 --refresh", after: 1).requests.count == 1)
    #expect(try await run("air 1,2 --max-age 1s", after: 9).requests.count == 1)
    #expect(try await run("now 1,2", after: 10).requests.map { $0.url.path() } == ["/v1/forecast"])
    #expect(try await run("air 1,2", after: 700).requests.count == 1)
  }

  @Test func `an older answer stands in for one that does not come, for a day`() async throws {
    _ = try await run("air 1,2")
    let failed = try await run("air 1,2", after: 7200, answer: Self.noNetwork)
    #expect(failed.code == 0)
    #expect(failed.output.contains("An older answer, of 2 h ago"))
    #expect(failed.output.contains("Unhealthy"))
    #expect(!failed.output.contains("forecast for this hour"))
    #expect(failed.error.hasPrefix("rain: no air quality from Open-Meteo, this is its answer of"))
    let json = try await run("air 1,2 --json", after: 7200, answer: Self.noNetwork)
    #expect(try document(json.output)["stale"] as? Bool == true)
    let tooOld = try await run("air 1,2", after: 86_401, answer: Self.noNetwork)
    #expect(tooOld.code == 75)
    let forbidden = try await run("air 1,2 --max-stale 0", after: 7200, answer: Self.noNetwork)
    #expect(forbidden.code == 75)
    #expect(try await run("air 1,2 --offline", after: 864_000).code == 0)
    #expect(try await run("air 3,4 --offline").code == 75)
  }

  @Test func `a failure about the air is remembered, and the weather is asked all the same`()
    async throws
  {
    let broken: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { request in
      request.url.path() == "/v1/air-quality" ? .json("{}", status: 503) : answer(request)
    }
    #expect(try await run("air 1,2", answer: broken).code == 69)
    let again = try await run("air 1,2", after: 30, answer: broken)
    #expect(again.requests.isEmpty)
    #expect(again.error.hasPrefix("rain: no air quality from Open-Meteo: it failed (503)"))
    #expect(again.error.contains("asked again in 30 s"))
    #expect(try await run("now 1,2", after: 30, answer: broken).code == 0)
    #expect(try await run("air 1,2", after: 60).code == 0)
  }

  @Test(arguments: ["now", "hourly", "daily", "alerts --provider forecast"])
  func `a document about the weather holds the kept air, and never asks for it`(
    command: String
  ) async throws {
    let environment = ["RAIN_FORECAST_KEY": "canary-0123456789"]
    let world = try #require(world)
    let words = command.split(separator: " ").map(String.init)
    let line = [words[0], "1,2", "--json"] + words.dropFirst()
    let before = await world.run(line, environment: environment, answer: Self.smoke)
    #expect(try document(before.output)["air"] is NSNull)
    _ = try await run("air 1,2")
    let after = await world.run(line, environment: environment, answer: Self.smoke)
    #expect(try Self.index(after) == 153)
    #expect(!(before.requests + after.requests).contains { $0.url.path() == "/v1/air-quality" })
    #expect(
      (try document(after.output)["attribution"] as? String)?.contains("CAMS ENSEMBLE") == true
    )
    let elsewhere = try await run("now 1,3 --json")
    #expect(try document(elsewhere.output)["air"] is NSNull)
  }

  @Test func `the kept air is there as long as it may be shown`() async throws {
    _ = try await run("air 1,2")
    #expect(try Self.index(try await run("now 1,2 --json", after: 86_400)) == 153)
    #expect(try Self.index(try await run("now 1,2 --json", after: 86_401)) == nil)
    #expect(try Self.index(try await run("now 1,2 --json --max-stale 1h", after: 3601)) == nil)
    #expect(try Self.index(try await run("now 1,2 --json --max-stale 0", after: 600)) == 153)
    #expect(try Self.index(try await run("now 1,2 --json --max-stale 0", after: 601)) == nil)
    #expect(try Self.index(try await run("now 1,2 --json --offline", after: 864_000)) == 153)
  }

  @Test func `now has a line about air that is not good, for three hours`() async throws {
    let sentence = "Air quality at 01:00: unhealthy (US index: 153)"
    #expect(!(try await run("now 1,2")).output.contains("Air quality"))
    _ = try await run("air 1,2")
    for seconds in [0, 3 * 3600] {
      let result = try await run("now 1,2", after: seconds)
      #expect(result.output.contains("\n" + sentence + "\n"))
      #expect(result.output.contains("CAMS ENSEMBLE"))
      for form in ["--plain", "--waybar"] {
        let other = try await run("now 1,2 \(form)", after: seconds).output
        #expect(other.contains("Air quality: unhealthy (US index: 153)"))
        #expect(other.contains("CAMS ENSEMBLE"))
      }
    }
    let later = try await run("now 1,2", after: 3 * 3600 + 1)
    #expect(!later.output.contains("Air quality"))
    for other in ["hourly", "daily", "chart"] {
      #expect(!(try await run("\(other) 1,2")).output.contains("Air quality"))
    }
  }

  @Test func `now has no line about good air, nor about air without an index`() async throws {
    for name in ["open-meteo-air/no-zone.json", "open-meteo-air/error-400.json"] {
      let body = String(decoding: try Fixture.data(name), as: UTF8.self)
      _ = try await run("air 1,2 --refresh", answer: { _ in .json(body) })
      let result = try await run("now 1,2")
      #expect(!result.output.contains("Air quality"))
      #expect(!result.output.contains("CAMS"))
    }
  }

  @Test func `anybody's air is better than none, but the provider's own goes first`() async throws {
    let world = try #require(world)
    let environment = ["RAIN_OPENWEATHERMAP_KEY": "canary-0123456789"]
    let now = ["now", "1,2", "--json"]
    func ask(_ arguments: [String]) async -> TestWorld.Result {
      await world.run(arguments, environment: environment, answer: Self.smoke)
    }
    _ = await ask(["air", "1,2", "--provider", "openweathermap"])
    #expect(try Self.index(await ask(now)) == 2)
    _ = await ask(["air", "1,2"])
    #expect(try Self.index(await ask(now)) == 153)
    #expect(try Self.index(await ask(now + ["--provider", "openweathermap"])) == 2)
  }
}

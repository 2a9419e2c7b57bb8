import Foundation
import RainCore
import RainTestSupport
import Synchronization
import Testing

@testable import RainCLI

/// Runs of one home at several times against a provider that answers, or fails.
@Suite struct KeptAnswerRunTests {
  private let world = try? TestWorld()

  private static let now = TestWorld.now
  private static let minute = 60
  private static let hour = 3600

  /// Answers as Open-Meteo does.
  private static let good: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { _ in
    .success(
      HTTPResponse(status: 200, body: (try? Fixture.data("open-meteo/sample.json")) ?? Data())
    )
  }

  private static func failing(
    status: Int,
    headers: [String: String] = [:]
  ) -> @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> {
    { _ in .success(HTTPResponse(status: status, headers: headers, body: Data("{}".utf8))) }
  }

  private static let noNetwork: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = {
    .failure(.hostNotFound(host: $0.host))
  }

  private func run(
    _ arguments: String,
    after seconds: Int = 0,
    answer: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = good
  ) async throws -> TestWorld.Result {
    try await #require(world)
      .run(
        arguments.split(separator: " ").map(String.init),
        at: Self.now + seconds,
        answer: answer
      )
  }

  private func document(_ result: TestWorld.Result) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
  }

  @Test(arguments: ["now", "hourly", "daily"])
  func `a fresh answer is not asked for again, whatever the command`(command: String) async throws {
    #expect(try await run("now 1,2").requests.count == 1)
    let later = try await run("\(command) 1,2", after: 10 * Self.minute)
    #expect(later.code == 0)
    #expect(later.requests.isEmpty)
    #expect(later.output.contains("(10 min ago)"))
    #expect(try await run("\(command) 1,2", after: 11 * Self.minute).requests.count == 1)
  }

  @Test func `the document of a kept answer is that of the answer, but for its age`() async throws {
    let first = try await run("now 1,2 --json").output
    let kept = try await run("now 1,2 --json", after: 100).output
    #expect(first.contains(#""age":0,"#))
    #expect(kept.contains(#""age":100,"stale":false"#))
    #expect(kept.replacing(#""age":100"#, with: #""age":0"#) == first)
  }

  @Test(arguments: [
    ("--max-age 5m", 299, 0), ("--max-age 5m", 301, 1), ("--max-age 2h", 7200, 0),
    ("--max-age 0", 1, 1), ("--refresh", 1, 1),
  ])
  func `what counts as fresh can be told`(option: String, age: Int, requests: Int) async throws {
    _ = try await run("now 1,2")
    let later = try await run("now 1,2 \(option)", after: age)
    #expect(later.requests.count == requests)
  }

  @Test func `a clock that was set back makes nothing fresh for ever`() async throws {
    _ = try await run("now 1,2")
    #expect(try await run("now 1,2", after: -1000).requests.count == 1)
  }

  @Test(arguments: [(-60, 0), (-61, 1)])
  func `an answer from the future is not fresh, but for what clocks differ by`(
    seconds: Int,
    requests: Int
  ) async throws {
    _ = try await run("now 1,2")
    #expect(try await run("now 1,2", after: seconds).requests.count == requests)
  }

  @Test func `an answer from the future says so when it stands in`() async throws {
    _ = try await run("now 1,2")
    let result = try await run("now 1,2", after: -Self.hour, answer: Self.failing(status: 500))
    #expect(result.code == 0)
    #expect(result.error.contains("this is its answer of a time to come: it failed (500)"))
    #expect(result.output.contains("(a time to come)"))
    #expect(!result.output.contains("1 s ago"))
  }

  @Test func `an older answer is shown when the provider fails, with age and reason`() async throws
  {
    _ = try await run("now 1,2")
    let failed = try await run("now 1,2", after: 20 * Self.minute, answer: Self.noNetwork)
    #expect(failed.code == 0)
    #expect(failed.output.contains("(20 min ago)"))
    #expect(failed.output.contains("An older answer"))
    #expect(failed.error.hasPrefix("rain: no weather from Open-Meteo"))
    #expect(failed.error.contains("20 min ago"))
    let json = try await run("now 1,2 --json --refresh", after: 1200, answer: Self.noNetwork)
    let document = try document(json)
    #expect(document["stale"] as? Bool == true)
    #expect(document["age"] as? Int == 1200)
    #expect((document["notes"] as? [String])?.first?.contains("An older answer") == true)
  }

  @Test func `at a terminal the reason is not said twice`() async throws {
    _ = try await run("now 1,2")
    let terminal = Dependencies.Terminal(isOutputTerminal: true, isErrorTerminal: true)
    let failed = try await #require(world)
      .run(["now", "1,2"], terminal: terminal, at: Self.now + 1200, answer: Self.noNetwork)
    #expect(failed.output.contains("An older answer"))
    #expect(!failed.error.contains("no weather"))
  }

  @Test(arguments: [
    ("", 86_400, 0), ("", 86_401, 75), ("--max-stale 1h", 3600, 0), ("--max-stale 1h", 3601, 75),
    ("--max-stale 0", 700, 75), ("--max-stale 30d", 2_592_000, 0),
  ])
  func `how old it may be then can be told`(option: String, age: Int, code: Int32) async throws {
    _ = try await run("now 1,2")
    let failed = try await run("now 1,2 \(option)", after: age, answer: Self.noNetwork)
    #expect(failed.code == code)
    #expect(failed.output.isEmpty == (code != 0))
  }

  @Test func `an answer of more than an hour ago shows the forecast of this hour`() async throws {
    let fresh = try document(try await run("now 1,2 --json"))
    let failed = try await run("now 1,2 --json", after: 3 * Self.hour, answer: Self.noNetwork)
    let document = try document(failed)
    let current = try #require(document["current"] as? [String: Any])
    let hour = try #require((document["hourly"] as? [[String: Any]])?.first)
    for key in ["time", "temperature", "condition", "windSpeed"] {
      #expect(current[key] as? NSObject == hour[key] as? NSObject)
    }
    #expect((fresh["current"] as? [String: Any])?["time"] as? String != current["time"] as? String)
    let notes = try #require(document["notes"] as? [String])
    #expect(notes.contains { $0.contains("forecast for this hour") })
  }

  @Test(arguments: [401, 403, 400, 404])
  func `what is not the provider's fault is not covered up`(status: Int) async throws {
    _ = try await run("now 1,2")
    let failed = try await run("now 1,2", after: 1200, answer: Self.failing(status: status))
    #expect(failed.code == (status == 401 || status == 403 ? 77 : 69))
    #expect(failed.output.isEmpty)
  }

  @Test func `offline nothing is asked, and an answer of any age is shown`() async throws {
    let nothing = try await run("now 1,2 --offline")
    #expect(nothing.code == 75)
    #expect(nothing.requests.isEmpty)
    _ = try await run("now 1,2")
    let old = try await run("now 1,2 --offline --json", after: 3 * 86_400)
    #expect(old.code == 0)
    #expect(old.requests.isEmpty)
    #expect(try document(old)["stale"] as? Bool == true)
    let notes = try #require(try document(old)["notes"] as? [String])
    #expect(notes.first == "An older answer, of 3 d ago; with --offline nobody is asked.")
    let fresh = try document(try await run("now 1,2 --offline --json", after: Self.minute))
    #expect((fresh["notes"] as? [String])?.isEmpty == true)
    let both = try await run("now 1,2 --offline --refresh")
    #expect(both.code == 64)
  }

  @Test func `a failure is remembered for a minute, then for two`() async throws {
    let broken = Self.failing(status: 503)
    #expect(try await run("now 1,2", answer: broken).requests.count == 3)
    let again = try await run("now 3,4", after: 59, answer: broken)
    #expect(again.code == 69)
    #expect(again.requests.isEmpty)
    #expect(again.error.contains("asked again in 1 s, or at once with --refresh"))
    #expect(try await run("now 1,2", after: 60, answer: broken).requests.count == 3)
    #expect(try await run("now 1,2", after: 179, answer: broken).requests.isEmpty)
    #expect(try await run("now 1,2 --refresh", after: 179, answer: broken).requests.count == 3)
    #expect(try await run("now 1,2 --refresh", after: 180).requests.count == 1)
    #expect(try await run("now 3,4", after: 181).requests.count == 1)
  }

  @Test func `too many requests are answered with the provider's own patience`() async throws {
    let limited = Self.failing(status: 429, headers: ["retry-after": "3000"])
    #expect(try await run("now 1,2", answer: limited).requests.count == 1)
    let later = try await run("now 1,2", after: 1200)
    #expect(later.code == 75)
    #expect(later.requests.isEmpty)
    #expect(later.error.contains("try again in 30 min"))
    #expect(try await run("now 1,2", after: 3000).code == 0)
  }

  @Test func `another key or address is tried at once`() async throws {
    let rejected = Self.failing(status: 401)
    let world = try #require(world)
    func ask(_ key: String) async -> TestWorld.Result {
      await world.run(
        ["now", "1,2", "--provider", "forecast"],
        environment: ["RAIN_FORECAST_KEY": key],
        answer: rejected
      )
    }
    #expect(await ask("canary-one").requests.count == 1)
    #expect(await ask("canary-one").requests.isEmpty)
    #expect(await ask("canary-two").requests.count == 1)
  }

  @Test func `a failure that may concern one place is remembered of that place alone`() async throws
  {
    let missing = Self.failing(status: 404)
    #expect(try await run("now 1,2", answer: missing).code == 69)
    let again = try await run("now 1,2", after: 59, answer: missing)
    #expect(again.code == 69)
    #expect(again.requests.isEmpty)
    #expect(try await run("now 3,4", after: 59).code == 0)
    #expect(try await run("now 1,2", after: 60).code == 0)
  }

  @Test(arguments: [
    TransportError.tooManyRedirects(host: "h"), .redirectRefused(host: "h", target: "t"),
    .notSecure(host: "h", problem: .untrusted),
  ])
  func `a way that is not safe is not tried again and again`(error: TransportError) async throws {
    let first = try await run("now 1,2") { _ in .failure(error) }
    #expect(first.requests.count == 1)
    let again = try await run("now 3,4", after: 59)
    #expect(again.code == first.code)
    #expect(again.requests.isEmpty)
    #expect(again.error.contains("at once with --refresh"))
  }

  @Test func `the next provider answers, and the output says why`() async throws {
    let world = try #require(world)
    _ = await world.run(["settings", "set", "provider", "forecast,open-meteo"])
    let result = await world.run(
      ["now", "1,2", "--json"],
      environment: ["RAIN_FORECAST_KEY": "canary-0123456789"]
    ) { request in
      request.url.path().hasPrefix("/forecast")
        ? .success(HTTPResponse(status: 500, body: Data())) : Self.good(request)
    }
    let document = try document(result)
    #expect(document["provider"] as? String == "open-meteo")
    let notes = try #require(document["notes"] as? [String])
    #expect(notes.contains { $0.hasPrefix("Open-Meteo was asked instead of Pirate Weather: ") })
    #expect(result.error.contains("asked Open-Meteo instead"))
  }

  @Test func `when several fail each is named, the last one first`() async throws {
    let world = try #require(world)
    _ = await world.run(["settings", "set", "provider", "forecast,open-meteo"])
    let result = await world.run(
      ["now", "1,2"],
      environment: ["RAIN_FORECAST_KEY": "canary-0123456789"],
      answer: Self.failing(status: 503)
    )
    #expect(result.code == 69)
    #expect(
      result.error
        == "rain: no weather from Open-Meteo: it failed (503); try again later\n"
        + "  nor from Pirate Weather: it failed (503)\n"
    )
  }

  @Test func `a provider without a key hides no failure before it`() async throws {
    let world = try #require(world)
    _ = await world.run(["settings", "set", "provider", "open-meteo,forecast"])
    let result = await world.run(["now", "1,2"], answer: Self.failing(status: 500))
    #expect(result.code == 77)
    #expect(result.error.hasPrefix("rain: no weather from Pirate Weather: it needs a key"))
    #expect(result.error.contains("\n  nor from Open-Meteo: it failed (500)\n"))
  }

  @Test func `who can't tell is named with who failed before`() async throws {
    let world = try #require(world)
    _ = await world.run(["settings", "set", "provider", "forecast,open-meteo"])
    let result = await world.run(
      ["alerts", "1,2"],
      environment: ["RAIN_FORECAST_KEY": "canary-0123456789"]
    ) { request in
      request.url.path().hasPrefix("/forecast")
        ? .success(HTTPResponse(status: 500, body: Data())) : Self.good(request)
    }
    #expect(result.code == 69)
    #expect(result.error.hasPrefix("rain: Open-Meteo can't tell whether official warnings"))
    #expect(result.error.contains("\n  nor from Pirate Weather: it failed (500)\n"))
  }

  @Test(arguments: ["now", "hourly", "daily"])
  func `that the weather now is a forecast is said last, and only where it shows`(
    command: String
  ) async throws {
    #expect(try await run("now 1,2").code == 0)
    let old = try await run("\(command) 1,2", after: 20 * Self.hour, answer: Self.noNetwork)
    #expect(old.code == 0)
    let older = try #require(old.output.range(of: "An older answer, of 20 h ago"))
    let forecast = old.output.range(of: "made then.")
    #expect((forecast != nil) == (command == "now"))
    if let forecast { #expect(older.lowerBound < forecast.lowerBound) }
    #expect(old.output.contains("As of Mon 30 Nov, 09:40 (20 h ago)"))
  }

  @Test func `a key command is not run for what is kept`() async throws {
    let world = try #require(world)
    _ = await world.run(["settings", "set", "forecast.key-command", "tell"])
    let first = await world.run(["now", "1,2", "--provider", "forecast"]) { _ in
      .success(
        HTTPResponse(status: 200, body: (try? Fixture.data("forecast/sample.json")) ?? Data())
      )
    }
    #expect(first.code == 0)
    _ = await world.run(["settings", "set", "forecast.key-command", "fail"])
    #expect(await world.run(["now", "1,2", "--provider", "forecast"]).code == 0)
  }

  @Test func `a cache that can't be written is a note`() async throws {
    try #require(world).write("", to: ".cache")
    let result = try await run("now 1,2")
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("rain: the answer is not kept: "))
    #expect(!result.output.isEmpty)
  }
}

import Foundation
import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

/// Runs of one home about a town that only the search on the network knows.
@Suite struct KeptPlacesRunTests {
  private let world = try? TestWorld()
  private static let day = 86_400

  private func run(
    _ arguments: String,
    after seconds: Int = 0,
    status: Int = 200,
    place: String = "hinterzarten",
    environment: [String: String] = [:]
  ) async throws -> TestWorld.Result {
    try await #require(world)
      .run(
        arguments.split(separator: " ").map(String.init),
        environment: ["LC_ALL": "en_GB.UTF-8"].merging(environment) { _, new in new },
        at: TestWorld.now + seconds
      ) { request in
        let isSearch = request.url.path() == "/v1/search"
        let name = isSearch ? "geocoding/\(place).json" : "open-meteo/sample.json"
        let body = (try? Fixture.data(name)) ?? Data()
        return .success(HTTPResponse(status: isSearch ? status : 200, body: body))
      }
  }

  private func searches(_ result: TestWorld.Result) -> Int {
    result.requests.count { $0.url.path() == "/v1/search" }
  }

  @Test func `a place that was found is not searched for again for thirty days`() async throws {
    let first = try await run("now Hinterzarten")
    #expect(first.code == 0)
    #expect(searches(first) == 1)
    let second = try await run("now Hinterzarten", after: 60)
    #expect(second.code == 0)
    #expect(second.requests.isEmpty)
    #expect(second.output.contains("Hinterzarten"))
    #expect(searches(try await run("now Hinterzarten --refresh", after: 30 * Self.day)) == 0)
    #expect(searches(try await run("now Hinterzarten", after: 30 * Self.day + 1)) == 1)
  }

  @Test func `a failure that is remembered says so`() async throws {
    let first = try await run("now Hinterzarten", status: 500)
    #expect(first.error.hasPrefix("rain: no answer from the search for places: it failed (500"))
    #expect(!first.error.contains("that was"))
    let second = try await run("now Hinterzarten", after: 10)
    #expect(second.code == first.code)
    #expect(second.requests.isEmpty)
    #expect(second.error.contains("  that was 10 s ago; it is asked again in 50 s"))
    #expect(try await run("now Hinterzarten --refresh", after: 20).code == 0)
  }

  @Test(arguments: [400, 401, 404])
  func `a search that was refused is remembered of that name alone`(status: Int) async throws {
    #expect(searches(try await run("now Hinterzarten", status: status)) == 1)
    let again = try await run("now Hinterzarten", after: 59)
    #expect(again.requests.isEmpty)
    #expect(again.error.contains("it is asked again in 1 s"))
    #expect(searches(try await run("now Niederwald", after: 59)) == 1)
    #expect(searches(try await run("now Hinterzarten", after: 60)) == 1)
  }

  @Test func `offline a place that was found is known for ever`() async throws {
    #expect(try await run("now Hinterzarten --offline").code == 68)
    _ = try await run("now Hinterzarten")
    let result = try await run("now Hinterzarten --offline", after: 400 * Self.day)
    #expect(result.code == 0)
    #expect(result.requests.isEmpty)
  }

  @Test func `another name, language or address is another search`() async throws {
    _ = try await run("now Hinterzarten")
    #expect(searches(try await run("now Hinterzarten,DE")) == 1)
    #expect(searches(try await run("now Hinterzarten --language de")) == 1)
    let other = ["RAIN_GEOCODING_URL": "https://example.org"]
    #expect(searches(try await run("now Hinterzarten", environment: other)) == 1)
    #expect(searches(try await run("now Hinterzarten")) == 0)
  }

  @Test func `that there is no such place is believed for an hour`() async throws {
    let name = "now Xyzzyville"
    #expect(try await run(name, place: "no-match").code == 68)
    let again = try await run(name, after: 3600, place: "no-match")
    #expect(again.code == 68)
    #expect(again.requests.isEmpty)
    #expect(searches(try await run(name, after: 3601, place: "no-match")) == 1)
  }

  @Test func `a search that fails is left in peace for a minute, and refreshed on demand`()
    async throws
  {
    let first = try await run("now Hinterzarten", status: 429)
    #expect(first.code == 75)
    #expect(searches(first) == 1)
    let second = try await run("now Hinterzarten", after: 59)
    #expect(second.code == 75)
    #expect(second.requests.isEmpty)
    #expect(searches(try await run("now Hinterzarten --refresh", after: 59)) == 1)
    #expect(try await run("now Hinterzarten", after: 59).requests.isEmpty)
  }

  @Test func `an old finding stands in for a search that fails`() async throws {
    _ = try await run("now Hinterzarten")
    let result = try await run("now Hinterzarten", after: 31 * Self.day, status: 500)
    #expect(result.code == 0)
    #expect(searches(result) > 0)
  }

  @Test func `searches are counted, and forgotten with the rest`() async throws {
    _ = try await run("now Hinterzarten")
    #expect(try await run("cache --json").output.contains(#""answers":1,"searches":1,"#))
    #expect(try await run("cache clear").output == "forgot 1 kept answer\n")
    #expect(try await run("cache --json").output.contains(#""answers":0,"searches":0,"#))
    #expect(searches(try await run("now Hinterzarten")) == 1)
  }

  @Test func `a key command is not run for what is kept`() async throws {
    let world = try #require(world)
    func ask() async -> TestWorld.Result {
      await world.run(["now", "Xyzzyville", "--provider", "openweathermap"]) { _ in
        .success(HTTPResponse(status: 200, body: Data("[]".utf8)))
      }
    }
    _ = await world.run(["settings", "set", "openweathermap.key-command", "tell"])
    #expect(await ask().requests.count == 1)
    _ = await world.run(["settings", "set", "openweathermap.key-command", "fail"])
    let kept = await ask()
    #expect(kept.code == 68)
    #expect(kept.requests.isEmpty)
  }
}

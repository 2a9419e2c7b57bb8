import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct CurrentPlaceTests {
  private let world = try? TestWorld()

  private static let hosts = ["get.geojs.io", "ipwho.is"]
  private static let terminal = Dependencies.Terminal(isInputTerminal: true, isErrorTerminal: true)

  /// Answers as GeoJS and Open-Meteo do.
  private static let good: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = {
    request in
    let body =
      hosts.contains(request.host)
      ? Data(#"{"latitude":"48.8566","longitude":"2.3522","timezone":"Europe/Paris"}"#.utf8)
      : (try? Fixture.data("open-meteo/sample.json")) ?? Data()
    return .success(HTTPResponse(status: 200, body: body))
  }

  private func run(
    _ arguments: String,
    answer: String? = nil,
    isTerminal: Bool = true,
    after seconds: Int = 0,
    timeZone: String? = nil,
    server: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = good
  ) async throws -> TestWorld.Result {
    try await #require(world)
      .run(
        arguments.split(separator: " ").map(String.init),
        input: answer,
        terminal: isTerminal ? Self.terminal : .init(),
        at: TestWorld.now + seconds,
        timeZone: timeZone,
        answer: server
      )
  }

  private static func asked(_ result: TestWorld.Result) -> [String] {
    result.requests.map(\.host).filter(hosts.contains)
  }

  @Test func `the first run asks, naming all hosts, and shows the weather`() async throws {
    let result = try await run("now", answer: "y")
    #expect(result.code == 0)
    #expect(result.error.hasPrefix("No place is selected. Look up where you are"))
    #expect(Self.hosts.allSatisfy(result.error.contains))
    #expect(result.error.contains("rain locations add --current"))
    #expect(result.output.contains("Paris"))
    #expect(Self.asked(result) == ["get.geojs.io"])
    let weather = result.requests.last?.url.absoluteString ?? ""
    #expect(weather.contains("latitude=48.86&longitude=2.35"))
  }

  @Test(arguments: ["n", "", "maybe", nil])
  func `without consent nobody is asked`(answer: String?) async throws {
    let result = try await run("now", answer: answer)
    #expect(result.code == 78)
    #expect(result.requests.isEmpty)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("  rain locations add Berlin\n"))
  }

  @Test(arguments: ["now", "now --no-input"])
  func `where nobody can be asked nobody is asked`(arguments: String) async throws {
    let result = try await run(arguments, answer: "y", isTerminal: arguments != "now")
    #expect(result.code == 78)
    #expect(result.requests.isEmpty)
  }

  @Test func `a position is kept for a day`() async throws {
    _ = try await run("now", answer: "y")
    let soon = try await run("now --current", isTerminal: false, after: 86_400)
    #expect(soon.code == 0)
    #expect(Self.asked(soon).isEmpty)
    let late = try await run("now --current", isTerminal: false, after: 86_401)
    #expect(late.code == 78)
  }

  @Test func `always is remembered, and never is respected`() async throws {
    let always = try await run("now", answer: "a")
    #expect(always.code == 0)
    let later = try await run("now", isTerminal: false, after: 100_000)
    #expect(later.code == 0)
    #expect(Self.asked(later) == ["get.geojs.io"])
    _ = try await run("settings set locate never")
    let never = try await run("now --current", answer: "y", after: 300_000)
    #expect(never.code == 78)
    #expect(Self.asked(never).isEmpty)
    #expect(try await run("now", answer: "y", after: 300_000).code == 78)
  }

  @Test(arguments: ["now", "now --current", "locations add --current"])
  func `never is respected though a position is kept`(command: String) async throws {
    _ = try await run("now", answer: "y")
    _ = try await run("settings set locate never")
    let result = try await run(command, answer: "y")
    #expect(result.code == 78)
    #expect(result.requests.isEmpty)
  }

  @Test func `a kept position is forgotten with the kept answers`() async throws {
    _ = try await run("now", answer: "y")
    #expect(try await run("now --current", isTerminal: false).code == 0)
    #expect(try await run("cache clear").code == 0)
    #expect(try await run("now --current", isTerminal: false).code == 78)
  }

  @Test(arguments: [401, 403])
  func `a service without keys rejects none`(status: Int) async throws {
    let result = try await run("now", answer: "y") { _ in
      .success(HTTPResponse(status: status, body: Data()))
    }
    #expect(result.code == 69)
    #expect(!result.error.contains("key"))
  }

  @Test func `only of a failure before this run it is said when that was`() async throws {
    _ = try await run("settings set locate always")
    let failing: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { _ in
      .success(HTTPResponse(status: 400, body: Data()))
    }
    for (arguments, isAsked) in [("now", true), ("now", false), ("now --refresh", true)] {
      let result = try await run(arguments, isTerminal: false, server: failing)
      #expect(result.code == 69)
      #expect(Self.asked(result).isEmpty != isAsked)
      #expect(result.error.contains("it is asked again in") != isAsked)
    }
  }

  @Test func `an address of one's own is asked alone, and named`() async throws {
    _ = try await run("settings set locate.url https://me.example.org")
    let result = try await run("now", answer: "y") { request in
      request.host == "me.example.org"
        ? .success(HTTPResponse(status: 500, body: Data()))
        : Self.good(request)
    }
    #expect(result.error.contains("This asks me.example.org.\n"))
    #expect(Self.asked(result).isEmpty)
    #expect(result.code == 69)
  }

  @Test func `the current place is saved under the name of the nearest city`() async throws {
    let added = try await run("locations add --current", answer: "y")
    #expect(added.output.hasPrefix("saved Paris, "))
    let list = try await run("locations --json").output
    #expect(list.contains(#""latitude":48.86"#))
    #expect(list.contains(#""timeZone":"Europe/Paris""#))
    let both = try await run("locations add --current Berlin")
    #expect(both.code == 64)
    #expect(try await run("locations add").code == 64)
  }

  @Test func `without a network the time zone is offered as a guess`() async throws {
    let noNetwork: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { request in
      Self.hosts.contains(request.host)
        ? .failure(.hostNotFound(host: request.host)) : Self.good(request)
    }
    let taken = try await run("now", answer: "y", timeZone: "Asia/Tokyo", server: noNetwork)
    #expect(taken.code == 0)
    #expect(taken.error.contains("Your time zone is that of Tokyo"))
    #expect(taken.output.contains("Tokyo"))
    #expect(taken.error.contains("there may be no network.\n"))
    #expect(
      taken.error.contains("rain: 'rain locations add Tokyo, Tokyo, Japan' saves this place\n")
    )
    _ = try await run("settings set locate always")
    let piped = try await run(
      "now --current",
      isTerminal: false,
      timeZone: "Asia/Tokyo",
      server: noNetwork
    )
    #expect(piped.code == 75)
    #expect(piped.error.contains("rain now Tokyo"))
    let unknown = try await run("now --current", isTerminal: false, server: noNetwork)
    #expect(unknown.error.contains("  rain now Berlin\n"))
  }

  @Test func `offline nothing is looked up`() async throws {
    let result = try await run("now --current --offline", answer: "y")
    #expect(result.code == 75)
    #expect(result.requests.isEmpty)
  }

  @Test(arguments: ["{}", "<html>", #"{"latitude":0,"longitude":0}"#])
  func `garbage is no place`(body: String) async throws {
    let result = try await run("now", answer: "y") { _ in
      .success(HTTPResponse(status: 200, body: Data(body.utf8)))
    }
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(!result.error.contains("weather answer"))
  }
}

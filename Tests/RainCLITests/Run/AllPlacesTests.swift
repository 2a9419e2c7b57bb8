import Foundation
import RainCLI
import RainCore
import RainTerminal
import RainTestSupport
import Testing

@Suite struct AllPlacesTests {
  private let world = try? TestWorld()

  private static let good: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { _ in
    .success(
      HTTPResponse(status: 200, body: (try? Fixture.data("open-meteo/sample.json")) ?? Data())
    )
  }

  private func save(_ places: [String]) async throws {
    for place in places {
      #expect(try await #require(world).run(["locations", "add", place]).code == 0)
    }
  }

  @Test func `all saved places stand in one table, the selected one marked`() async throws {
    try await save(["Paris", "Berlin", "1,2"])
    let result = try await #require(world).run(["now", "--all"], answer: Self.good)
    #expect(result.code == 0)
    #expect(result.requests.count == 3)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix(8) }.dropFirst().prefix(3) == ["  Berlin", "* Paris ", "  1, 2  "]
    )
    #expect(result.output.contains("5°"))
  }

  @Test func `it succeeds when any place was answered, and says what failed`() async throws {
    try await save(["1,2", "3,4"])
    let half: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { request in
      request.url.absoluteString.contains("latitude=1&")
        ? .success(HTTPResponse(status: 404, body: Data())) : Self.good(request)
    }
    let result = try await #require(world).run(["now", "--all"], answer: half)
    #expect(result.code == 0)
    #expect(result.output.contains("–"))
    #expect(result.error.hasPrefix("rain: 1, 2: no weather from Open-Meteo"))
    let none = try await #require(world).run(["now", "--all", "--refresh", "--max-stale", "0"])
    #expect(none.code == 75)
    #expect(none.output.isEmpty)
  }

  @Test(arguments: [40, 60, 80, 120])
  func `an old answer shows its age at every width, and the note names its place`(
    width: Int
  ) async throws {
    try await save(["1,2", "3,4"])
    #expect(try await #require(world).run(["now", "--all"], answer: Self.good).code == 0)
    let later = try await #require(world)
      .run(["now", "--all", "--width", "\(width)"], at: TestWorld.now + 7200)
    #expect(later.code == 0)
    let lines = later.output.split(separator: "\n")
    #expect(lines.count { $0.contains("2 h ago") } == 2)
    #expect(lines.contains { $0.hasPrefix("The weather now is the forecast for this") })
    let plain = try await #require(world)
      .run(["now", "--all", "--plain"], at: TestWorld.now + 7200)
    #expect(plain.output.components(separatedBy: "made then.").count == 3)
    #expect(later.error.hasPrefix("rain: 1, 2: "))
    #expect(later.error.contains("\nrain: 3, 4: "))
  }

  @Test func `the document has a report or an error for each`() async throws {
    try await save(["Berlin", "1,2"])
    let result = try await #require(world)
      .run(["now", "--all", "--json"]) { request in
        request.url.absoluteString.contains("latitude=1&")
          ? .success(HTTPResponse(status: 404, body: Data())) : Self.good(request)
      }
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let places = try #require(json?["places"] as? [[String: Any]])
    #expect(places.map { $0["id"] as? String } == ["berlin-de", "1.00n-2.00e"])
    #expect((places[0]["report"] as? [String: Any])?["schema"] as? Int == 1)
    #expect(places[0]["error"] is NSNull)
    #expect(places[1]["report"] is NSNull)
    #expect((places[1]["error"] as? String)?.contains("404") == true)
  }

  @Test(arguments: [["now", "--all", "Berlin"], ["now", "--all", "--sample"]])
  func `what makes no sense is refused`(arguments: [String]) async throws {
    #expect(try await #require(world).run(arguments).code == 64)
  }

  @Test func `without saved places there is nothing to show`() async throws {
    let result = try await #require(world).run(["now", "--all"])
    #expect(result.code == 78)
    #expect(result.error.contains("no place is saved") && !result.error.contains("rain now"))
  }

  @Test(arguments: [40, 60, 80, 120])
  func `lines fit the terminal`(width: Int) async throws {
    try await save(["München", "東京", "San Francisco", "القاهرة"])
    let result = try await #require(world)
      .run(["now", "--all", "--width", "\(width)"], answer: Self.good)
    for line in result.output.split(separator: "\n") {
      #expect(DisplayWidth.width(of: String(line)) <= width)
    }
  }
}

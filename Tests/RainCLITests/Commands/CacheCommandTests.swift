import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct CacheCommandTests {
  private static let good: @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = { _ in
    .success(
      HTTPResponse(status: 200, body: (try? Fixture.data("open-meteo/sample.json")) ?? Data())
    )
  }

  @Test(arguments: [["cache"], ["cache", "info"]])
  func `an empty cache is told as empty`(arguments: [String]) async throws {
    let result = try await TestWorld().run(arguments)
    #expect(result.code == 0)
    #expect(result.output.contains("Answers  0"))
    #expect(!result.output.contains("Oldest"))
  }

  @Test func `answers are counted, and forgotten together with failures`() async throws {
    let world = try TestWorld()
    _ = await world.run(["now", "1,2"], answer: Self.good)
    _ = await world.run(["now", "3,4"], answer: Self.good)
    #expect(await world.run(["now", "5,6"]).code == 75)
    let document = try JSONSerialization.jsonObject(
      with: Data(await world.run(["cache", "--json"]).output.utf8)
    )
    let info = try #require(document as? [String: Any])
    #expect(info["schema"] as? Int == 1)
    #expect(info["answers"] as? Int == 2)
    #expect((info["bytes"] as? Int).map { $0 > 1000 } == true)
    #expect(await world.run(["cache", "clear"]).output == "forgot 2 kept answers\n")
    #expect(await world.run(["cache"]).output.contains("Answers  0"))
    #expect(await world.run(["now", "5,6"], answer: Self.good).code == 0)
  }

  @Test(arguments: [["cache"], ["cache", "--json"], ["cache", "clear"]], ["answers", "places"])
  func `a folder that can't be looked into is an error`(
    arguments: [String],
    folder: String
  ) async throws {
    let world = try TestWorld()
    try world.write("", to: ".cache/rain/\(folder)")
    let result = await world.run(arguments)
    #expect(result.code == 74)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("/.cache/rain/\(folder): "))
  }

  @Test func `only what is kept is forgotten`() async throws {
    let world = try TestWorld()
    _ = await world.run(["locations", "add", "1,2"])
    _ = await world.run(["settings", "set", "units", "us"])
    #expect(await world.run(["cache", "clear"]).output == "forgot 0 kept answers\n")
    #expect(await world.run(["locations", "--json"]).output.contains(#""latitude":1"#))
    #expect(await world.run(["settings", "get", "units"]).output == "us\n")
  }
}

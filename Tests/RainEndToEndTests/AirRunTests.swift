import Foundation
import RainTestSupport
import Testing

/// The built program asked about the air, against a server that answers well or badly.
@Suite struct AirRunTests {
  private static let canary = ["RAIN_OPENWEATHERMAP_KEY": "canary-owm-key"]

  private static func document(_ result: ProgramResult) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: result.outputData) as? [String: Any])
  }

  @Test(arguments: [
    ("open-meteo", "/v1/air-quality", "European index"),
    ("forecast", "/v1/air-quality", "European index"),
    ("openweathermap", "/data/2.5/air_pollution", "OpenWeatherMap's index, 1 to 5"),
  ])
  func `the air at a place is asked for, and shown`(
    provider: String,
    path: String,
    scale: String
  ) async throws {
    let rain = try BuiltRain(environment: Self.canary)
    let result = try await rain.run(["air", "52.52,13.41", "--provider", provider, "-v"])
    #expect(result.status == 0)
    #expect(result.output.contains(scale))
    #expect(result.output.contains("µg/m³"))
    #expect(rain.server.requests.map(\.path) == [path])
    #expect(!(result.output + result.error).contains("canary"))
  }

  static let failures: [(String, Int32, Reply)] = [
    ("garbage", 65, .response(body: Data("<html>Sorry</html>".utf8))),
    ("cut short", 65, .json(#"{"latitude":1,"#)),
    ("weather", 65, .response(body: (try? Fixture.data("open-meteo/sample.json")) ?? Data())),
    ("500", 69, .json(#"{"error":true,"reason":"broken"}"#, status: 500)),
    ("400", 69, .json(#"{"error":true,"reason":"no"}"#, status: 400)),
    ("429", 75, .json(#"{"error":true,"reason":"slow down"}"#, status: 429)),
    ("401", 77, .json(#"{"cod":401,"message":"canary-owm-key is wrong"}"#, status: 401)),
    ("reset", 75, .reset),
    ("redirect", 76, .redirect(to: "https://elsewhere.example/")),
  ]

  @Test(arguments: failures, ["open-meteo", "openweathermap"])
  func `a failure is one sentence, and nothing is shown`(
    row: (name: String, code: Int32, reply: Reply),
    provider: String
  ) async throws {
    let rain = try BuiltRain(environment: Self.canary) { _ in row.reply }
    let result = try await rain.run(["air", "1,2", "--provider", provider])
    #expect(result.status == row.code, "\(row.name): \(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("rain: no air quality from "))
    #expect(result.error.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  ") })
    // Open-Meteo was told no key, so it can't tell it back.
    if provider == "openweathermap" { #expect(!result.error.contains("canary")) }
  }

  @Test(arguments: ["garbage", "500", "429", "reset"])
  func `a kept answer stands in for one that does not come`(name: String) async throws {
    let reply = try #require(Self.failures.first { $0.0 == name }).2
    let rain = try BuiltRain()
    #expect(try await rain.run(["air", "1,2"]).status == 0)
    let failing = try LoopbackServer { _ in reply }
    let result = try await rain.run(
      ["air", "1,2", "--max-age", "0", "--refresh"],
      environment: ["RAIN_AIR_QUALITY_URL": failing.address]
    )
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("An older answer"))
    #expect(result.output.contains("Moderate"))
    #expect(failing.requests.isEmpty == false)
  }

  @Test func `nobody at the address, plain http to elsewhere, and no network at all`() async throws
  {
    let rain = try BuiltRain()
    for (address, code) in [("http://127.0.0.1:1", 75), ("http://example.org", 76)]
      as [(String, Int32)]
    {
      let result = try await rain.run(
        ["air", "1,2"],
        environment: ["RAIN_AIR_QUALITY_URL": address]
      )
      #expect(result.status == code, "\(result.error)")
      #expect(result.output.isEmpty)
    }
    let offline = try await rain.run(["air", "1,2", "--offline"])
    #expect(offline.status == 75)
    #expect(try await rain.run(["air", "1,2"]).status == 0)
    #expect(try await rain.run(["air", "1,2", "--offline"]).status == 0)
    #expect(rain.server.requests.count == 1)
  }

  @Test func `now tells of the kept air without asking for it, and offline too`() async throws {
    let rain = try BuiltRain()
    let before = try await rain.run(["now", "1,2", "--json"])
    #expect(try Self.document(before)["air"] is NSNull)
    #expect(try await rain.run(["air", "1,2"]).status == 0)
    for options in [[], ["--offline"], ["--refresh"]] {
      let json = try await rain.run(["now", "1,2", "--json"] + options)
      let air = try #require(try Self.document(json)["air"] as? [String: Any])
      #expect(air["category"] as? String == "moderate")
      let text = try await rain.run(["now", "1,2"] + options)
      #expect(text.output.contains("\nAir quality at "))
      #expect(text.output.contains(": moderate (European index: 44)\n"))
    }
    #expect(rain.server.requests.filter { $0.path == "/v1/air-quality" }.count == 1)
  }

  @Test func `files about the air are for the user's eyes, and hold no key`() async throws {
    let rain = try BuiltRain(environment: Self.canary)
    let arguments = ["air", "1,2", "--provider", "openweathermap"]
    #expect(try await rain.run(arguments).status == 0)
    let path = ".cache/rain/answers/air_openweathermap_1,2.json"
    let text = try #require(rain.home.read(path))
    #expect(!text.contains("canary"))
    let url = rain.home.url.appending(path: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path())
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}

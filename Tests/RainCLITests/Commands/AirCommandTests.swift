import Foundation
import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

@Suite struct AirCommandTests {
  private static let key = ["RAIN_OPENWEATHERMAP_KEY": "canary-0123456789"]

  private static func air(_ result: TestWorld.Result) throws -> [String: Any] {
    try #require(try document(result.output)["air"] as? [String: Any])
  }

  @Test func `the document has every field, and the provider's own numbers`() async throws {
    let result = try await TestWorld().run(["air", "--sample", "--json"])
    let document = try document(result.output)
    #expect(document["provider"] as? String == "open-meteo")
    #expect((document["attribution"] as? String)?.contains("CAMS ENSEMBLE") == true)
    #expect(document["current"] is NSNull)
    let air = try Self.air(result)
    #expect(
      Set(air.keys) == [
        "time", "index", "scale", "category", "pm2_5", "pm10", "ozone", "nitrogenDioxide",
        "sulphurDioxide", "carbonMonoxide", "pollen",
      ]
    )
    #expect(air["time"] as? String == "2026-11-30T09:00:00+01:00")
    #expect(air["index"] as? Double == 44)
    #expect(air["scale"] as? String == "european")
    #expect(air["category"] as? String == "moderate")
    #expect(air["pm2_5"] as? Double == 21.4)
    let pollen = try #require(air["pollen"] as? [String: Double])
    #expect(
      pollen == ["alder": 2, "birch": 0, "grass": 0, "mugwort": 0, "olive": 0, "ragweed": 0]
    )
  }

  @Test func `what was not told is null, and never left out`() async throws {
    let world = try TestWorld()
    let path = Fixture.path("openweathermap-air/no-index.json")
    let air = try Self.air(await world.run(["air", "--input", path, "--json"]))
    for name in ["index", "scale", "category", "ozone", "sulphurDioxide", "pollen"] {
      #expect(air[name] is NSNull, "\(name)")
    }
    let hours = Fixture.path("open-meteo-air/hours.json")
    let partial = try Self.air(await world.run(["air", "--input", hours, "--json"]))
    let pollen = try #require(partial["pollen"] as? [String: Any])
    #expect(pollen.count == 6)
    #expect(pollen["grass"] as? Double == 0)
    #expect(pollen["birch"] is NSNull)
  }

  @Test(arguments: [
    ([], "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=1&longitude=2&"),
    (
      ["--provider", "forecast"],
      "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=1&longitude=2&"
    ),
    (
      ["--provider", "openweathermap"],
      "https://api.openweathermap.org/data/2.5/air_pollution?lat=1&lon=2&appid="
    ),
  ])
  func `one request is made to who knows of the air`(
    options: [String],
    address: String
  ) async throws {
    let result = try await TestWorld()
      .run(["air", "1,2"] + options, environment: Self.key) { answer($0) }
    #expect(result.code == 0)
    #expect(result.requests.count == 1)
    #expect(result.requests.first?.url.absoluteString.hasPrefix(address) == true)
    #expect(!(result.output + result.error).contains("canary"))
  }

  @Test func `several providers that lead to the same one ask it once`() async throws {
    let result = try await TestWorld()
      .run(["air", "1,2"], environment: ["RAIN_PROVIDER": "forecast,open-meteo"])
    #expect(result.code == 75)
    #expect(Set(result.requests.map(\.host)) == ["air-quality-api.open-meteo.com"])
    #expect(result.error.contains("no air quality from Open-Meteo: "))
    #expect(result.error.components(separatedBy: "no air quality").count == 2)
  }

  @Test func `without the key that a provider needs it is exit 77`() async throws {
    let result = try await TestWorld().run(["air", "1,2", "--provider", "openweathermap"])
    #expect(result.code == 77)
    #expect(result.error.hasPrefix("rain: no air quality from OpenWeatherMap: it needs a key"))
    #expect(result.requests.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"latitude":1,"longitude":2,"generationtime_ms":1,"hourly":{"time":[],"pm10":[]}}"#,
      ["--provider", "open-meteo"]
    ),
    (#"{"coord":{"lon":2,"lat":1},"list":[]}"#, ["--provider", "openweathermap"]),
  ])
  func `a provider who can't tell is exit 69, with one who may`(
    body: String,
    options: [String]
  ) async throws {
    let result = try await TestWorld()
      .run(["air", "1,2"] + options, environment: Self.key) { _ in .json(body) }
    #expect(result.code == 69)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("can't tell what is in the air here"))
    #expect(result.error.contains("\n  rain air 1,2 --provider "))
    #expect(!result.error.contains("onecall"))
  }

  @Test(arguments: ["null", "1e999", #""5""#, "-1", "{}", "[]"])
  func `an answer without a single usable value is shown with its gaps`(value: String) async throws
  {
    let columns = ["european_aqi", "pm2_5", "pm10", "ozone"].map { "\"\($0)\":\(value)" }
    let openMeteo =
      #"{"latitude":1,"longitude":2,"utc_offset_seconds":0,"generationtime_ms":1,"#
      + #""current":{"time":1796028000,\#(columns.joined(separator: ","))}}"#
    let components = ["pm2_5", "pm10", "o3", "no2"].map { "\"\($0)\":\(value)" }
    let openWeatherMap =
      #"{"coord":{"lon":2,"lat":1},"list":[{"dt":1796028000,"#
      + #""main":{"aqi":\#(value)},"components":{\#(components.joined(separator: ","))}}]}"#
    for (provider, body) in [("open-meteo", openMeteo), ("openweathermap", openWeatherMap)] {
      let result = try await TestWorld()
        .run(
          ["air", "1,2", "--provider", provider],
          environment: Self.key.merging(["LC_ALL": "en_GB.UTF-8"]) { $1 }
        ) { _ in .json(body) }
      #expect(result.code == 0)
      #expect(result.output.contains("The answer has no index."))
      #expect(result.output.contains("–"))
      #expect(result.error.isEmpty)
    }
  }

  @Test(arguments: ["openweathermap-air/empty", "open-meteo/sample"])
  func `a recorded answer without air is no error`(fixture: String) async throws {
    let path = Fixture.path("\(fixture).json")
    let result = try await TestWorld().run(["air", "--input", path])
    #expect(result.code == 0)
    #expect(result.output.contains("The answer has no air quality."))
  }

  @Test(
    arguments: ["now", "hourly", "daily", "minutely", "alerts", "chart"],
    ["open-meteo-air/sample.json", "openweathermap-air/sample.json"]
  )
  func `commands about the weather refuse a recorded answer about the air`(
    command: String,
    fixture: String
  ) async throws {
    let result = try await TestWorld().run([command, "--input", Fixture.path(fixture)])
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(fixture))
    #expect(result.error.contains("it is about air quality\n  rain air --input "))
  }

  @Test
  func `the address is that of the setting or of the variable, and http only on this machine`()
    async throws
  {
    let world = try TestWorld()
    let set = ["settings", "set", "air-quality.url", "https://mirror.example/air/"]
    #expect(await world.run(set).code == 0)
    let mirrored = await world.run(["air", "1,2"]) { answer($0) }
    #expect(mirrored.requests.map(\.host) == ["mirror.example"])
    let variable = await world.run(
      ["air", "3,4"],
      environment: ["RAIN_AIR_QUALITY_URL": "https://other.example"]
    ) { answer($0) }
    #expect(variable.requests.map(\.host) == ["other.example"])
    let weather = await world.run(["now", "5,6"]) { answer($0) }
    #expect(weather.requests.map(\.host) == ["api.open-meteo.com"])
  }
}

import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct WeatherCommandTests {
  @Test(
    arguments: ["now", "hourly", "daily", "minutely", "alerts", "chart", "air"],
    ["forecast", "open-meteo", "openweathermap"]
  )
  func `the sample is shown without a network, and says that it is sample data`(
    command: String,
    provider: String
  ) async throws {
    let result = try await TestWorld().run([command, "--sample", "--provider", provider])
    #expect(result.code == 0)
    #expect(result.output.contains("Sample data, not the weather"))
    #expect(result.error.isEmpty)
    #expect(result.requests.isEmpty)
  }

  @Test(arguments: ["now", "hourly", "daily"])
  func `the two temperature units differ in every temperature of text and document`(
    command: String
  ) async throws {
    let world = try TestWorld()
    let celsius = await world.run([command, "--sample", "--celsius"]).output
    let fahrenheit = await world.run([command, "--sample", "--fahrenheit"]).output
    let pattern = /-?\d+°/
    let pairs = zip(celsius.matches(of: pattern), fahrenheit.matches(of: pattern))
    #expect(celsius.matches(of: pattern).count == fahrenheit.matches(of: pattern).count)
    for (left, right) in pairs { #expect(left.output != right.output) }

    let first = try document(await world.run([command, "--sample", "-c", "--json"]).output)
    let second = try document(await world.run([command, "--sample", "-f", "--json"]).output)
    let (days, otherDays) = (try list(first, "daily"), try list(second, "daily"))
    #expect(days.count == otherDays.count)
    for (day, other) in zip(days, otherDays) {
      for key in ["low", "high"] {
        let celsius = try #require(day[key] as? Double)
        let fahrenheit = try #require(other[key] as? Double)
        #expect(abs(fahrenheit - (celsius * 9 / 5 + 32)) < 0.0001)
      }
    }
    #expect((second["units"] as? [String: String])?["temperature"] == "°F")
    #expect((second["units"] as? [String: String])?["speed"] == "m/s")
  }

  @Test func `the last of several unit options wins`() async throws {
    let world = try TestWorld()
    let fahrenheit = await world.run(["now", "--sample", "-c", "-f"]).output
    #expect(fahrenheit.contains("40 °F"))
    #expect(await world.run(["now", "--sample", "--units", "us", "-c"]).output.contains("5 °C"))
  }

  @Test func `the document has every field of schema 1`() async throws {
    let document = try document(try await TestWorld().run(["now", "--sample", "--json"]).output)
    #expect(document["schema"] as? Int == 1)
    #expect(document["provider"] as? String == "forecast")
    #expect(document["fetched"] as? String == "2026-11-30T08:40:00Z")
    #expect(document["age"] as? Int == 0)
    #expect(document["stale"] as? Bool == false)
    #expect(
      Set(document.keys) == [
        "schema", "provider", "attribution", "place", "fetched", "age", "stale", "units",
        "current", "minutely", "hourly", "daily", "alerts", "air", "notes",
      ]
    )
    let current = try #require(document["current"] as? [String: Any])
    #expect(
      Set(current.keys) == [
        "time", "condition", "description", "isDay", "temperature", "feelsLike", "dewPoint",
        "humidity", "pressure", "windSpeed", "windGust", "windDirection", "cloudCover",
        "visibility", "uvIndex", "precipitationProbability", "precipitationIntensity",
        "precipitationType",
      ]
    )
    #expect(
      Set(try #require(try list(document, "hourly").first).keys) == [
        "time", "hours", "condition", "description", "isDay", "temperature", "feelsLike",
        "dewPoint", "humidity", "pressure", "windSpeed", "windGust", "windDirection",
        "cloudCover", "visibility", "uvIndex", "precipitationProbability", "precipitation",
        "snowfall", "precipitationType",
      ]
    )
    #expect(
      Set(try #require(try list(document, "daily").first).keys) == [
        "date", "condition", "description", "low", "high", "partial", "sunrise", "sunset", "sun",
        "moonPhase", "humidity", "windSpeed", "windSpeedMean", "windGust", "windDirection",
        "precipitationProbability", "precipitation", "snowfall", "precipitationType", "uvIndex",
      ]
    )
    #expect(try list(document, "minutely").count == 61)
    #expect(try list(document, "alerts").count == 1)
  }

  @Test(arguments: [
    (["--hours", "3"], 3),
    ([], 24),
    (["--hours", "1000"], 48),
    (["--day", "tomorrow"], 24),
    (["--day", "2026-12-01"], 24),
    (["--day", "Tue"], 24),
    (["--day", "today"], 15),
  ])
  func `hours are limited as asked for`(options: [String], count: Int) async throws {
    let result = try await TestWorld().run(["hourly", "--sample", "--json"] + options)
    #expect(try list(document(result.output), "hourly").count == count)
  }

  @Test func `a minute of the document keeps the provider's label`() async throws {
    let result = try await TestWorld()
      .run(["now", "--sample", "--provider", "open-meteo", "--json"])
    let first = try #require(try list(document(result.output), "minutely").first)
    #expect(first["time"] as? String == "2026-11-30T09:30:00+01:00")
  }

  @Test func `three-hour steps give a third of the rows`() async throws {
    let result = try await TestWorld()
      .run([
        "hourly", "--sample", "--provider", "openweathermap", "--json",
      ])
    let hours = try list(document(result.output), "hourly")
    #expect(hours.count == 8)
    #expect(hours.allSatisfy { $0["hours"] as? Int == 3 })
  }

  @Test func `days are limited as asked for`() async throws {
    let world = try TestWorld()
    let three = await world.run(["daily", "--sample", "--json", "--days", "3"])
    #expect(try list(document(three.output), "daily").count == 3)
    let all = await world.run(["daily", "--sample", "--json"])
    #expect(try list(document(all.output), "daily").count == 8)
  }

  @Test func `the document is indented at a terminal and one line elsewhere`() async throws {
    let world = try TestWorld()
    let piped = await world.run(["now", "--sample", "--json"]).output
    #expect(piped.filter { $0 == "\n" }.count == 1)
    let shown =
      await world.run(
        ["now", "--sample", "--json"],
        terminal: .init(isOutputTerminal: true, columns: 80)
      )
      .output
    #expect(shown.hasPrefix("{\n  \"schema\": 1,\n"))
  }

  @Test func `a recorded answer is read from a file and from standard input`() async throws {
    let world = try TestWorld()
    let path = Fixture.path("open-meteo/sample.json")
    let file = await world.run(["now", "--input", path, "--json"])
    let text = String(decoding: try Fixture.data("open-meteo/sample.json"), as: UTF8.self)
    let input = await world.run(["now", "--input", "-", "--json"], input: text)
    #expect(file.code == 0)
    #expect(file.output == input.output)
    #expect(try document(file.output)["provider"] as? String == "open-meteo")
  }

  @Test(arguments: [
    ["now", "--sample", "--input", "x"],
    ["now", "Berlin", "--sample"],
    ["hourly", "--sample", "--hours", "3", "--day", "today"],
    ["hourly", "--hours", "0"],
    ["daily", "--days", "many"],
    ["daily", "--hours", "3"],
    ["now", "--units", "imperial"],
    ["now", "--provider", "dark-sky"],
    ["now", "91,0"],
    ["now", "0,-180.5"],
    ["now", ""],
    ["now", "--timeout", "nan"],
    ["Berlin"],
    ["--nonsense"],
  ])
  func `wrong usage is exit 64 with one sentence and no output`(arguments: [String]) async throws {
    let result = try await TestWorld().run(arguments)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("rain: "))
    #expect(result.error.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(result.requests.isEmpty)
  }

  @Test(
    arguments: zip(
      ["Berlin", "nwo", "dialy"],
      ["rain now Berlin", "rain now", "rain daily"]
    )
  )
  func `a first word that is no command says what to type`(word: String, hint: String) async throws
  {
    let result = try await TestWorld().run([word])
    #expect(result.error.contains("\n  \(hint)\n"))
  }

  @Test func `options may stand before the command, and a minus before a number is a value`()
    async throws
  {
    let result = try await TestWorld().run(["--celsius", "now", "-33.9,18.4"])
    #expect(result.code == 75)
    #expect(
      result.requests.first?.url.absoluteString.contains("latitude=-33.9&longitude=18.4") == true
    )
  }

  @Test(arguments: [["hourly"], ["hourly", "--format", "oneline"]])
  func `a day that the answer does not have is named`(command: [String]) async throws {
    let result = try await TestWorld().run(command + ["--sample", "--day", "2027-01-01"])
    #expect(result.code == 0)
    #expect((result.output + result.error).contains("The answer has no hours of Fri 1 Jan."))
  }

  @Test(arguments: ["now", "daily", "air", "locations"])
  func `a document in ASCII is the same`(command: String) async throws {
    let source = command == "locations" ? [] : ["--sample"]
    let world = try TestWorld()
    _ = await world.run(["locations", "add", "São Paulo"])
    let plain = await world.run([command, "--json"] + source)
    let ascii = await world.run([command, "--json", "--ascii"] + source)
    #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.output.contains(#"\u00"#))
    let trees = try [plain, ascii]
      .map { try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? NSDictionary }
    #expect(trees[0] == trees[1])
  }
}

/// A document of a command as dictionaries and lists.
func document(_ text: String) throws -> [String: Any] {
  let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
  return try #require(json as? [String: Any])
}

/// A list of objects in a document.
func list(_ document: [String: Any], _ key: String) throws -> [[String: Any]] {
  try #require(document[key] as? [[String: Any]])
}

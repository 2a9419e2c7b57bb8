import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct CheckCommandTests {
  @Test(arguments: [
    ("rain", 0, "Yes: rain, 09:52."), ("rain --within 0", 1, "No: it does not rain now."),
    ("rain --within 5m", 1, "No: no rain until 09:45."), ("snow", 1, "No: no snow until 10:40."),
    ("rain --above 50%", 0, "Yes: 86%, 09:52."),
    ("rain --above 90%", 1, "No: at most 86% until 10:40."),
    ("rain --above 2mm/h", 0, "Yes: 2.1 mm/h, 10:01."),
    ("alert", 0, "Yes: Wind warning: severe gusts"),
    ("temperature --below 10C", 0, "Yes: 4.6°C now."),
    ("temperature --above 10C", 1, "No: 4.6°C now."),
    ("temperature --above 40F", 0, "Yes: 40.3°F now."),
    ("temperature --above 40F --celsius", 0, "Yes: 4.6°C now."),
    ("temperature --below 0C --within 6h", 1, "No: at least 4.6°C until 15:40."),
    ("temperature --below -2C --within 46h", 0, "Yes: -2.2°C, Wed 2 Dec, 05:00."),
    ("wind --above 6bft", 1, "No: 4 bft now."), ("wind --above 20km/h", 0, "Yes: 23 km/h now."),
    ("wind --above 12kn --units uk", 0, "Yes: 14 mph now."),
    ("wind --above 10km/h -c", 0, "Yes: 23 km/h now."),
    ("snow --above 10%", 1, "No: at most 0% until 10:40."),
    ("wind --above 40km/h --within 6h", 0, "Yes: 42 km/h, 12:00."),
    ("wind --below 5mph --within 3h", 1, "No: at least 14 mph until 12:40."),
    ("wind --above 60kn --within 3h", 1, "No: at most 23 kn until 12:40."),
    ("alert --within 1d", 0, "Yes: Wind warning: severe gusts"),
    ("rain --language de", 0, "Ja: Regen, 09:52."),
    ("snow --language ja", 1, "いいえ：10:40まで雪はありません。"),
  ])
  func `the exit code and a sentence tell it`(line: String, code: Int32, text: String) async throws
  {
    let arguments = ["check"] + line.split(separator: " ").map(String.init) + ["--sample"]
    let result = try await TestWorld().run(arguments)
    #expect(result.code == code)
    #expect(result.output == text + "\n")
    #expect(result.error.contains("Sample data") || line.contains("language"))
    let quiet = try await TestWorld().run(arguments + ["-q"])
    #expect(quiet.code == code && quiet.output.isEmpty && quiet.error.isEmpty)
  }

  @Test(arguments: [
    "", "hail", "temperature", "wind", "temperature --above 5", "temperature --above 50km/h",
    "wind --above 0C", "wind --below 30%", "rain --below 50%", "rain --above 0C",
    "alert --above 1C", "temperature --above 1C --below 2C", "rain --within x", "rain --within 1",
    "temperature --above", "rain 91,0", "rain 1,2 --refresh --offline", "rain --format oneline",
    "rain --waybar", "rain --json --plain",
  ])
  func `what can't be meant is wrong usage, before anything is touched`(line: String) async throws {
    let world = try TestWorld()
    let result = await world.run(["check"] + line.split(separator: " ").map(String.init))
    #expect(result.code == 64, "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.requests.isEmpty)
  }

  @Test func `the sentence is fitted where a width is asked for, and has no colors`() async throws {
    func output(_ options: [String]) async throws -> String {
      try await TestWorld().run(["check", "alert", "--sample"] + options).output
    }
    for options in [["--plain"], ["--color", "always"], ["--no-color"], ["--width", "40"]] {
      #expect(try await output(options) == "Yes: Wind warning: severe gusts\n")
    }
    #expect(try await output(["--width", "20"]) == "Yes: Wind warning:\nsevere gusts\n")
  }

  @Test(arguments: [
    ("alert", "open-meteo"), ("alert", "openweathermap"), ("snow --within 30d", "forecast"),
    ("wind --above 99km/h --within 30d", "open-meteo"),
  ])
  func `what the provider can't tell is neither yes nor no`(
    line: String,
    provider: String
  ) async throws {
    let result = try await TestWorld()
      .run(
        ["check"] + line.split(separator: " ").map(String.init) + [
          "--sample", "--provider", provider,
        ]
      )
    #expect(result.code == 69)
    #expect(result.output.isEmpty)
    #expect(result.error.contains("can't tell"))
  }

  @Test(arguments: ["forecast/sparse", "openweathermap/forecast-empty", "open-meteo/nulls"])
  func `an answer that says nothing is no yes`(recording: String) async throws {
    let result = try await TestWorld()
      .run([
        "check", "temperature", "--below", "99C", "--within", "9d", "--input",
        Fixture.path("\(recording).json"),
      ])
    #expect(result.code == 69 || result.output.hasPrefix("Yes: "))
  }

  @Test func `the document has what decided, in fixed units`() async throws {
    let result = try await TestWorld()
      .run(["check", "wind", "--above", "20km/h", "--sample", "--json", "--language", "de"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let document = try #require(json as? [String: Any])
    #expect(result.code == 0)
    #expect(document["check"] as? String == "wind" && document["holds"] as? Bool == true)
    #expect(document["value"] as? Double == 6.3 && document["unit"] as? String == "m/s")
    #expect(document["time"] as? String == "2026-11-30T09:40:00+01:00")
    #expect(document["sentence"] as? String == "Ja: jetzt 23 km/h.")
    let no = try await TestWorld().run(["check", "snow", "--sample", "--json", "-q"])
    #expect(no.code == 1 && no.output.contains(#""holds":false,"within":3600,"time":null"#))
  }

  @Test func `an older answer counts, with a note`() async throws {
    let world = try TestWorld()
    let body = try Fixture.data("open-meteo/sample.json")
    let arguments = ["check", "temperature", "1,2", "--below", "10C"]
    let first = await world.run(arguments) { _ in
      .success(HTTPResponse(status: 200, headers: [:], body: body))
    }
    #expect(first.code == 0 && first.error.isEmpty)
    let later = await world.run(arguments, at: TestWorld.now + 1200)
    #expect(later.code == 0)
    #expect(later.error.contains("this is its answer of 20 min ago"))
  }

  @Test func `a failure is an ordinary one`() async throws {
    let world = try TestWorld()
    #expect(await world.run(["check", "rain", "1,2"]).code == 75)
    #expect(await world.run(["check", "rain"]).code == 78)
    #expect(await world.run(["check", "rain", "Xyzzyville"]).code == 75)
  }
}

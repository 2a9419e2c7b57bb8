import Foundation
import RainCLI
import RainTestSupport
import Testing

@Suite struct FormatRunTests {
  private func output(_ arguments: String...) async throws -> String {
    try await TestWorld().run(arguments + ["--quiet"]).output
  }

  @Test(arguments: [
    (["now"], 1), (["hourly"], 24), (["hourly", "--hours", "3"], 3), (["daily"], 8),
    (["daily", "--days", "2"], 2), (["chart", "--hours", "12"], 12), (["alerts"], 1),
    (["minutely"], 60), (["hourly", "--day", "tomorrow"], 24), (["air"], 1),
  ])
  func `there is a line for every row`(command: [String], count: Int) async throws {
    for template in ["oneline", "tmux", "{date} {time} {temperature} {high}"] {
      let result = try await TestWorld().run(command + ["--sample", "--format", template])
      #expect(result.code == 0)
      let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == count + 1 && lines.last == "")
      #expect(lines.dropLast().allSatisfy { !$0.isEmpty && $0.last != " " })
    }
  }

  @Test func `units and language are the user's`() async throws {
    let template = "{temperature} {wind} {pressure} {condition} {weekday}"
    let us = try await output("now", "--sample", "--units", "us", "--format", template)
    #expect(us == "40°F 14 mph 29.63 inHg Cloudy Monday\n")
    let german = try await output(
      "now",
      "--sample",
      "--units",
      "si",
      "--language",
      "de",
      "--format",
      template
    )
    #expect(german == "5°C 6.3 m/s 1003 hPa Bewölkt Montag\n")
  }

  @Test func `a line about the air tells what is in it, and no weather`() async throws {
    let line = try await output("air", "--sample", "--format", "oneline")
    #expect(line == "52.5, 13.4: moderate, 44, PM2.5 21 µg/m³, PM10 29 µg/m³\n")
    let fields = "{time} {ozone} {no2} {temperature}"
    let given = try await output("air", "--sample", "--units", "si", "--format", fields)
    #expect(given == "09:00 18 µg/m³ 31 µg/m³ –\n")
  }

  @Test func `in ASCII every byte is`() async throws {
    for language in ["de", "fr", "ru", "ja"] {
      for command in ["now", "daily", "hourly", "minutely", "air"] {
        let fields = "oneline"
        let text = try await output(
          command,
          "--sample",
          "--ascii",
          "--language",
          language,
          "--format",
          fields
        )
        #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
      }
    }
  }

  @Test func `color is never in a line`() async throws {
    let text = try await output("now", "--sample", "--color", "always", "--format", "oneline")
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: [
    ["--format", "{nonsense}"], ["--format", "{place"], ["--format", "onelin"],
    ["--format", "oneline", "--json"], ["--format", "oneline", "--waybar"],
    ["--format", "oneline", "--plain"], ["--json", "--waybar"], ["--plain", "--json"],
    ["--waybar", "--plain"], ["--format", ""],
  ])
  func `what can't be meant is wrong usage before anything is touched`(
    options: [String]
  ) async throws {
    let world = try TestWorld()
    try world.write("{", to: ".config/rain/settings.json")
    let result = await world.run(["now", "52.52,13.41"] + options)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("rain: "))
    #expect(result.requests.isEmpty)
  }

  @Test func `an unknown field lists the fields`() async throws {
    let result = try await TestWorld().run(["now", "--sample", "--format", "{temprature}"])
    #expect(result.error.contains("did you mean {temperature}?"))
    for name in ["place", "icon", "temperature", "condition", "wind", "chance", "high", "low"] {
      #expect(result.error.contains(name))
    }
  }

  @Test func `a failure is an ordinary one`() async throws {
    let result = try await TestWorld().run(["now", "52.52,13.41", "--format", "tmux"])
    #expect(result.code == 75)
    #expect(result.output.isEmpty)
  }

  @Test func `what the lines do not say stands on standard error`() async throws {
    let world = try TestWorld()
    let sample = await world.run(["now", "--sample", "--format", "tmux"])
    #expect(sample.error.contains("Sample data"))
    let quiet = await world.run(["now", "--sample", "--format", "tmux", "-q"])
    #expect(quiet.error.isEmpty)
    let empty = await world.run([
      "hourly", "--input", Fixture.path("openweathermap/forecast-empty.json"), "--format", "tmux",
    ])
    #expect(empty.code == 0 && empty.output.isEmpty)
    #expect(empty.error.contains("no hours"))
  }

  @Test func `help tells every field at every width`() async throws {
    for columns in ["40", "80", "200"] {
      let result = try await TestWorld()
        .run(["help", "format"], environment: ["COLUMNS": columns])
      #expect(result.code == 0)
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= (Int(columns) ?? 0) })
      #expect(result.output.contains("{temperature}"))
    }
  }
}

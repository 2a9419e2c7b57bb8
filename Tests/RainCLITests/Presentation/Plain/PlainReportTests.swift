import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct PlainReportTests {
  static let commands = ["now", "hourly", "daily", "minutely", "alerts", "chart"]

  /// Every recording of an answer.
  static let recordings: [String] =
    ["forecast", "open-meteo", "openweathermap"]
    .flatMap { (try? Fixture.names(of: $0)) ?? [] }
    .filter { !$0.contains("error-") }

  /// Lines that are no label with a value.
  private func oddLines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .filter { $0.wholeMatch(of: /[^:]*\p{L}[^:]*: \S.*/) == nil || $0.last == " " }
  }

  @Test(arguments: [("daily", "Date"), ("hourly", "Hour")])
  func `rows that are not told are unknown`(command: String, label: String) async throws {
    let body = #"{"coord": {"lat": 1, "lon": 2}, "weather": [], "main": {}, "dt": 1796028000}"#
    let result = try await TestWorld().run([command, "--input", "-", "--plain"], input: body)
    #expect(result.output.contains("\n\(label): unknown\n"))
    #expect(!result.output.contains("Condition"))
  }

  @Test(arguments: recordings, commands)
  func `every line is a label and a value`(recording: String, command: String) async throws {
    let result = try await TestWorld()
      .run([command, "--input", Fixture.path(recording), "--plain", "--color", "always"])
    #expect(result.code == 0)
    #expect(oddLines(result.output).isEmpty, "\(oddLines(result.output))")
    let signs =
      "–—…│▁▂▃▄▅▆▇█↑↗→↘↓↙←↖☀☼☾☽◐◑✱☁≈≡»⁖☂❄❆∴☇§*\u{1B}<"
    let found = result.output.split(separator: "\n")
      .filter { line in
        // The text of a warning is its issuer's.
        !line.hasPrefix("Text: ") && !line.hasPrefix("Warning: ")
          && line.contains(where: signs.contains)
      }
    #expect(found.isEmpty, "\(found)")
    #expect(result.output.hasPrefix("Place: "))
    #expect(!result.output.contains("-0°"))
  }

  @Test(arguments: ["en", "de", "es", "fr", "nl", "ru", "zh", "ja"], commands)
  func `the labels are in the language`(language: String, command: String) async throws {
    let world = try TestWorld()
    let options = [command, "--sample", "--plain", "--language", language]
    let result = await world.run(options)
    #expect(result.code == 0)
    #expect(oddLines(result.output).isEmpty, "\(oddLines(result.output))")
    if language != "en" { #expect(!result.output.hasPrefix("Place: ")) }
    let ascii = await world.run(options + ["--ascii"])
    #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `what is missing is unknown`() async throws {
    let result = try await TestWorld()
      .run(["now", "--input", Fixture.path("forecast/sparse.json"), "--plain"])
    #expect(result.output.contains(": unknown\n"))
    #expect(!result.output.contains("–"))
  }

  @Test func `the setting stands for the option, and gives way to other forms`() async throws {
    let world = try TestWorld()
    #expect(await world.run(["settings", "set", "plain", "on"]).code == 0)
    #expect(await world.run(["now", "--sample"]).output.hasPrefix("Place: Berlin"))
    #expect(await world.run(["now", "--sample", "--json"]).output.hasPrefix("{"))
    #expect(await world.run(["now", "--sample", "--format", "{icon}"]).output == "☁\n")
    #expect(await world.run(["now", "--sample", "--waybar"]).output.hasPrefix("{"))
    #expect(await world.run(["settings", "set", "plain", "maybe"]).code == 64)
    #expect(await world.run(["settings", "set", "plain", "off"]).code == 0)
    #expect(!(await world.run(["now", "--sample"]).output.hasPrefix("Place: ")))
  }

  @Test func `locations and candidates are lines too`() async throws {
    let world = try TestWorld()
    for place in ["Berlin", "Paris, France"] {
      #expect(await world.run(["locations", "add", place]).code == 0)
    }
    let list = await world.run(["locations", "--plain"])
    #expect(oddLines(list.output).isEmpty)
    #expect(list.output.contains("Name: Berlin\n") && list.output.contains("Selected: yes\n"))
    #expect(list.output.contains("Temperature: unknown\n"))
    let found = await world.run(["locations", "find", "Springfield", "--plain"])
    #expect(oddLines(found.output).isEmpty)
    #expect(found.output.hasPrefix("Number: 1\nPlace: Springfield, Missouri, United States\n"))
    let body = try Fixture.data("open-meteo/sample.json")
    let all = await world.run(["now", "--all", "--plain"]) { _ in
      .success(.init(status: 200, headers: [:], body: body))
    }
    #expect(oddLines(all.output).isEmpty)
    #expect(all.output.hasPrefix("Place: Berlin\nSelected: yes\n"))
  }

  @Test func `the check-up is lines too`() async throws {
    let result = try await TestWorld().run(["doctor", "--offline", "--plain"])
    #expect(oddLines(result.output).isEmpty, "\(oddLines(result.output))")
    #expect(result.output.contains("\nSummary: "))
  }
}

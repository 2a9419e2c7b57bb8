import RainCLI
import RainTestSupport
import Testing

/// A command line whose output a golden file holds.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  let name: String
  let arguments: [String]

  var testDescription: String { name }

  init(_ name: String, _ arguments: String) {
    self.name = name
    self.arguments = arguments.split(separator: " ").map(String.init)
  }

  static let samples: [GoldenCase] = ["now", "hourly", "daily"]
    .flatMap { command in
      ["40", "80", "120"]
        .flatMap { width in
          [
            GoldenCase("\(command)/sample-\(width)", "\(command) --sample --width \(width)"),
            GoldenCase(
              "\(command)/sample-\(width)-color",
              "\(command) --sample --width \(width) --color always"
            ),
          ]
        } + [
          GoldenCase("\(command)/sample-ascii", "\(command) --sample --ascii"),
          GoldenCase("\(command)/sample-us", "\(command) --sample --units us"),
          GoldenCase(
            "\(command)/sample-openweathermap",
            "\(command) --sample --provider openweathermap"
          ),
          GoldenCase("\(command)/sample-open-meteo", "\(command) --sample --provider open-meteo"),
        ]
    }

  static let fixtures: [GoldenCase] = [
    "forecast/sparse", "forecast/missing-values", "forecast/polar-day", "forecast/polar-night",
    "forecast/fall-back", "forecast/southern", "forecast/kathmandu", "forecast/alerts",
    "forecast/hostile-text", "open-meteo/nulls", "open-meteo/unequal-lengths",
    "open-meteo/spring-forward", "openweathermap/weather-sparse", "openweathermap/forecast-empty",
    "openweathermap/onecall",
  ]
  .flatMap { fixture in
    ["now", "daily"]
      .map { command in
        GoldenCase(
          "\(command)/\(fixture.replacing("/", with: "-"))",
          "\(command) --input \(Fixture.path("\(fixture).json"))"
        )
      }
  }
}

@Suite struct GoldenViewTests {
  @Test(arguments: GoldenCase.samples + GoldenCase.fixtures)
  func `what people see is what was looked at`(golden: GoldenCase) async throws {
    let result = try await TestWorld().run(golden.arguments)
    #expect(result.code == 0)
    try Golden.expect(result.output, golden.name)
  }

  @Test(arguments: [
    "", "now", "hourly", "daily", "locations", "locations add", "settings", "settings set",
    "providers", "doctor", "help",
  ])
  func `help is what was looked at`(command: String) async throws {
    let result = try await TestWorld()
      .run(["help"] + command.split(separator: " ").map(String.init))
    #expect(result.code == 0)
    let name = command.isEmpty ? "rain" : command.replacing(" ", with: "-")
    try Golden.expect(result.output, "help/\(name)")
  }

  @Test(arguments: ["completions bash", "completions zsh", "completions fish", "help --man"])
  func `scripts and manual page are what was looked at`(line: String) async throws {
    let result = try await TestWorld().run(line.split(separator: " ").map(String.init))
    #expect(result.code == 0)
    let name = line.replacing(" --", with: "-").replacing(" ", with: "-")
    try Golden.expect(result.output, "shell/\(name)")
  }
}

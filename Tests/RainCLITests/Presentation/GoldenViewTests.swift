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

  static let samples: [GoldenCase] = [
    "now", "hourly", "daily", "minutely", "alerts", "chart", "air",
  ]
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

  static let languages: [GoldenCase] =
    ["now", "hourly", "daily", "minutely", "alerts", "chart"]
    .flatMap { command in
      ["de", "ru", "ja"]
        .map { language in
          GoldenCase(
            "\(command)/sample-\(language)",
            "\(command) --sample --units metric --language \(language)"
          )
        }
    } + [
      GoldenCase("now/sample-ja-40", "now --sample --language ja --width 40"),
      GoldenCase("now/sample-ru-40", "now --sample --units metric --language ru --width 40"),
      GoldenCase("daily/sample-zh-40", "daily --sample --language zh --width 40"),
      GoldenCase("now/sample-fr", "now --sample --language fr"),
      GoldenCase("air/sample-de-40", "air --sample --language de --width 40"),
      GoldenCase("air/sample-ru", "air --sample --units metric --language ru"),
      GoldenCase("air/sample-ja", "air --sample --language ja"),
      GoldenCase("now/sample-de-ascii", "now --sample --language de --ascii"),
    ]

  /// Commands about a part of the answer, with recordings where that part is of interest.
  static let parts: [GoldenCase] = [
    ("minutely", "forecast/southern"), ("minutely", "forecast/ca-units"),
    ("minutely", "forecast/missing-values"), ("minutely", "forecast/sparse"),
    ("minutely", "forecast/half-hour-zone"), ("minutely", "open-meteo/nulls"),
    ("minutely", "openweathermap/onecall"), ("alerts", "openweathermap/onecall"),
    ("alerts", "forecast/alerts"), ("alerts", "forecast/hostile-text"),
    ("alerts", "forecast/southern"), ("air", "open-meteo-air/smoke"),
    ("air", "open-meteo-air/hours"), ("air", "open-meteo-air/nulls"),
    ("air", "openweathermap-air/no-index"), ("air", "open-meteo/sample"),
  ]
  .map { recorded($0, $1) }

  private static func recorded(_ command: String, _ fixture: String) -> GoldenCase {
    GoldenCase(
      "\(command)/\(fixture.replacing("/", with: "-"))",
      "\(command) --input \(Fixture.path("\(fixture).json"))"
    )
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
      .map { recorded($0, fixture) }
  }

  /// Charts of what makes them odd: the sun, clock changes, gaps, warmth, and other time scales.
  static let charts: [GoldenCase] =
    [
      "forecast/polar-night", "forecast/polar-day", "forecast/fall-back", "forecast/southern",
      "forecast/kathmandu", "forecast/missing-values", "open-meteo/nulls",
      "open-meteo/spring-forward", "open-meteo/unequal-lengths", "openweathermap/onecall",
      "openweathermap/forecast-empty", "openweathermap/weather-sparse",
    ]
    .flatMap { fixture in
      ["40", "80", "120"]
        .map { width in
          GoldenCase(
            "chart/\(fixture.replacing("/", with: "-"))-\(width)",
            "chart --input \(Fixture.path("\(fixture).json")) --width \(width)"
          )
        }
    }
    + ["openweathermap", "open-meteo"]
    .flatMap { provider in
      ["40", "120"]
        .map { width in
          GoldenCase(
            "chart/sample-\(provider)-\(width)",
            "chart --sample --provider \(provider) --width \(width)"
          )
        }
    }
    + ["3", "12", "168"]
    .map { hours in
      GoldenCase(
        "chart/sample-open-meteo-\(hours)-hours",
        "chart --sample --provider open-meteo --hours \(hours)"
      )
    }
}

@Suite struct GoldenViewTests {
  @Test(
    arguments: GoldenCase.samples + GoldenCase.languages + GoldenCase.fixtures + GoldenCase.parts
      + GoldenCase.charts
  )
  func `what people see is what was looked at`(golden: GoldenCase) async throws {
    let result = try await TestWorld().run(golden.arguments)
    #expect(result.code == 0)
    try Golden.expect(result.output, golden.name)
  }

  @Test(arguments: [
    "", "now", "hourly", "daily", "minutely", "alerts", "chart", "air", "check", "format", "json",
    "locations", "locations add",
    "settings", "settings set",
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

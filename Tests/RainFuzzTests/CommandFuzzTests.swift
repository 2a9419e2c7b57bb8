import Foundation
import RainCLI
import RainTestSupport
import Testing

@Suite struct CommandFuzzTests {
  private static let codes: Set<Int32> = [0, 1, 64, 65, 66, 68, 69, 74, 75, 76, 77, 78]

  private static let paths = [
    ".config/rain/settings.json", ".config/rain/credentials.json",
    ".local/share/rain/locations.json",
  ]

  @Test func `any run ends with a code of the contract, and a failed one says why`() async throws {
    let maker = try WorldMaker()
    var succeeded = 0
    let tried = await FuzzRound("commands", count: 70)
      .run { random in
        maker.world(using: &random)
      } check: { world, _ in
        let result = try await world.run()
        if result.code == 0 { succeeded += 1 }
        if (result.output + result.error).contains(FuzzedWorld.canary) { return "a key shows" }
        guard Self.codes.contains(result.code) else { return "the code \(result.code)" }
        // The doctor reports what it found, also when something stands in the way.
        // A check that does not hold has not failed.
        if result.code > 1, !result.output.isEmpty, !world.arguments.contains("doctor") {
          return "output of a failed command"
        }
        if result.code > 1, (result.output + result.error).isEmpty {
          return "a failure that says nothing"
        }
        let colorless = result.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        // The sign that somebody is awaited is taken back.
        let error = result.error.replacing(/\rwaiting for [^\r]*\r\u{1B}\[K/, with: "")
        // A question stands before the messages, without the name of the program.
        let isQuestion = world.terminal.isInputTerminal && world.terminal.isErrorTerminal
        return Harm.scalar(in: colorless, allowing: ["\n"])
          ?? (isQuestion
            ? Harm.scalar(in: error, allowing: ["\n"]) : Harm.message(error))
      }
    #expect(tried < 50 || succeeded > tried / 20)
  }

  /// Makes worlds out of fixtures and words.
  private struct WorldMaker {
    private let arguments = WordListMutator(CommandWords.all)
    private let bodies: ByteMutator
    private let kept = ByteMutator((try? KeptFuzzTests.files()) ?? [])
    private let environment = WordListMutator([
      "en_US.UTF-8", "C", "de_DE@euro", "xterm", "dumb", "80", "0", "-1", "forecast", "1",
      "https://example.org", "http://example.org", "http://127.0.0.1:1/x",
    ])
    private let files = ByteMutator(
      (StoreFuzzTests.settings + StoreFuzzTests.credentials + StoreFuzzTests.locations)
        .map { Array($0.utf8) }
    )

    private static let variables = [
      "LC_ALL", "LANG", "LC_MEASUREMENT", "LC_TIME", "TERM", "COLUMNS", "NO_COLOR", "FORCE_COLOR",
      "CLICOLOR_FORCE", "RAIN_PROVIDER", "RAIN_FORECAST_URL", "RAIN_OPEN_METEO_URL",
      "RAIN_GEOCODING_URL", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    ]

    init() throws {
      let names = try ["forecast", "open-meteo", "openweathermap", "geocoding", "geocoding"]
        .flatMap(Fixture.names)
      bodies = ByteMutator(try names.map { Array(try Fixture.data($0)) })
    }

    func world(using random: inout SplitMix64) -> FuzzedWorld {
      var list = arguments.list(using: &random)
      let extra = random.one(of: 0, 0, 1, 2)
      // Most lists of random words are refused at once; so some begin with what is known to run.
      if !random.oneIn(3) {
        let beginnings: [[String]] = [
          ["now", "--input", "x"], ["hourly", "--input", "x"], ["daily", "--input", "-"],
          ["chart", "--input", "x"], ["chart", "--sample"],
          ["now", "1,2"], ["daily", "1,2", "--offline"], ["now", "52.52,13.41"], ["cache"],
          ["doctor"], ["check", "rain", "1,2"], ["check", "wind", "--sample", "--above", "6bft"],
          ["now", "1,2", "--waybar"], ["daily", "--input", "x", "--format"],
          ["now", "Berlin"], ["locations", "add"], ["locations", "find"], ["settings", "set"],
          ["now"],
          ["settings"], ["locations"], ["providers"], ["locations", "rename", "berlin-de"],
          ["settings", "get"], ["now", "--provider", "openweathermap", "1,2"],
        ]
        list = (beginnings.randomElement(using: &random) ?? []) + list.prefix(extra)
      }
      return FuzzedWorld(
        arguments: list,
        environment: environment(using: &random),
        bodies: (0..<Int.random(in: 0...3, using: &random))
          .map { _ in Data(bodies.mutant(using: &random)) },
        statuses: (0..<3).map { _ in random.one(of: 200, 200, 200, 200, 0, 404, 401, 429, 500) },
        files: random.oneIn(4) ? files(using: &random) : [:],
        terminal: Dependencies.Terminal(
          isInputTerminal: random.oneIn(2),
          isOutputTerminal: random.oneIn(2),
          isErrorTerminal: random.oneIn(2),
          columns: random.one(of: nil, 80, 1, 40, 500)
        ),
        answer: random.one(
          of: nil,
          "1",
          "x",
          "",
          FuzzedWorld.canary,
          OddText.random(using: &random)
        )
      )
    }

    private func environment(using random: inout SplitMix64) -> [String: String] {
      var variables: [String: String] = [:]
      for name in Self.variables where random.oneIn(20) {
        let words = environment.list(using: &random)
        // No folder that is really there: nothing may be written but into the home of the test.
        variables[name] = words.first?.replacing("/", with: name.hasPrefix("XDG") ? "" : "/")
      }
      for name in ["FORECAST", "OPENWEATHERMAP", "OPEN_METEO"] where random.oneIn(2) {
        variables["RAIN_\(name)_KEY"] = FuzzedWorld.canary
      }
      return variables
    }

    private func files(using random: inout SplitMix64) -> [String: Data] {
      var contents: [String: Data] = [:]
      for path in paths where random.oneIn(2) {
        contents[path] = Data(files.mutant(using: &random))
      }
      for place in ["1,2", "52.52,13.41"] where random.oneIn(2) {
        contents[".cache/rain/answers/open-meteo_\(place)_en.json"] =
          Data(kept.mutant(using: &random))
      }
      return contents
    }
  }
}

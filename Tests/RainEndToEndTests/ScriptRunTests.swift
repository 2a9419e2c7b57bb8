import Foundation
import RainTestSupport
import Testing

/// What scripts and status bars rely on, with the built program.
@Suite struct ScriptRunTests {
  private static let keys = ProviderRun.keys

  @Test(
    arguments: [
      (["alert", "--provider", "forecast"], 0), (["alert", "--provider", "open-meteo"], 69),
      (["temperature", "--above", "60C"], 1), (["temperature", "--below", "60C"], 0),
      (["temperature", "--above", "60"], 64), (["wind", "--above", "12bft"], 1),
      (["wind", "--below", "12bft"], 0), (["snow", "--within", "9d", "--above", "99%"], 69),
    ] as [([String], Int32)]
  )
  func `a check ends with what it found`(arguments: [String], code: Int32) async throws {
    let rain = try BuiltRain(environment: Self.keys) { request in
      guard let body = BuiltRain.body(answering: request) else { return .close }
      // The recorded warning is in force whatever the clock of this machine says.
      let text = String(decoding: body, as: UTF8.self)
      return .json(text.replacing(/"expires": \d+/, with: #""expires": 4102444800"#))
    }
    let result = try await rain.run(["check", arguments[0], "1,2"] + arguments.dropFirst())
    #expect(result.status == code, "\(result.error)")
    let hasSentence = result.output.count { $0 == "\n" } == 1
    #expect(hasSentence == (code <= 1))
    #expect(result.output.isEmpty || result.output.hasPrefix(code == 0 ? "Yes: " : "No: "))
    let quiet = try await rain.run(["check", arguments[0], "1,2", "-q"] + arguments.dropFirst())
    #expect(quiet.status == code)
    #expect(quiet.output.isEmpty)
  }

  @Test func `a shell takes a check for a condition`() async throws {
    let rain = try BuiltRain()
    var shell = ProgramRunner(URL(filePath: "/bin/sh"), environment: rain.variables)
    shell.timeLimit = .seconds(30)
    let program = BuiltProgram.rain.path(percentEncoded: false)
    let script = """
      if "$1" check temperature --sample -q --below 10C; then echo cold; fi
      "$1" check snow --sample -q || echo none
      "$1" now --sample -q --format '{temperature}\\n{{}}' | tail -n 1
      """
    let result = try await shell.run(["-c", script, "sh", program])
    #expect(result.output == "cold\nnone\n{}\n")
  }

  @Test func `an older answer counts when nobody answers any more`() async throws {
    let rain = try BuiltRain()
    let check = ["check", "temperature", "1,2", "--below", "60C"]
    #expect(try await rain.run(check).status == 0)
    let later = try await rain.run(
      check + ["--refresh"],
      environment: ["RAIN_OPEN_METEO_URL": "http://127.0.0.1:1"]
    )
    #expect(later.status == 0, "\(later.error)")
    #expect(later.error.contains("this is its answer of"))
  }

  @Test(arguments: [
    [:], ["HOME": "/nonexistent"], ["HOME": "relative"], ["RAIN_PROVIDER": "nobody"],
    ["RAIN_OPEN_METEO_URL": "nonsense"], ["RAIN_OPEN_METEO_URL": "http://example.org"],
    ["RAIN_FORECAST_KEY": "a b", "RAIN_PROVIDER": "forecast"], ["RAIN_PROVIDER": "forecast"],
    ["LC_ALL": "C"], ["LC_ALL": "xx_YY.\u{1}"], ["COLUMNS": "-1"], ["XDG_CACHE_HOME": "/proc"],
    ["XDG_CONFIG_HOME": "/dev/null"], ["XDG_DATA_HOME": "/dev/null/x"], ["TERM": "dumb"],
  ])
  func `whatever the environment, Waybar gets its object`(
    environment: [String: String]
  ) async throws {
    let rain = try BuiltRain()
    for place in [["1,2"], ["Berlin"], []] {
      let result = try await rain.run(["now", "--waybar"] + place, environment: environment)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.count { $0 == "\n" } == 1)
      let json = try JSONSerialization.jsonObject(with: result.outputData)
      let object = try #require(json as? [String: Any])
      #expect((object["text"] as? String)?.isEmpty == false)
      #expect(object["tooltip"] is String)
    }
  }
}

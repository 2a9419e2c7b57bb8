import Foundation
import RainTestSupport
import Testing

/// What may happen to the folder for what may vanish: never more than an answer that is asked for
/// again.
@Suite struct KeptAnswerFaultTests {
  private static let answer = ".cache/rain/answers/open-meteo_1,2_en.json"

  @Test func `a damaged kept answer is fetched again, and replaced`() async throws {
    let rain = try BuiltRain()
    #expect(try await rain.run(["now", "1,2"]).status == 0)
    let sound = try #require(rain.home.read(Self.answer))
    let truncated = [sound.count / 3, sound.count - 2]
      .map { length in
        Damage("truncated at \(length)", String(sound.prefix(length)), "")
      }
    for damage in Damage.common + truncated {
      try Data(damage.bytes).write(to: rain.home.appending(Self.answer))
      let before = rain.server.requests.count
      let result = try await rain.run(["now", "1,2"])
      #expect(result.status == 0, "\(damage)")
      #expect(result.output.contains("Weather by Open-Meteo.com"))
      #expect(result.error.isEmpty)
      #expect(rain.server.requests.count == before + 1)
      #expect(rain.home.read(Self.answer)?.hasSuffix("}\n") == true)
    }
  }

  @Test func `a damaged memory of a failure is as good as none`() async throws {
    let rain = try BuiltRain { _ in .json(#"{"reason":"broken"}"#, status: 501) }
    #expect(try await rain.run(["now", "1,2"]).status == 69)
    let name = try #require(try rain.home.names(in: ".cache/rain/failures").first)
    let sound = try #require(rain.home.read(".cache/rain/failures/\(name)"))
    let absurd = [("asked", Int.min), ("until", Int.max), ("count", Int.max), ("count", Int.min)]
      .map { key, number in
        let lines = sound.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.contains("\"\(key)\"") ? "\"\(key)\": \(number)," : String($0) }
        return Damage("\(key) \(number)", lines.joined(separator: "\n"), "")
      }
    for damage in Damage.common + absurd {
      try Data(damage.bytes).write(to: rain.home.appending(".cache/rain/failures/\(name)"))
      let before = rain.server.requests.count
      #expect(try await rain.run(["now", "1,2"]).status == 69, "\(damage)")
      #expect(rain.server.requests.count > before, "\(damage)")
    }
  }

  @Test func `a folder in the place of a kept answer is told, and the weather is shown`()
    async throws
  {
    let rain = try BuiltRain()
    try rain.home.write("mine", to: "\(Self.answer)/inside")
    let result = try await rain.run(["now", "1,2"])
    #expect(result.status == 0)
    #expect(result.output.contains("Weather by Open-Meteo.com"))
    #expect(result.error.hasPrefix("rain: the answer is not kept: can't write "))
    #expect(rain.home.read("\(Self.answer)/inside") == "mine")
  }

  @Test(arguments: ["000", "077", "0777"])
  func `kept files are 0600 and folders 0700 whatever the umask`(mask: String) async throws {
    let rain = try BuiltRain { request in
      request.path == "/v1/forecast" ? BuiltRain.asTheAPIs(request) : .json("{}", status: 501)
    }
    for arguments in [["now", "1,2"], ["now", "1,2", "--provider", "forecast"]] {
      let program = BuiltProgram.rain.path(percentEncoded: false)
      var variables = rain.variables
      variables["RAIN_FORECAST_KEY"] = "canary-forecast"
      _ = try await ProgramRunner(URL(filePath: "/bin/sh"), environment: variables)
        .run(["-c", "umask \(mask); exec \"$@\"", "sh", program] + arguments)
    }
    for folder in [".cache", ".cache/rain", ".cache/rain/answers", ".cache/rain/failures"] {
      #expect(try rain.home.permissions(of: folder) == 0o700)
    }
    for folder in [".cache/rain/answers", ".cache/rain/failures"] {
      let names = try rain.home.names(in: folder)
      #expect(names.count == 1)
      for name in names { #expect(try rain.home.permissions(of: "\(folder)/\(name)") == 0o600) }
    }
  }

  @Test func `a run that is killed leaves an answer that can be read, and nobody waits`()
    async throws
  {
    let rain = try BuiltRain()
    let arguments = ["now", "1,2", "--refresh", "--json"]
    let start = ContinuousClock.now
    #expect(try await rain.run(arguments).status == 0)
    let usual = start.duration(to: .now)
    var random = SplitMix64(seed: 1)
    for _ in 0..<20 {
      let limit = usual * Double.random(in: 0...1.2, using: &random)
      let killed = try await rain.run(arguments, timeLimit: limit)
      #expect(killed.ending == .timedOut || killed.status == 0)
      let offline = try await rain.run(["now", "1,2", "--offline"], timeLimit: .seconds(8))
      #expect(offline.status == 0)
      #expect(try await rain.run(["now", "1,2"], timeLimit: .seconds(8)).status == 0)
    }
  }
}

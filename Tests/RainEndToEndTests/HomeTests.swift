import Foundation
import RainTestSupport
import Testing

@Suite struct HomeTests {
  @Test(arguments: [
    ["now", "--sample"], ["hourly", "--sample"], ["daily", "--celsius", "--sample"],
    ["now", "--sample", "--json"],
  ])
  func `the sample runs in an empty home without a network`(arguments: [String]) async throws {
    let rain = try BuiltRain()
    let result = try await rain.run(arguments)
    #expect(result.status == 0)
    #expect(result.output.contains("Sample data"))
    #expect(result.error.isEmpty)
    #expect(rain.server.requests.isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: rain.home.url.path())
    #expect(left.isEmpty)
  }

  @Test func `places are kept across runs`() async throws {
    let rain = try BuiltRain()
    #expect(try await rain.run(["locations", "add", "Paris"]).status == 0)
    #expect(try await rain.run(["locations", "add", "Berlin", "--quiet"]).status == 0)
    #expect(try await rain.run(["locations", "add", "Berlin"]).output.contains("already"))
    #expect(try await rain.run(["locations", "select", "Berlin"]).status == 0)
    #expect(try await rain.run(["locations", "remove", "Berlin"]).status == 64)
    #expect(try await rain.run(["locations", "remove", "Paris"]).status == 0)
    let list = try await rain.run(["locations"])
    let line = /\* 1 Berlin  State of Berlin  Germany  \d\d:\d\d  berlin-de\n/
    #expect(list.output.wholeMatch(of: line) != nil)
    #expect(try await rain.run(["locations", "remove", "--force", "Berlin"]).status == 0)
    #expect(try await rain.run(["now"]).status == 78)
  }

  @Test func `the network is asked for a place that is not in the built-in list`() async throws {
    let rain = try BuiltRain()
    #expect(try await rain.run(["locations", "add", "東京"]).output.hasPrefix("saved Tokyo"))
    #expect(rain.server.requests.isEmpty)
    let village = try await rain.run(["locations", "add", "Hinterzarten"])
    #expect(village.output.hasPrefix("saved Hinterzarten"))
    #expect(rain.server.requests.map(\.path) == ["/v1/search"])
  }

  @Test func `a setting of one run holds in the next`() async throws {
    let rain = try BuiltRain(environment: ["LC_ALL": "en_US.UTF-8"])
    #expect(try await rain.run(["daily", "--sample"]).output.contains("46°"))
    #expect(try await rain.run(["settings", "set", "temperature", "celsius"]).status == 0)
    let celsius = try await rain.run(["daily", "--sample"]).output
    #expect(celsius.contains("8°"))
    #expect(!celsius.contains("46°"))
  }

  @Test func `a key comes through standard input and is kept for its owner only`() async throws {
    let rain = try BuiltRain()
    let result = try await rain.run(
      ["settings", "set", "forecast.key"],
      input: "canary-0123456789\n"
    )
    #expect(result.output == "forecast.key is now ****89\n")
    let path = rain.home.appending(".config/rain/credentials.json").path()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try await rain.run(["now", "1,2", "--provider", "forecast"]).status == 0)
    #expect(rain.server.requests.last?.path == "/forecast/canary-0123456789/1,2")
  }

  @Test(arguments: [
    ["TZ": "Asia/Kathmandu", "LC_ALL": "de_DE.UTF-8"], ["LC_ALL": "C"], ["TZ": "America/St_Johns"],
    ["LANG": "ar_EG.UTF-8", "LC_ALL": ""], ["HOME": ""],
  ])
  func `a document is the same in every locale and time zone`(
    environment: [String: String]
  )
    async throws
  {
    let rain = try BuiltRain()
    let arguments = ["now", "--sample", "--json", "--language", "en"]
    let usual = try await rain.run(arguments)
    let other = try await rain.run(arguments, environment: environment)
    #expect(usual.status == 0)
    #expect(other.output == usual.output)
  }

  @Test(arguments: [
    ["\u{1B}[31m"], [String(repeating: "x", count: 100_000)], ["--", "-", "--"], ["-"], ["--="],
    ["now", "-", "-"], ["now", "\u{0007}"], ["--version", "--nonsense"], ["-h", "--nonsense"],
    ["now", "--input", ""], ["now", "--width", "99999999999999999999"], ["now", "--hours=3"],
  ])
  func `no argument crashes it, and none steers the terminal`(arguments: [String]) async throws {
    let rain = try BuiltRain()
    let result = try await rain.run(arguments)
    #expect([0, 64, 68, 66].contains(result.status))
    #expect(!result.error.contains("\u{1B}"))
    #expect(result.error.utf8.count < 2000)
  }

  @Test(arguments: [#"\377\300"#, #"\355\240\200"#, #"--\377"#, #"-\200"#, #"--units=\302"#])
  func `arguments that are no UTF-8 do no harm`(bytes: String) async throws {
    let rain = try BuiltRain()
    let program = BuiltProgram.rain.path(percentEncoded: false)
    let script = "exec '\(program)' now \"$(printf -- '\(bytes)')\""
    let result = try await ProgramRunner(URL(filePath: "/bin/sh"), environment: rain.variables)
      .run(["-c", script])
    #expect([64, 68].contains(result.status))
    #expect(result.error.hasPrefix("rain: "))
  }

  @Test func `the version and the help need nothing`() async throws {
    let rain = try BuiltRain(environment: ["HOME": "/nonexistent"])
    let version = try await rain.run(["--version"])
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /rain \d+\.\d+\.\d+\n/) != nil)
    let help = try await rain.run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("Usage: rain"))
  }
}

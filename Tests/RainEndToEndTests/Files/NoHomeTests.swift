import Foundation
import RainTestSupport
import Testing

/// An environment that names no home.
@Suite(.enabled(MountNamespace.absence, MountNamespace.isPermitted))
struct NoHomeTests {
  private static let note =
    "rain: there is no home folder, so settings and saved locations are not read; set HOME\n"

  /// Runs rain as a user whom the system does not know.
  private func runAsNobodyKnown(_ arguments: [String]) async throws -> ProgramResult {
    try await MountNamespace.runner(environment: ["LC_ALL": "en_GB.UTF-8"])
      .run(
        ["unshare", "--map-user=54321", BuiltProgram.rain.path(percentEncoded: false)] + arguments
      )
  }

  @Test(arguments: ["", "HOME=", "HOME=relative/path"])
  func `the home of the user database is taken`(variable: String) async throws {
    let home = try TemporaryDirectory()
    let script = """
      home=$(getent passwd 0 | cut -d: -f6)
      mount --bind '\(home.url.path(percentEncoded: false))' "$home"
      export \(variable.isEmpty ? "PATH" : variable)
      """
    for command in [["locations", "add", "1,2"], ["settings", "set", "timeout", "7"]] {
      let result = try await MountNamespace.runner()
        .run(
          MountNamespace.arguments(
            script,
            [BuiltProgram.rain.path(percentEncoded: false)] + command
          )
        )
      #expect(result.status == 0)
      #expect(result.error.isEmpty)
    }
    #expect(home.read(".local/share/rain/locations.json")?.contains("1.00n-2.00e") == true)
    #expect(home.read(".config/rain/settings.json")?.contains("\"7\"") == true)
  }

  @Test(arguments: [["now", "--sample"], ["settings"], ["locations"], ["providers"]])
  func `without any home the defaults hold, and a note says so`(arguments: [String]) async throws {
    let result = try await runAsNobodyKnown(arguments)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty || arguments == ["locations"])
    #expect(result.error == Self.note)
    #expect(try await runAsNobodyKnown(arguments + ["--quiet"]).error.isEmpty)
  }

  @Test(arguments: [["--version"], ["help"], ["now", "--help"]])
  func `what reads nothing says nothing`(arguments: [String]) async throws {
    let result = try await runAsNobodyKnown(arguments)
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
  }

  @Test(arguments: [
    ["locations", "add", "1,2"], ["settings", "set", "timeout", "7"],
    ["settings", "unset", "timeout"],
  ])
  func `without any home nothing can be saved`(arguments: [String]) async throws {
    let result = try await runAsNobodyKnown(arguments)
    #expect(result.status == 74)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("rain: there is no home folder to save to"))
  }
}

import Foundation
import RainTestSupport
import Testing

/// A home with saved places, and the built program on the path, for shells to run in.
struct ShellHome {
  let folder: TemporaryDirectory
  private let environment: [String: String]

  /// Prepares the home.
  init() throws {
    folder = try TemporaryDirectory()
    try folder.write(
      """
      {"locations":[
        {"id":"zzyx-ch","latitude":1,"longitude":2,"name":"Zzyx Hütte","country":"Switzerland"},
        {"id":"qquk-us","latitude":3,"longitude":4,"name":"Mom's \\"$HOME\\": `north`"}
      ],"retired":[],"selected":"zzyx-ch","version":1}
      """,
      to: ".local/share/rain/locations.json"
    )
    try folder.write("{}", to: "recorded.json")
    let program = BuiltProgram.rain.deletingLastPathComponent().path(percentEncoded: false)
    environment = [
      "HOME": folder.url.path(percentEncoded: false),
      "PATH": "\(program):/usr/bin:/bin:/usr/local/bin:/opt/homebrew/bin",
      "LC_ALL": "C.UTF-8",
      "TERM": "xterm",
      "MANPAGER": "cat",
      "MANWIDTH": "80",
    ]
  }

  /// The path of a file in the home.
  func path(_ name: String) -> String { folder.appending(name).path(percentEncoded: false) }

  /// Runs a program of the system, which must be installed.
  func run(_ program: InstalledProgram, _ arguments: [String]) async throws -> ProgramResult {
    let file = try #require(program.file)
    return try await ProgramRunner(file, environment: environment, timeLimit: .seconds(60))
      .run(arguments)
  }

  /// Saves the completion script for a shell as a file.
  ///
  /// - Parameter shell: For which shell.
  /// - Returns: The path of the file.
  /// - Throws: When rain can't be run.
  func script(for shell: InstalledProgram) async throws -> String {
    let result = try await ProgramRunner(BuiltProgram.rain, environment: environment)
      .run(["completions", shell.rawValue])
    #expect(result.status == 0)
    try folder.write(result.output, to: "rain.\(shell)")
    return path("rain.\(shell)")
  }
}

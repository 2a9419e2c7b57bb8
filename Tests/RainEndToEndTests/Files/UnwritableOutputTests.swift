import Foundation
import RainTestSupport
import Testing

@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here")
)
struct UnwritableOutputTests {
  private func run(_ command: String, in rain: BuiltRain) async throws -> ProgramResult {
    let script = "exec '\(BuiltProgram.rain.path(percentEncoded: false))' \(command)"
    return try await ProgramRunner(URL(filePath: "/bin/sh"), environment: rain.variables)
      .run(["-c", script])
  }

  @Test func `output that can't be written is told, and what was done is whole`() async throws {
    let rain = try BuiltRain()
    for command in ["locations add 1,2", "now --sample --json", "settings set timeout 7"] {
      let result = try await run("\(command) >/dev/full", in: rain)
      #expect(result.status == 74)
      #expect(result.error == "rain: can't write the output: no space left on device\n")
    }
    #expect(try await rain.run(["locations"]).output.contains("1.00n-2.00e"))
    #expect(try await rain.run(["settings", "get", "timeout"]).output == "7\n")
  }

  @Test func `a reader who has seen enough is no fault`() async throws {
    let rain = try BuiltRain()
    let program = BuiltProgram.rain.path(percentEncoded: false)
    let script = """
      trap '' PIPE
      { sleep 0.3; '\(program)' now --sample; echo "code $?" >&2; } | true
      """
    let result = try await ProgramRunner(URL(filePath: "/bin/sh"), environment: rain.variables)
      .run(["-c", script])
    #expect(result.error == "code 141\n")
  }

  @Test func `what goes to no standard output goes nowhere else`() async throws {
    let rain = try BuiltRain()
    // libcurl and Foundation open files and connections of their own.
    for _ in 0..<5 {
      let result = try await run("now 1,2 --refresh --json <&- >&-", in: rain)
      #expect(result.status == 74)
      #expect(result.output.isEmpty)
    }
  }
}

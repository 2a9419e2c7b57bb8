import Foundation
import Testing

@testable import RainCLI

@Suite struct ShellCommandTests {
  private func result(
    _ command: String,
    within time: Duration = .seconds(60),
    environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) -> Dependencies.CommandResult {
    ShellCommand(command, environment: environment).result(within: time)
  }

  @Test(
    arguments: [
      ("echo key", "key"), ("printf key", "key"), ("printf 'key\\nmore\\n'", "key"), ("true", ""),
      ("echo key >&2", ""), ("echo \"$KEY\"", "from-outside"), ("echo key; sleep 0.05", "key"),
    ]
  )
  func `the first line of a command that ends well counts`(command: String, line: String) {
    #expect(
      result(command, environment: ["PATH": "/usr/bin:/bin", "KEY": "from-outside"]) == .line(line)
    )
  }

  @Test(arguments: ["echo key; false", "exit 3", "echo key; kill -9 $$", "no-such-program-9", "if"])
  func `a command that fails tells no key`(command: String) {
    #expect(result(command) == .failed)
  }

  @Test func `endless output is given up`() { #expect(result("yes key") == .failed) }

  @Test(.timeLimit(.minutes(1)), arguments: ["sleep 600", "echo key; sleep 600", "exec sleep 600"])
  func `what takes too long is given up`(command: String) {
    #expect(result(command, within: .milliseconds(200)) == .timedOut)
  }

  @Test func `what was started by a command that takes too long is killed with it`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "rain-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    let command = "(sleep 1; echo late > '\(path)') & sleep 600"
    #expect(result(command, within: .milliseconds(200)) == .timedOut)
    Thread.sleep(forTimeInterval: 1.5)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(.timeLimit(.minutes(1)))
  func `what goes on in the background is not waited for`() {
    #expect(result("sleep 300 & echo key") == .line("key"))
  }
}

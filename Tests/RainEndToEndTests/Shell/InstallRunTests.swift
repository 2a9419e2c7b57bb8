import Foundation
import RainTestSupport
import Testing

@Suite struct InstallRunTests {
  static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: ".ci/install")
    .path(percentEncoded: false)

  static let files = [
    "bin/rain", "share/man/man1/rain.1", "share/bash-completion/completions/rain",
    "share/zsh/site-functions/_rain", "share/fish/vendor_completions.d/rain.fish",
  ]

  @Test func `one command puts program, completions and manual page under a prefix`() async throws {
    let home = try ShellHome()
    let prefix = home.path("pre fix")
    let program = BuiltProgram.rain.path(percentEncoded: false)
    let result = try await home.run(.sh, [Self.script, prefix, program])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(
      result.output.split(separator: "\n").map(String.init) == Self.files.map { "\(prefix)/\($0)" }
    )
    for file in Self.files {
      #expect(!(try Data(contentsOf: home.folder.appending("pre fix/\(file)"))).isEmpty)
    }
    let page = try await BuiltRain().run(["help", "--man"])
    #expect(home.folder.read("pre fix/share/man/man1/rain.1") == page.output)
    #expect(FileManager.default.isExecutableFile(atPath: "\(prefix)/bin/rain"))
  }

  @Test func `without the built program nothing is put anywhere`() async throws {
    let home = try ShellHome()
    let result = try await home.run(.sh, [Self.script, home.path("prefix"), home.path("no rain")])
    #expect(result.status == 1)
    #expect(result.error.contains("swift build -c release"))
    #expect(!FileManager.default.fileExists(atPath: home.path("prefix")))
  }
}

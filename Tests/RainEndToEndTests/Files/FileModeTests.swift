import Foundation
import RainTestSupport
import Testing

@Suite struct FileModeTests {
  @Test(arguments: ["000", "077", "0777"])
  func `files are 0600 and folders 0700 whatever the umask`(mask: String) async throws {
    let rain = try BuiltRain()
    for file in StoredFile.all {
      let change =
        file.name == "locations.json"
        ? StoredFile.Change(arguments: ["locations", "add", "1,2"], mark: "") : file.change(7)
      let script = "umask \(mask); exec \"$@\""
      let result = try await ProgramRunner(URL(filePath: "/bin/sh"), environment: rain.variables)
        .run(
          ["-c", script, "sh", BuiltProgram.rain.path(percentEncoded: false)] + change.arguments,
          input: change.input
        )
      #expect(result.status == 0)
      #expect(try rain.home.permissions(of: file.path) == 0o600)
      #expect(try rain.home.permissions(of: file.folder) == 0o700)
    }
    for folder in [".config", ".local", ".local/share"] {
      #expect(try rain.home.permissions(of: folder) == 0o700)
    }
  }

  @Test(arguments: StoredFile.all)
  func `a file that others could read is closed to them by a change`(file: StoredFile) async throws
  {
    let rain = try BuiltRain()
    try rain.home.write(file.contents, to: file.path)
    let path = rain.home.appending(file.path).path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
    let change = file.change(7)
    #expect(try await rain.run(change.arguments, input: change.input).status == 0)
    #expect(try rain.home.permissions(of: file.path) == 0o600)
  }

  @Test(arguments: StoredFile.all)
  func `a symbolic link stays, and its target is replaced`(file: StoredFile) async throws {
    let rain = try BuiltRain()
    let target = "dotfiles/weather/\(file.name)"
    try rain.home.write(file.contents, to: target)
    try rain.home.write("", to: "\(file.folder)/other")
    let up = file.folder.split(separator: "/").map { _ in "../" }.joined()
    let path = rain.home.appending(file.path).path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: up + target)
    let change = file.change(7)
    #expect(try await rain.run(change.arguments, input: change.input).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == up + target)
    #expect(rain.home.read(target)?.contains(change.mark) == true)
    #expect(try rain.home.names(in: "dotfiles/weather") == [file.name])
    #expect(try rain.home.names(in: file.folder) == ["other", file.name].sorted())
  }
}

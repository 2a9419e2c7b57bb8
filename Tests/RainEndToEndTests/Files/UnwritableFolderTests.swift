import Foundation
import RainTestSupport
import Testing

/// A folder that nothing can be written to, as shell lines that make one of `$D`.
struct FolderFault: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let setup: String
  var isForRootToo = true

  private static func tmpfs(_ options: String) -> String {
    """
    rm -rf "$HOME/copy"
    cp -a "$D" "$HOME/copy"
    mount -t tmpfs -o \(options) none "$D"
    cp -a "$HOME/copy/." "$D"
    """
  }

  static let all = [
    FolderFault(
      testDescription: "a full disk",
      setup: tmpfs("size=128k") + "\ncat /dev/zero >\"$D/filler\" 2>/dev/null || true"
    ),
    FolderFault(
      testDescription: "a disk without room for one more file",
      setup: tmpfs("nr_inodes=2")
    ),
    FolderFault(
      testDescription: "a read-only file system",
      setup: "mount --bind \"$D\" \"$D\"\nmount -o remount,bind,ro \"$D\""
    ),
    FolderFault(
      testDescription: "a folder without permission",
      setup: "chmod 500 \"$D\"",
      isForRootToo: false
    ),
  ]
}

@Suite(.enabled(MountNamespace.absence, MountNamespace.isPermitted))
struct UnwritableFolderTests {
  /// Runs rain in a home whose folder is faulty; afterwards the copies `after` and `names` tell
  /// what is in the folder.
  private func run(
    _ arguments: [String],
    with fault: FolderFault,
    file: (folder: String, name: String),
    in rain: BuiltRain,
    input: String? = nil
  ) async throws -> ProgramResult {
    let folder = rain.home.appending(file.folder).path(percentEncoded: false)
    let script = """
      D='\(folder)'
      \(fault.setup)
      ls -A "$D" >"$HOME/names-before"
      trap 'ls -A "$D" >"$HOME/names"; cp "$D/\(file.name)" "$HOME/after"; chmod 700 "$D" 2>/dev/null || true' EXIT
      """
    let launcher = fault.isForRootToo ? [] : MountNamespace.withoutPrivilege
    let command = launcher + [BuiltProgram.rain.path(percentEncoded: false)] + arguments
    return try await MountNamespace.runner(environment: rain.variables)
      .run(MountNamespace.arguments(script, command), input: input)
  }

  @Test(arguments: FolderFault.all, StoredFile.all)
  func `a change is refused with the path, and the old file stays`(
    fault: FolderFault,
    file: StoredFile
  )
    async throws
  {
    let rain = try BuiltRain()
    try rain.home.write(file.contents, to: file.path)
    let change = file.change(7)
    let result = try await run(
      change.arguments,
      with: fault,
      file: (file.folder, file.name),
      in: rain,
      input: change.input
    )
    #expect(result.status == 74)
    #expect(result.output.isEmpty)
    let path = rain.home.appending(file.path).path(percentEncoded: false)
    #expect(result.error.hasPrefix("rain: can't write \(path): "))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(rain.home.read("after") == file.contents)
    #expect(rain.home.read("names") == rain.home.read("names-before"))
  }

  @Test(arguments: FolderFault.all, StoredFile.all)
  func `what is there is still read, and the weather is shown`(
    fault: FolderFault,
    file: StoredFile
  )
    async throws
  {
    let rain = try BuiltRain()
    try rain.home.write(file.contents, to: file.path)
    for arguments in [["settings"], ["locations"], ["now", "52.52,13.41"]] {
      let result = try await run(arguments, with: fault, file: (file.folder, file.name), in: rain)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
    }
  }

  @Test(arguments: StoredFile.all)
  func `a file without permission is told, and the old file stays`(file: StoredFile) async throws {
    let rain = try BuiltRain()
    try rain.home.write(file.contents, to: file.path)
    let fault = FolderFault(
      testDescription: "",
      setup: "chmod 000 \"$D/\(file.name)\"",
      isForRootToo: false
    )
    let path = rain.home.appending(file.path).path(percentEncoded: false)
    let change = file.change(7)
    for arguments in file.readers + [change.arguments] {
      let result = try await run(
        arguments,
        with: fault,
        file: (file.folder, file.name),
        in: rain,
        input: change.input
      )
      #expect(result.status == 74)
      #expect(result.output.isEmpty)
      #expect(result.error == "rain: can't read \(path): permission denied\n")
    }
  }

  @Test(arguments: FolderFault.all)
  func `an answer that can't be kept is shown, with a note`(fault: FolderFault) async throws {
    let rain = try BuiltRain()
    let arguments = ["now", "1,2", "--refresh"]
    #expect(try await rain.run(arguments).status == 0)
    let (folder, name) = (".cache/rain/answers", "open-meteo_1,2_en.json")
    let old = try #require(rain.home.read("\(folder)/\(name)"))
    let result = try await run(arguments, with: fault, file: (folder, name), in: rain)
    #expect(result.status == 0)
    #expect(result.output.contains("Weather by Open-Meteo.com"))
    let path = rain.home.appending("\(folder)/\(name)").path(percentEncoded: false)
    #expect(result.error.hasPrefix("rain: the answer is not kept: can't write \(path): "))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(rain.home.read("after") == old)
    #expect(rain.home.read("names") == rain.home.read("names-before"))
  }
}

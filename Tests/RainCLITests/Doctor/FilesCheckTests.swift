import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct FilesCheckTests {
  @Test func `what is in each file is told, with its path`() async throws {
    let world = try TestWorld()
    _ = await world.run(["locations", "add", "Berlin"]) { answer($0) }
    _ = await world.run(["settings", "set", "units", "us"])
    _ = await world.run(["settings", "set", "forecast.key"], input: "canary-0123456789")
    let checkUp = try await CheckUp(world)
    #expect(checkUp.troubles == [])
    #expect(
      checkUp.rows.prefix(3).map(\.detail) == [
        "~/.config/rain/settings.json: 1 setting", "~/.config/rain/credentials.json: 1 key",
        "~/.local/share/rain/locations.json: 1 place, berlin-de is selected",
      ]
    )
    _ = await world.run(["locations", "remove", "--force", "Berlin"])
    let advice = try await CheckUp(world).row("files", "locations.json").advice
    #expect(advice == "rain locations add Berlin")
  }

  @Test func `a full disk is a warning`() async throws {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "units", "us"])
    let full = FileStatus(
      isFolder: true,
      isReadable: true,
      isWritable: true,
      mode: 0o700,
      hasSpace: false
    )
    for folder in [".config/rain", ".local", ".cache"] { world.pretend(full, of: folder) }
    let checkUp = try await CheckUp(world)
    for (name, detail) in [
      ("settings.json", "~/.config/rain/settings.json: 1 setting; the disk is full"),
      ("locations.json", "~/.local/share/rain/locations.json: none yet, and the disk is full"),
      ("kept answers", "~/.cache/rain: the disk is full"),
    ] {
      let row = try checkUp.row("files", name)
      #expect(row.status == "warning")
      #expect(row.detail == detail)
      #expect(row.advice?.hasPrefix("Free some space") == true)
    }
  }

  @Test(arguments: [
    (0o644, "others may read it (mode 0644)"), (0o640, "others may read it (mode 0640)"),
    (0o666, "others may change it (mode 0666)"),
  ])
  func `a file that others may use is a warning with the command that mends it`(
    mode: Int,
    words: String
  ) async throws {
    let world = try TestWorld()
    for name in ["settings", "credentials"] {
      try world.write("{\"version\":1}", to: ".config/rain/\(name).json")
      try setMode(mode, of: world.path(".config/rain/\(name).json"))
      let row = try await CheckUp(world).row("files", "\(name).json")
      #expect(row.status == "warning")
      #expect(row.detail == "~/.config/rain/\(name).json: \(words)")
      #expect(row.advice == "chmod 600 ~/.config/rain/\(name).json")
    }
  }

  @Test func `a command is quoted where the shell would split the path`() async throws {
    let world = try TestWorld()
    let folder = world.path("it's here")
    try world.write("{\"version\":1}", to: "it's here/rain/settings.json")
    try setMode(0o644, of: "\(folder)/rain/settings.json")
    let checkUp = try await CheckUp(world, environment: ["XDG_CONFIG_HOME": folder])
    let quoted = "\(folder)/rain/settings.json".replacingOccurrences(of: "'", with: #"'\''"#)
    #expect(try checkUp.row("files", "settings.json").advice == "chmod 600 '\(quoted)'")
  }

  @Test(arguments: [
    ("settings", #"{"version":1,"units":"furlongs"}"#, "'units' has a value that is not allowed"),
    ("settings", #"{"version":9}"#, "written by a newer rain (version 9 of the file)"),
    ("settings", "", "it is empty"),
    ("credentials", #"{"version":1,"forecast":7}"#, "'forecast' has the wrong type"),
    ("credentials", "[]", "it is no JSON object"),
  ])
  func `a file that can't be understood is the one problem, with the place in it`(
    name: String,
    text: String,
    words: String
  ) async throws {
    let world = try TestWorld()
    try world.write(text, to: ".config/rain/\(name).json")
    let checkUp = try await CheckUp(world)
    let row = try checkUp.row("files", "\(name).json")
    #expect(row.status == "problem")
    #expect(row.detail.contains(words))
    #expect(row.advice != nil)
    #expect(checkUp.rows.filter { $0.status == "problem" } == [row])
    #expect(try world.text(".config/rain/\(name).json") == text)
  }

  @Test func `damaged locations are a problem`() async throws {
    let world = try TestWorld()
    try world.write("{", to: ".local/share/rain/locations.json")
    let checkUp = try await CheckUp(world)
    #expect(try checkUp.row("files", "locations.json").status == "problem")
  }

  @Test func `where nothing can be made is a warning`() async throws {
    let checkUp = try await CheckUp(
      try TestWorld(systemFiles: [
        TestWorld.certificates: TestWorld.readable,
        "/": FileStatus(isFolder: true, isReadable: true, isWritable: false, mode: 0o755),
      ]),
      environment: ["HOME": "/nowhere-at-all"]
    )
    #expect(checkUp.result.code == 0)
    #expect(
      checkUp.troubles == [
        "files/settings.json", "files/credentials.json", "files/locations.json",
        "files/kept answers",
      ]
    )
  }

  @Test func `a file in the place of a folder is a problem with a way out`() async throws {
    let checkUp = try await CheckUp(try TestWorld(), environment: ["HOME": "/dev/null"])
    let row = try checkUp.row("files", "settings.json")
    #expect(row.status == "problem")
    #expect(row.advice?.contains("HOME") == true)
  }

  @Test func `without a home folder there is one warning`() async throws {
    let checkUp = try await CheckUp(try TestWorld(), environment: ["HOME": ""])
    #expect(checkUp.troubles == ["files/home folder"])
  }
}

/// Changes who may do what with a file.
func setMode(_ mode: Int, of path: String) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}

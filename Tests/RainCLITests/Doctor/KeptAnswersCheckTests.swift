import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct KeptAnswersCheckTests {
  @Test(arguments: [
    (0o700, "ok", "~/.cache/rain: 0 answers", nil),
    (0o755, "warning", "~/.cache/rain: others may look into it", "chmod 700 ~/.cache/rain"),
  ])
  func `the folder is for its owner only`(
    mode: Int,
    status: String,
    detail: String,
    advice: String?
  ) async throws {
    let world = try TestWorld()
    try world.write("", to: ".cache/rain/file")
    try setMode(mode, of: world.path(".cache/rain"))
    let row = try await CheckUp(world).row("files", "kept answers")
    #expect(row.status == status)
    #expect(row.detail == detail)
    #expect(row.advice == advice)
  }

  @Test(arguments: [(0o700, "the XDG variables"), (0o500, "chmod u+rwx ~/.cache/rain")])
  func `a folder that can't be written is a warning, with what helps`(
    mode: Int,
    advice: String
  ) async throws {
    let world = try TestWorld()
    try world.write("", to: ".cache/rain/file")
    let status = FileStatus(isFolder: true, isReadable: true, isWritable: false, mode: mode)
    world.pretend(status, of: ".cache/rain")
    let row = try await CheckUp(world).row("files", "kept answers")
    #expect(row.status == "warning")
    #expect(row.advice?.contains(advice) == true)
  }

  @Test func `the kept answers are counted`() async throws {
    let world = try TestWorld()
    _ = await world.run(["now", "1,2"]) { answer($0) }
    let row = try await CheckUp(world).row("files", "kept answers")
    #expect(row.status == "ok")
    #expect(row.detail == "~/.cache/rain: 1 answer")
  }

  @Test func `a file in its place is a warning`() async throws {
    let world = try TestWorld()
    try world.write("", to: ".cache/rain")
    let row = try await CheckUp(world).row("files", "kept answers")
    #expect(row.status == "warning")
    #expect(row.detail == "~/.cache/rain: it is no folder")
  }
}

import Foundation
import RainCore
import Testing

@Suite struct JSONFileTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  private func file(_ name: String = "note.json", patience: Int = 10_000) -> JSONFile<NoteV2> {
    JSONFile(at: folder.url.appending(path: name), lockPatience: patience)
  }

  private func set(_ text: String, in file: JSONFile<NoteV2>) throws(StoreError) {
    try file.update { $0.text = text }
  }

  @Test func `a missing file is nil and nothing is made by reading`() throws {
    #expect(try file("deep/note.json").read() == nil)
    #expect(try folder.names() == [])
  }

  @Test func `what is written is read again, and nothing else is left`() throws {
    try set("ü", in: file())
    #expect(try file().read()?.text == "ü")
    #expect(try folder.text("note.json") == "{\n  \"text\": \"ü\",\n  \"version\": 2\n}\n")
    #expect(try folder.names() == ["note.json"])
  }

  @Test func `an update returns what the change returned`() throws {
    #expect(try file().update { $0.text.count } == 0)
  }

  @Test func `unchanged contents are not written`() throws {
    let handmade = #"{"text": "same", "version": 1}"#
    try folder.write(handmade, to: "note.json")
    try set("same", in: file())
    #expect(try folder.text("note.json") == handmade)
    try set("", in: file("other.json"))
    #expect(try folder.names() == ["note.json"])
  }

  @Test func `an error of the change leaves the file and no lock`() throws {
    try set("old", in: file())
    #expect(throws: StoreError.emptyName) {
      try file()
        .update { content throws(StoreError) in
          content.text = "new"
          throw .emptyName
        }
    }
    #expect(try file().read()?.text == "old")
    #expect(try folder.names() == ["note.json"])
  }

  @Test(arguments: NoteV2.damaged)
  func `a damaged file is told and left as it was`(text: String, problem: FileProblem) throws {
    try folder.write(text, to: "note.json")
    let expected = StoreError.damaged(path: folder.path("note.json"), problem: problem)
    #expect(throws: expected) { try file().read() }
    #expect(throws: expected) { try set("new", in: file()) }
    #expect(try folder.text("note.json") == text)
    #expect(try folder.names() == ["note.json"])
  }

  @Test func `a newer version is told and left as it was`() throws {
    let text = #"{"version": 3, "text": []}"#
    try folder.write(text, to: "note.json")
    let expected = StoreError.newerVersion(path: folder.path("note.json"), version: 3)
    #expect(throws: expected) { try file().read() }
    #expect(throws: expected) { try set("new", in: file()) }
    #expect(try folder.text("note.json") == text)
  }

  @Test(arguments: [".", "/dev/null", "pipe"])
  func `what is no plain file is never read nor replaced`(target: String) throws {
    if target == "pipe" { #expect(unsafe mkfifo(folder.path("pipe"), 0o600) == 0) }
    try folder.link("note.json", to: target)
    let expected = StoreError.damaged(path: folder.path("note.json"), problem: .notAFile)
    #expect(throws: expected) { try file().read() }
    if target == "pipe" {
      #expect(throws: expected) { try set("new", in: file()) }
    }
  }

  @Test func `a file that is no file of ours by its size is not read`() throws {
    #expect(FileManager.default.createFile(atPath: folder.path("note.json"), contents: nil))
    #expect(unsafe truncate(folder.path("note.json"), 1 << 40) == 0)
    let expected = StoreError.damaged(
      path: folder.path("note.json"),
      problem: .tooLarge(limit: 64 << 20)
    )
    #expect(throws: expected) { try file().read() }
  }

  @Test func `a folder that is a file is told`() throws {
    try folder.write("x", to: "rain")
    let path = folder.path("rain/note.json")
    #expect(throws: StoreError.cannotRead(path: path, errno: ENOTDIR)) {
      try file("rain/note.json").read()
    }
    #expect(throws: StoreError.cannotWrite(path: path, errno: ENOTDIR)) {
      try set("new", in: file("rain/note.json"))
    }
    let deeper = StoreError.cannotWrite(path: folder.path("rain/a/note.json"), errno: ENOTDIR)
    #expect(throws: deeper) { try set("new", in: file("rain/a/note.json")) }
  }

  @Test func `a folder that leads nowhere is told`() throws {
    try folder.link("rain", to: "nowhere")
    #expect(throws: StoreError.cannotWrite(path: folder.path("rain/note.json"), errno: ENOENT)) {
      try set("new", in: file("rain/note.json"))
    }
  }

  @Test func `a path that is too long is told`() throws {
    let name = String(repeating: "x", count: 5000)
    #expect(throws: StoreError.cannotWrite(path: folder.path(name), errno: ENAMETOOLONG)) {
      try set("new", in: file(name))
    }
  }

  @Test func `what killed processes left behind is cleared away by the next change`() throws {
    try folder.write("half", to: ".note.json.1a2b.tmp")
    try folder.write("other", to: ".other.json.1a2b.tmp")
    try set("new", in: file())
    #expect(try folder.names() == [".other.json.1a2b.tmp", "note.json"])
  }

  @Test func `many changes at once all arrive`() async throws {
    let file = file("deep/note.json")
    let failures = await withTaskGroup(of: StoreError?.self) { group in
      for number in 0..<50 {
        group.addTask {
          do throws(StoreError) {
            try file.update { $0.text += "(\(number))" }
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
    }
    #expect(failures == [])
    let text = try #require(try file.read()?.text)
    #expect(Set(text.split(separator: ")")) == Set((0..<50).map { "(\($0)" }))
    #expect(try folder.names(in: "deep") == ["note.json"])
  }

  @Test func `readers always see a whole file`() async throws {
    let file = file()
    let (short, long) = (String(repeating: "a", count: 10), String(repeating: "b", count: 20_000))
    try set(short, in: file)
    let writer = Task {
      for turn in 0..<40 { try file.update { $0.text = turn.isMultiple(of: 2) ? long : short } }
    }
    for _ in 0..<400 {
      let text = try #require(try file.read()?.text)
      #expect(text == short || text == long)
    }
    try await writer.value
  }
}

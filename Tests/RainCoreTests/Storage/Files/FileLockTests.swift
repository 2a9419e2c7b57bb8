import Foundation
import RainCore
import Testing

@Suite struct FileLockTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  private func file(patience: Int) -> JSONFile<NoteV2> {
    JSONFile(at: folder.url.appending(path: "note.json"), lockPatience: patience)
  }

  /// Takes the lock as another process would.
  private func lock() throws -> Int32 {
    let descriptor = unsafe open(folder.path("note.json.lock"), O_RDWR | O_CREAT, 0o600)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  @Test func `a lock that somebody holds is told after some waiting`() throws {
    let descriptor = try lock()
    defer { close(descriptor) }
    #expect(throws: StoreError.locked(path: folder.path("note.json"))) {
      try file(patience: 30).update { $0.text = "new" }
    }
    #expect(try folder.names() == ["note.json.lock"])
  }

  @Test func `a lock that is let go in time does no harm`() throws {
    let descriptor = try lock()
    // A thread of its own: the shared ones may all be busy with other tests.
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.03)
      close(descriptor)
    }
    try file(patience: 10_000).update { $0.text = "new" }
    #expect(try folder.names() == ["note.json"])
  }

  @Test func `a lock file that was removed by its holder locks nobody`() throws {
    let descriptor = try lock()
    defer { close(descriptor) }
    #expect(unsafe unlink(folder.path("note.json.lock")) == 0)
    try file(patience: 30).update { $0.text = "new" }
    #expect(try folder.names() == ["note.json"])
  }

  @Test func `reading needs no lock`() throws {
    try file(patience: 30).update { $0.text = "old" }
    let descriptor = try lock()
    defer { close(descriptor) }
    #expect(try file(patience: 0).read()?.text == "old")
  }
}

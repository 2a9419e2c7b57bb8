import Foundation
import Testing

@testable import RainCore

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
    let descriptor = unsafe open(folder.url.path(), O_RDONLY | O_DIRECTORY)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    return descriptor
  }

  @Test func `a lock that somebody holds is told after some waiting`() throws {
    let descriptor = try lock()
    defer { close(descriptor) }
    #expect(throws: StoreError.locked(path: folder.path("note.json"))) {
      try file(patience: 30).update { $0.text = "new" }
    }
    #expect(try folder.names().isEmpty)
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

  @Test func `reading needs no lock`() throws {
    try file(patience: 30).update { $0.text = "old" }
    let descriptor = try lock()
    defer { close(descriptor) }
    #expect(try file(patience: 0).read()?.text == "old")
  }

  // MARK: - Locks on files of their own

  private var path: String { folder.path("x.lock") }

  /// Whether the lock on a file made for it was to be had; it is let go at once.
  private func isFree() throws -> Bool {
    switch try FileLock(makingFileAt: path, guarding: path).hold() {
    case .some: true
    case nil: false
    }
  }

  @Test func `the file made for a lock is there while it is held`() throws {
    let lock = try FileLock(makingFileAt: path, guarding: path).hold()
    #expect(try folder.names() == ["x.lock"])
    #expect(try folder.permissions("x.lock") == 0o600)
    #expect(try !isFree())
    _ = consume lock
    #expect(try folder.names().isEmpty)
    #expect(try isFree())
  }

  @Test func `a file that a killed holder left locks nobody`() throws {
    try folder.write("", to: "x.lock")
    #expect(try isFree())
    #expect(try folder.names().isEmpty)
  }

  @Test(.enabled(if: geteuid() != 0, "root may open every folder"))
  func `where the folder can't be locked, a file is made`() throws {
    unsafe chmod(folder.url.path(), 0o300)
    defer { unsafe chmod(folder.url.path(), 0o700) }
    let lock = try FileLock(guarding: folder.path("x"), knownAs: path, patience: 0).hold()
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try !isFree())
    _ = consume lock
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}

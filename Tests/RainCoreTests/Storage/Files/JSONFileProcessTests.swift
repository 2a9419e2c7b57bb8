import Foundation
import RainCore
import Testing

/// What only a process of its own can show, as it changes what all of its threads share.
@Suite struct JSONFileProcessTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
    try folder.write(#"{"text": "old", "version": 2}"#, to: "note.json")
  }

  private static func set(_ text: String, at path: String) throws(StoreError) {
    try JSONFile<NoteV2>(at: URL(filePath: path)).update { $0.text = text }
  }

  @Test func `a process that is killed amid a change leaves the file usable and no lock`()
    async throws
  {
    let path = folder.path("note.json")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try JSONFile<NoteV2>(at: URL(filePath: path))
        .update {
          $0.text = "new"
          kill(getpid(), SIGKILL)
        }
    }
    #expect(try folder.names() == ["note.json"])
    #expect(try folder.text("note.json").contains("old"))
    try Self.set("newer", at: path)
    #expect(try folder.text("note.json").contains("newer"))
    #expect(try folder.names() == ["note.json"])
  }

  @Test(arguments: [0o000, 0o022, 0o777])
  func `files are 0600 and folders 0700 whatever the umask`(mask: Int) async throws {
    let path = folder.path("a/b/note.json")
    await #expect(processExitsWith: .success) { [path = path as String, mask = mask as Int] in
      umask(mode_t(mask))
      try JSONFileProcessTests.set("new", at: path)
    }
    #expect(try folder.permissions("a") == 0o700)
    #expect(try folder.permissions("a/b") == 0o700)
    #expect(try folder.permissions("a/b/note.json") == 0o600)
  }

  @Test func `a full disk is told and the old file stays`() async throws {
    let path = folder.path("note.json")
    await #expect(processExitsWith: .success) { [path = path as String] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      #else
      let resource = RLIMIT_FSIZE
      #endif
      try #require(unsafe setrlimit(resource, &limit) == 0)
      #expect(throws: StoreError.cannotWrite(path: path, errno: EFBIG)) {
        try JSONFileProcessTests.set(String(repeating: "x", count: 5000), at: path)
      }
    }
    #expect(try folder.names() == ["note.json"])
    #expect(try folder.text("note.json").contains("old"))
  }

  @Test func `a folder that may not be written is told and the old file stays`() async throws {
    let path = folder.path("note.json")
    #expect(unsafe chmod(folder.path(""), 0o555) == 0)
    await #expect(processExitsWith: .success) { [path = path as String] in
      // Permissions do not hold for root.
      if getuid() == 0 { try #require(setuid(65534) == 0) }
      #expect(throws: StoreError.cannotWrite(path: path, errno: EACCES)) {
        try JSONFileProcessTests.set("new", at: path)
      }
      let inside = path.replacing("note.json", with: "new/note.json")
      #expect(throws: StoreError.cannotWrite(path: inside, errno: EACCES)) {
        try JSONFileProcessTests.set("new", at: inside)
      }
    }
    #expect(unsafe chmod(folder.path(""), 0o755) == 0)
    #expect(try folder.names() == ["note.json"])
    #expect(try folder.text("note.json").contains("old"))
  }

  @Test func `a file that may not be read is told`() async throws {
    let path = folder.path("note.json")
    #expect(unsafe chmod(path, 0o000) == 0)
    await #expect(processExitsWith: .success) { [path = path as String] in
      if getuid() == 0 { try #require(setuid(65534) == 0) }
      #expect(throws: StoreError.cannotRead(path: path, errno: EACCES)) {
        try JSONFile<NoteV2>(at: URL(filePath: path)).read()
      }
    }
  }
}

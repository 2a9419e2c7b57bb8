import Foundation
import RainCore
import Testing

/// Files of people who keep their settings elsewhere and link to them.
@Suite struct JSONFileLinkTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  private func set(_ text: String, in name: String = "config/note.json") throws(StoreError) {
    let file = JSONFile<NoteV2>(at: folder.url.appending(path: name))
    try file.update { $0.text = text }
  }

  private func makeFolders() throws {
    for name in ["config", "dotfiles/rain"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name),
        withIntermediateDirectories: true
      )
    }
    try folder.write(#"{"text": "old", "version": 2}"#, to: "dotfiles/rain/note.json")
  }

  @Test(arguments: [true, false])
  func `the link stays and its target is replaced`(isRelative: Bool) throws {
    try makeFolders()
    let target = isRelative ? "../dotfiles/rain/note.json" : folder.path("dotfiles/rain/note.json")
    try folder.link("config/note.json", to: target)
    try set("new")
    #expect(try folder.destination("config/note.json") == target)
    #expect(try folder.text("dotfiles/rain/note.json").contains("new"))
    #expect(try folder.names(in: "config") == ["note.json"])
    #expect(try folder.names(in: "dotfiles/rain") == ["note.json"])
  }

  @Test func `a chain of links is followed to its end`() throws {
    try makeFolders()
    try folder.link("config/note.json", to: "../dotfiles/link")
    try folder.link("dotfiles/link", to: "rain/note.json")
    try set("new")
    #expect(try folder.destination("config/note.json") == "../dotfiles/link")
    #expect(try folder.destination("dotfiles/link") == "rain/note.json")
    #expect(try folder.text("dotfiles/rain/note.json").contains("new"))
  }

  @Test func `a link through a linked folder is followed as the system does`() throws {
    try makeFolders()
    try folder.link("here", to: "dotfiles/rain")
    try folder.link("config/note.json", to: "../here/../target.json")
    try set("new")
    #expect(try folder.text("dotfiles/target.json").contains("new"))
  }

  @Test func `a dangling link gets its target, and the folder of it`() throws {
    try makeFolders()
    try folder.link("config/note.json", to: "../elsewhere/deep/note.json")
    try set("new")
    #expect(try folder.destination("config/note.json") == "../elsewhere/deep/note.json")
    #expect(try folder.text("elsewhere/deep/note.json").contains("new"))
    #expect(try folder.permissions("elsewhere/deep") == 0o700)
    #expect(try folder.permissions("elsewhere/deep/note.json") == 0o600)
  }

  @Test func `links that go round in circles are told`() throws {
    try makeFolders()
    try folder.link("config/note.json", to: "other")
    try folder.link("config/other", to: "note.json")
    let path = folder.path("config/note.json")
    #expect(throws: StoreError.cannotWrite(path: path, errno: ELOOP)) { try set("new") }
    #expect(throws: StoreError.cannotRead(path: path, errno: ELOOP)) {
      try JSONFile<NoteV2>(at: URL(filePath: path)).read()
    }
  }

  @Test func `changes through two links to one file do not get in each other's way`() async throws {
    try makeFolders()
    try folder.link("config/note.json", to: "../dotfiles/rain/note.json")
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        let name = number.isMultiple(of: 2) ? "config/note.json" : "dotfiles/rain/note.json"
        let file = JSONFile<NoteV2>(at: folder.url.appending(path: name))
        group.addTask { try file.update { $0.text += "." } }
      }
      try await group.waitForAll()
    }
    #expect(
      try folder.text("dotfiles/rain/note.json").contains("old" + String(repeating: ".", count: 20))
    )
  }

  @Test func `the folder of the file may be a link too`() throws {
    try makeFolders()
    try folder.link("linked", to: "dotfiles/rain")
    try set("new", in: "linked/note.json")
    #expect(try folder.text("dotfiles/rain/note.json").contains("new"))
  }
}

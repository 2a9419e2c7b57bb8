import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct FileStampTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
  }

  private func stamp(_ name: String) -> FileStamp? {
    FileStamp(ofPath: folder.appending(name).path(percentEncoded: false))
  }

  @Test func `what is not there has none`() {
    #expect(stamp("missing") == nil)
  }

  @Test func `it is the same until the file is written or replaced`() throws {
    try folder.write("one", to: "file")
    let first = try #require(stamp("file"))
    #expect(stamp("file") == first)
    try folder.write("four", to: "file")
    let written = try #require(stamp("file"))
    #expect(written != first)
    try folder.write("five", to: "other")
    let (file, other) = (folder.appending("file"), folder.appending("other"))
    try FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: other, to: file)
    #expect(stamp("file") != written)
  }

  @Test func `a folder has another one when a name in it comes or goes`() throws {
    try folder.write("", to: "folder/one")
    let first = try #require(stamp("folder"))
    try FileManager.default.removeItem(at: folder.appending("folder/one"))
    #expect(stamp("folder") != first)
  }
}

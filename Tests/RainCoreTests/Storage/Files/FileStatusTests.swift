import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct FileStatusTests {
  @Test(arguments: [0o600, 0o644, 0o400])
  func `the mode of a file is told`(mode: Int) throws {
    let folder = try TemporaryDirectory()
    let path = try folder.write("x", to: "file").path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let status = try #require(FileStatus(ofPath: path))
    #expect(status.mode == mode)
    #expect(status.isReadable)
    #expect(!status.isFolder)
  }

  @Test func `a link is what it leads to`() throws {
    let folder = try TemporaryDirectory()
    let link = folder.appending("link").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: ".")
    #expect(FileStatus(ofPath: link)?.isFolder == true)
    #expect(FileStatus(ofPath: link)?.isWritable == true)
  }

  @Test(arguments: ["/nowhere/at/all", "", "/dev/null/x"])
  func `where nothing is, there is no status`(path: String) {
    #expect(FileStatus(ofPath: path) == nil)
  }
}

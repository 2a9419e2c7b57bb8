import Foundation
import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

@Suite struct WatchedFilesTests {
  private let home: TemporaryDirectory
  private let directories: Directories

  init() throws {
    home = try TemporaryDirectory()
    directories = Directories(environment: ["HOME": home.url.path(percentEncoded: false)])
  }

  @Test(arguments: [
    (".config/rain/settings.json", WatchedFiles.Subject.settings),
    (".config/rain/credentials.json", .credentials),
    (".local/share/rain/locations.json", .locations),
    (".cache/rain/answers/one.json", .answers),
    (".cache/rain/failures/one.json", .failures),
    ("input.json", .input),
  ])
  func `a file that appears, changes or goes is noticed once`(
    path: String,
    subject: WatchedFiles.Subject
  ) throws {
    let input = home.appending("input.json").path(percentEncoded: false)
    var files = WatchedFiles(directories, input: input)
    #expect(files.changes() == [])
    try home.write("{}", to: path)
    #expect(files.changes() == [subject])
    #expect(files.changes() == [])
    if subject != .answers, subject != .failures {
      try home.write("{ }", to: path)
      #expect(files.changes() == [subject])
    }
    try FileManager.default.removeItem(at: home.appending(path))
    #expect(files.changes() == [subject])
    #expect(files.changes() == [])
  }

  @Test func `a change behind a symbolic link is noticed`() throws {
    let target = try home.write("{}", to: "dotfiles/settings.json")
    try home.write("{}", to: ".config/rain/settings.json")
    let link = home.appending(".config/rain/settings.json")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    var files = WatchedFiles(directories)
    try home.write("{ }", to: "dotfiles/settings.json")
    #expect(files.changes() == [.settings])
  }

  @Test func `without a home there is nothing to watch`() {
    var files = WatchedFiles(Directories(environment: [:], userHome: { nil }))
    #expect(files.changes() == [])
  }
}

import Foundation
import RainCore
import Testing

@Suite struct UserDatabaseTests {
  @Test func `the home is the one that Foundation finds for the user's name`() throws {
    let expected = try #require(FileManager.default.homeDirectory(forUser: NSUserName()))
    let home = try #require(UserDatabase.home())
    let found = URL(filePath: home, directoryHint: .isDirectory)
    #expect(found.standardized.path() == expected.standardized.path())
  }
}

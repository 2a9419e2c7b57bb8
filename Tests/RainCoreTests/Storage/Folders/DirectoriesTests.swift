import Foundation
import RainCore
import Testing

@Suite struct DirectoriesTests {
  private func paths(_ environment: [String: String], home: String? = "/db/home") -> [String?] {
    let found = Directories(environment: environment, userHome: { home })
    return [found.config, found.data, found.cache].map { $0?.path(percentEncoded: false) }
  }

  @Test func `the defaults are in the home folder`() {
    #expect(
      paths(["HOME": "/home/ada"]) == [
        "/home/ada/.config/rain/", "/home/ada/.local/share/rain/", "/home/ada/.cache/rain/",
      ]
    )
  }

  @Test func `absolute variables win`() {
    let environment = [
      "HOME": "/home/ada", "XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d d/%41/",
      "XDG_CACHE_HOME": "/",
    ]
    #expect(paths(environment) == ["/c/rain/", "/d d/%41/rain/", "/rain/"])
  }

  @Test(arguments: ["", "relative", "./relative", "~/x"])
  func `an empty or relative variable counts as unset`(value: String) {
    #expect(
      paths(["HOME": "/h", "XDG_CONFIG_HOME": value, "XDG_DATA_HOME": value]) == [
        "/h/.config/rain/", "/h/.local/share/rain/", "/h/.cache/rain/",
      ]
    )
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func `without a usable HOME the user database is asked`(environment: [String: String]) {
    #expect(paths(environment).first == "/db/home/.config/rain/")
  }

  @Test(arguments: [nil, "", "relative"])
  func `without any home there are only the folders that are named`(home: String?) {
    #expect(paths(["XDG_DATA_HOME": "/d"], home: home) == [nil, "/d/rain/", nil])
  }

  @Test func `the user database is not asked when nothing needs a home`() {
    let environment = ["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/e"]
    var wasAsked = false
    _ = Directories(
      environment: environment,
      userHome: {
        wasAsked = true
        return nil
      }
    )
    #expect(!wasAsked)
  }
}

import Foundation
import Testing

@Suite struct HouseRulesTests {
  /// Every Swift file of the sources with its text.
  static let sources: [(path: String, text: String)] = {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }
      .compactMap { path in
        (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)).map { (path, $0) }
      }
  }()

  @Test func `the sources are found`() {
    #expect(Self.sources.count > 100)
  }

  @Test(arguments: ["fatalError(", "try!", "as!", "print(", "ProcessInfo.processInfo", "FIXME"])
  func `what must not stand in sources does not`(word: String) {
    let allowed = ["ProcessInfo.processInfo": ["RainCLI/Dependencies+Live.swift"]]
    let offenders = Self.sources.filter { $0.text.contains(word) }.map(\.path)
    #expect(offenders == allowed[word] ?? [])
  }

  @Test func `FoundationNetworking stays in its target`() {
    let offenders = Self.sources.filter { $0.text.contains("import FoundationNetworking") }
      .map(\.path)
    #expect(offenders.allSatisfy { $0.hasPrefix("RainURLSession/") })
  }

  @Test func `targets import only what they may`() {
    let forbidden = [
      "RainTerminal/": ["RainCore", "RainCLI", "RainArguments"],
      "RainArguments/": ["RainCore", "RainCLI", "RainTerminal", "Foundation"],
      "RainCore/": ["RainCLI", "RainTerminal", "RainArguments", "RainURLSession"],
      "RainURLSession/": ["RainCLI", "RainTerminal", "RainArguments"],
    ]
    for (path, text) in Self.sources {
      for (prefix, modules) in forbidden where path.hasPrefix(prefix) {
        for module in modules { #expect(!text.contains("import \(module)\n"), "\(path)") }
      }
    }
  }

  @Test func `no source file is longer than 400 lines`() {
    let long = Self.sources.filter { $0.text.split(separator: "\n").count > 400 }.map(\.path)
    #expect(long == [])
  }
}

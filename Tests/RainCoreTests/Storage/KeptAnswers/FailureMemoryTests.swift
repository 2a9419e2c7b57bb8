import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct FailureMemoryTests {
  private let folder = try? TemporaryDirectory()

  private var memory: FailureMemory { FailureMemory(directory: folder?.url) }

  private static let failure = RememberedFailure(.refused(status: 503, message: "m"), now: 1000)

  @Test func `a failure is remembered until the provider answers`() throws {
    try memory.remember(Self.failure, of: .provider(.forecast), access: "a")
    #expect(memory.failure(of: .provider(.forecast), access: "a") == Self.failure)
    #expect(memory.failure(of: .provider(.openMeteo), access: "a") == nil)
    memory.forget(.provider(.forecast), access: "a")
    #expect(memory.failure(of: .provider(.forecast), access: "a") == nil)
  }

  @Test func `another key or address is not to blame, and none stands in the file`() throws {
    let access = "https://example.org\ncanary-0123456789"
    try memory.remember(Self.failure, of: .provider(.forecast), access: access)
    #expect(memory.failure(of: .provider(.forecast), access: "https://example.org\nanother") == nil)
    let path = try #require(folder).url.appending(path: "failures").path()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
      #expect(!(name + text).contains("canary"))
      #expect(!(name + text).contains("example"))
    }
  }

  @Test func `a damaged file is as good as none`() throws {
    try memory.remember(Self.failure, of: .provider(.forecast), access: "a")
    let path = try #require(folder).url.appending(path: "failures").path()
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      try Data("{".utf8).write(to: URL(filePath: "\(path)/\(name)"))
    }
    #expect(memory.failure(of: .provider(.forecast), access: "a") == nil)
  }

  @Test func `a question is told apart, and many of them push nothing else out`() throws {
    try memory.remember(Self.failure, of: .provider(.forecast), access: "a")
    let sources = (0..<50).map { FailureMemory.Source.question(.provider(.forecast), "\($0)") }
    for source in sources { try memory.remember(Self.failure, of: source, access: "a") }
    #expect(memory.failure(of: .provider(.forecast), access: "a") != nil)
    #expect(memory.failure(of: sources[49], access: "a") != nil)
    #expect(memory.failure(of: sources[49], access: "b") == nil)
    #expect(memory.failure(of: .question(.placeSearch, "49"), access: "a") == nil)
    let path = try #require(folder).url.appending(path: "failures").path()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 41)
    try memory.clear()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test func `few files are kept, and all can be cleared`() throws {
    for number in 0..<20 {
      try memory.remember(Self.failure, of: .provider(.forecast), access: "\(number)")
    }
    let path = try #require(folder).url.appending(path: "failures").path()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 16)
    try memory.clear()
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }
}

import Foundation
import RainCore
import Synchronization
import Testing

@testable import RainCLI

/// Answers when something has been written, or at once.
private final class ReluctantTransport: HTTPTransport {
  let written = Mutex("")
  let isPrompt: Bool

  init(isPrompt: Bool) { self.isPrompt = isPrompt }

  func response(
    to _: HTTPRequest,
    by _: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    while !isPrompt, written.withLock(\.isEmpty) { await Task.yield() }
    return HTTPResponse(status: 200, body: Data())
  }
}

@Suite struct ProgressTransportTests {
  private static func text(
    isPrompt: Bool = false,
    columns: Int = 80,
    sleep: @escaping @Sendable (Duration) async -> Void
  ) async throws -> String {
    let base = ReluctantTransport(isPrompt: isPrompt)
    let transport = ProgressTransport(base, columns: columns, sleep: sleep) { text in
      base.written.withLock { $0 += text }
    }
    let url = try #require(URL(string: "https://api.example.org/x"))
    _ = try await transport.response(to: HTTPRequest(url: url), by: .now + .seconds(60))
    return base.written.withLock(\.self)
  }

  @Test func `who is awaited is said, and taken back when the answer comes`() async throws {
    let text = try await Self.text { _ in }
    #expect(text == "\rwaiting for api.example.org ...\r\u{1B}[K")
  }

  @Test(arguments: [(40, 31), (31, 30), (20, 19)])
  func `the sign does not reach the last column`(columns: Int, width: Int) async throws {
    let text = try await Self.text(columns: columns) { _ in }
    let sign = text.dropFirst().prefix { $0 != "\r" }
    #expect(sign.count == width)
    #expect(sign.hasPrefix("waiting for ") && sign.hasSuffix("..."))
  }

  @Test func `an answer that comes soon leaves nothing`() async throws {
    let text = try await Self.text(isPrompt: true) { _ in try? await Task.sleep(for: .seconds(60)) }
    #expect(text.isEmpty)
  }

  @Test(arguments: [
    (Dependencies.Terminal(isErrorTerminal: false), [String](), "xterm"),
    (.init(isErrorTerminal: true), ["--quiet"], "xterm"),
    (.init(isErrorTerminal: true), [], "dumb"), (.init(isErrorTerminal: true), [], ""),
  ])
  func `pipes, quiet runs and dumb terminals see no sign`(
    terminal: Dependencies.Terminal,
    options: [String],
    name: String
  ) async throws {
    let result = try await TestWorld()
      .run(
        ["now", "1,2"] + options,
        environment: ["TERM": name],
        terminal: terminal
      ) { request in
        Thread.sleep(forTimeInterval: 0.05)
        return .failure(.noNetwork(host: request.host))
      }
    #expect(!result.error.contains("waiting for"))
  }
}

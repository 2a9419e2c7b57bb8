import Foundation
import RainCore
import RainTestSupport
import RainURLSession
import Synchronization
import Testing

@Suite struct URLSessionTransportTests {
  private let transport = URLSessionTransport(userAgent: "rain/test")

  // MARK: Requests

  @Test func `a request carries its own fields and those that all have`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let request = HTTPRequest(
      url: server.url("/forecast/a%2Cb,-1.5?units=si&q=M%C3%BCnchen"),
      headers: ["X-Own": "1"]
    )
    _ = try await transport.response(to: request, by: .now + .seconds(10))
    let recorded = try #require(server.requests.first)
    #expect(recorded.method == "GET")
    #expect(recorded.target == "/forecast/a%2Cb,-1.5?units=si&q=M%C3%BCnchen")
    #expect(recorded.headers["user-agent"] == "rain/test")
    #expect(recorded.headers["accept"] == "application/json")
    #expect(recorded.headers["accept-encoding"]?.contains("gzip") == true)
    #expect(recorded.headers["x-own"] == "1")
    #expect(recorded.headers["cookie"] == nil)
  }

  @Test func `cookies and answers are not remembered`() async throws {
    let server = try LoopbackServer { _ in
      .response(headers: ["Set-Cookie": "a=b", "Cache-Control": "max-age=600"])
    }
    for _ in 1...2 { _ = try await answer(of: server) }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.headers["cookie"] == nil })
  }

  @Test func `several requests are under way at once`() async throws {
    let arrived = Mutex(0)
    let server = try LoopbackServer { _ in
      arrived.withLock { $0 += 1 }
      for _ in 1...1000 where arrived.withLock({ $0 }) < 3 { Thread.sleep(forTimeInterval: 0.005) }
      return .response(status: arrived.withLock { $0 } == 3 ? 200 : 500)
    }
    let statuses = await withTaskGroup(of: Int?.self) { group in
      for _ in 1...3 { group.addTask { try? await self.answer(of: server).status } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == [200, 200, 200])
  }

  @Test func `without the library nothing is sent`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    let transport = URLSessionTransport(userAgent: "rain/test") { false }
    await #expect(throws: TransportError.libraryMissing) {
      try await transport.response(to: HTTPRequest(url: server.url()), by: .now + .seconds(10))
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["http://rain.invalid/", "ftp://127.0.0.1/", "file:///etc/hostname"])
  func `plain http goes nowhere else than to this machine`(address: String) async throws {
    let request = HTTPRequest(url: try #require(URL(string: address)))
    await #expect(throws: TransportError.plainHTTP(host: request.host)) {
      try await transport.response(to: request, by: .now + .seconds(10))
    }
  }

  // MARK: Answers

  @Test(arguments: [200, 204, 206, 300, 304, 400, 401, 403, 404, 418, 429, 500, 503])
  func `an answer is returned whatever its status`(status: Int) async throws {
    let body = [204, 304].contains(status) ? "" : "{\"a\":1}"
    let answer = try await answer(to: .json(body, status: status))
    #expect(answer.status == status)
    #expect(answer.body == Data(body.utf8))
    #expect(answer.headers["content-type"] == "application/json")
  }

  @Test(arguments: ["Basic realm=\"x\"", "Basic", "Digest realm=\"x\", nonce=\"1\"", "Bearer", "?"])
  func `a demand for a password is an answer like any other`(demand: String) async throws {
    let reply = Reply.response(
      status: 401,
      headers: ["WWW-Authenticate": demand],
      body: Data("no".utf8)
    )
    let answer = try await answer(to: reply)
    #expect(answer.status == 401)
    #expect(answer.body == Data("no".utf8))
  }

  @Test func `a compressed body is decompressed`() async throws {
    let text = Data("{\"temperature\": 13.4}".utf8)
    let reply = Reply.response(headers: ["Content-Encoding": "gzip"], body: Gzip.stored(text))
    #expect(try await answer(to: reply).body == text)
  }

  @Test func `a body as large as the limit is returned, a larger one is not`() async throws {
    let limit = URLSessionTransport.bodyLimit
    #expect(limit == 8 * 1024 * 1024)
    let answer = try await answer(to: .response(body: Data(count: limit)))
    #expect(answer.body.count == limit)
    await #expect(throws: TransportError.tooLarge(host: "127.0.0.1", limit: limit)) {
      try await self.answer(to: .response(body: Data(count: limit + 1)))
    }
  }

  @Test(arguments: [
    Reply.endless,
    .response(headers: ["Content-Encoding": "gzip"], body: Gzip.bomb(megabytes: 64)),
  ])
  func `a body without end, or one that grows, is given up at the limit`(reply: Reply) async throws
  {
    let limit = URLSessionTransport.bodyLimit
    await #expect(throws: TransportError.tooLarge(host: "127.0.0.1", limit: limit)) {
      try await answer(to: reply)
    }
  }

  @Test(.timeLimit(.minutes(2)), arguments: [204, 401, 403, 404, 418, 429, 503], Self.badBodies)
  func `the status of a failure counts, whatever becomes of its body`(
    status: Int,
    rest: BadBody
  ) async throws {
    let head = "HTTP/1.1 \(status) X\r\nRetry-After: 5\r\n\(rest.fields)\r\n"
    let reply =
      rest.stays
      ? Reply.forever(start: Data(head.utf8) + rest.body, part: Data(), pause: .seconds(1))
      : .raw(Data(head.utf8) + rest.body)
    let server = try LoopbackServer { _ in reply }
    defer { server.stop() }
    let answer = try await answer(of: server, within: .seconds(600))
    #expect(answer.status == status)
    #expect(answer.headers["retry-after"] == "5")
  }

  /// What comes after the head of a failure.
  struct BadBody: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fields: String
    let body: Data
    /// Whether the connection stays open.
    var stays = false
  }

  private static let badBodies = [
    BadBody(testDescription: "cut", fields: "Content-Length: 100\r\n", body: Data("x".utf8)),
    BadBody(
      testDescription: "hanging",
      fields: "Content-Length: 100\r\n",
      body: Data("x".utf8),
      stays: true
    ),
    BadBody(
      testDescription: "no gzip",
      fields: "Content-Encoding: gzip\r\n",
      body: Data("no gzip".utf8)
    ),
    BadBody(testDescription: "oversized", fields: "", body: Data(count: 9 * 1024 * 1024)),
  ]

  // MARK: Redirects

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect on the same server is followed`(status: Int) async throws {
    let server = try LoopbackServer { request in
      request.path == "/a/b" ? .redirect(to: "c?d=%20e", status: status) : .json("{}")
    }
    #expect(try await answer(of: server, "/a/b?key=1").status == 200)
    #expect(server.requests.map(\.target) == ["/a/b?key=1", "/a/c?d=%20e"])
    #expect(server.requests.last?.headers["user-agent"] == "rain/test")
  }

  @Test func `a redirect to another server is refused and not followed`() async throws {
    let other = try LoopbackServer { _ in .json("{}") }
    let target = other.address
    await #expect(throws: TransportError.redirectRefused(host: "127.0.0.1", target: target)) {
      try await answer(to: .redirect(to: target + "/key"))
    }
    #expect(other.requests.isEmpty)
  }

  @Test func `a redirect in circles is given up`() async throws {
    let server = try LoopbackServer { request in .redirect(to: request.target) }
    await #expect(throws: TransportError.tooManyRedirects(host: "127.0.0.1")) {
      try await answer(of: server)
    }
    #expect(server.requests.count == RedirectPolicy.limit + 1)
  }

  @Test(arguments: ["", "http://[", "//", "%zz", "\u{1}"])
  func `a redirect to nowhere ends all the same`(location: String) async throws {
    let outcome = await outcome(of: .redirect(to: location))
    #expect(outcome != .failure(.timedOut(host: "127.0.0.1")))
  }

  // MARK: Failures

  struct Failure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reply: Reply
    let error: TransportError

    init(_ description: String, _ reply: Reply, _ error: TransportError) {
      testDescription = description
      self.reply = reply
      self.error = error
    }

    static let lost = TransportError.connectionLost(host: "127.0.0.1")
    static let malformed = TransportError.malformed(host: "127.0.0.1")
  }

  @Test(arguments: [
    Failure("closed at once", .close, Failure.lost),
    Failure("reset", .reset, Failure.lost),
    Failure(
      "fewer bytes than told",
      .raw(Reply.bytes("HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\n{}")),
      Failure.lost
    ),
    Failure(
      "a chunk cut short",
      .raw(Reply.bytes("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{}")),
      Failure.lost
    ),
    Failure("not HTTP", .raw(Reply.bytes("SSH-2.0-OpenSSH_9.2\r\n")), Failure.malformed),
    Failure("bytes", .raw(Data([0, 1, 2, 255, 13, 10, 13, 10])), Failure.malformed),
    Failure(
      "a line that is no header",
      .raw(Reply.bytes("HTTP/1.1 200 OK\r\nnonsense\r\n\r\n{}")),
      Failure.malformed
    ),
    Failure(
      "a status that does not exist",
      .raw(Reply.bytes("HTTP/1.1 999 Hm\r\nContent-Length: 2\r\n\r\n{}")),
      Failure.malformed
    ),
    Failure(
      "no gzip",
      .response(headers: ["Content-Encoding": "gzip"], body: Data("{\"a\": 1}".utf8)),
      Failure.malformed
    ),
    Failure(
      "an unknown encoding",
      .response(headers: ["Content-Encoding": "rot13"], body: Data("{}".utf8)),
      Failure.malformed
    ),
  ])
  func `an incomplete or garbled answer is an error`(item: Failure) async throws {
    #expect(await outcome(of: item.reply) == .failure(item.error))
  }

  @Test func `a closed port refuses`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    server.stop()
    await #expect(throws: TransportError.connectionRefused(host: "127.0.0.1")) {
      try await answer(of: server)
    }
  }

  @Test(arguments: [Reply.never, .drip, .delayed(.seconds(600), .json("{}"))])
  func `a server that takes too long is left at the deadline`(reply: Reply) async throws {
    let server = try LoopbackServer { _ in reply }
    let start = ContinuousClock.now
    await #expect(throws: TransportError.timedOut(host: "127.0.0.1")) {
      try await answer(of: server, within: .milliseconds(400))
    }
    #expect(ContinuousClock.now - start >= .milliseconds(400))
    #expect(server.requests.count == 1)
  }

  @Test func `after its deadline nothing is sent`() async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    await #expect(throws: TransportError.notSent(host: "127.0.0.1")) {
      try await answer(of: server, within: .zero)
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `a cancelled task gets an answer at once`() async throws {
    let server = try LoopbackServer { _ in .never }
    let task = Task { try await answer(of: server, within: .seconds(60)) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await #expect(throws: TransportError.cancelled) { try await task.value }
  }

  @Test func `a request left behind does not keep others waiting`() async throws {
    let server = try LoopbackServer { $0.path == "/slow" ? .never : .json("{}") }
    for _ in 1...3 { _ = try? await answer(of: server, "/slow", within: .milliseconds(100)) }
    #expect(try await answer(of: server, "/quick").status == 200)
  }

  @Test(arguments: [
    Reply.close, .reset, .never, .raw(Reply.bytes("?")), .redirect(to: "http://127.0.0.1:1/canary"),
    .endless,
  ])
  func `no error tells the address`(reply: Reply) async throws {
    let server = try LoopbackServer { _ in reply }
    let error = await #expect(throws: TransportError.self) {
      try await answer(of: server, "/forecast/canary?appid=canary", within: .milliseconds(500))
    }
    #expect(!String(reflecting: error).contains("canary"))
  }

  // MARK: Ways to ask

  private func answer(
    of server: LoopbackServer,
    _ target: String = "/",
    within time: Duration = .seconds(20)
  ) async throws -> HTTPResponse {
    let request = HTTPRequest(url: server.url(target))
    return try await transport.response(to: request, by: .now + time)
  }

  private func answer(to reply: Reply) async throws -> HTTPResponse {
    let server = try LoopbackServer { _ in reply }
    defer { server.stop() }
    return try await answer(of: server)
  }

  private func outcome(of reply: Reply) async -> Result<HTTPResponse, TransportError>? {
    do {
      return .success(try await answer(to: reply))
    } catch {
      return (error as? TransportError).map { .failure($0) }
    }
  }
}

extension Reply {
  fileprivate static func bytes(_ text: String) -> Data { Data(text.utf8) }
}

import Foundation
import RainTestSupport
import Testing

/// Connections that fail, break, or come to no end.
@Suite struct HostileConnectionTests {
  @Test(arguments: failing + slow, HostileSetup.all)
  func `a connection that fails is no catastrophe`(
    row: HostileCase,
    setup: HostileSetup
  ) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  private static let lost = HostileCase.Outcome.failureUnlessKept(75)

  private static let failing: [HostileCase] = [
    refusing("nobody listens", "http://127.0.0.1:1", says: "127.0.0.1 refused the connection"),
    refusing("nobody listens at a name", "http://localhost:1", says: "refused the connection"),
    refusing("nobody listens at an IPv6 address", "http://[::1]:1", says: "the connection"),
    refusing(
      "a name that can't exist",
      "https://\(String(repeating: "x", count: 64)).invalid",
      says: "could not be looked up"
    ),

    HostileCase("it closes at once", lost, says: "broke", .close).asked(3),
    HostileCase("it resets at once", lost, says: "broke", .reset).asked(3),
    HostileCase("it resets in the head", lost, says: "broke", .resetAfter(Data("HTTP/1.1 2".utf8)))
      .asked(3),
    HostileCase(
      "it resets in the body",
      lost,
      says: "broke",
      .resetAfter(Data("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{".utf8))
    )
    .asked(3),
    HostileCase("it closes in the status line", lost, .raw(lines: "HTTP/1.1 20")).asked(3),
    HostileCase("it closes in the head", lost, .raw(lines: "HTTP/1.1 200 OK\nContent-Le")).asked(3),
    HostileCase(
      "it closes before the body",
      lost,
      .raw(lines: "HTTP/1.1 200 OK\nContent-Length: 9\n\n")
    )
    .asked(3),
    HostileCase("it closes in a chunk", lost, .raw(lines: chunked + "40\n{\"latitude\":")).asked(3),
    HostileCase("it closes between chunks", lost, .raw(lines: chunked + "2\n{}\n")).asked(3),
    HostileCase("it closes after an interim answer", lost, .raw(lines: "HTTP/1.1 100 Go on\n\n"))
      .asked(3),
    HostileCase(
      "it sends empty lines without an end",
      .failureUnlessKept(65),
      says: "damaged",
      .forever(start: Data(), part: Data("\r\n".utf8), pause: .seconds(1))
    ),
    HostileCase("it closes once", .weather) { request, n in
      n == 1 ? .close : BuiltRain.asTheAPIs(request)
    }
    .asked(2),
    HostileCase("it resets twice", .weather) { request, n in
      n <= 2 ? .reset : BuiltRain.asTheAPIs(request)
    }
    .asked(3),
  ]

  private static let slow: [HostileCase] = [
    HostileCase("it never answers", lost, says: "did not answer in time", .never),
    HostileCase("it sends a byte a second", lost, says: "did not answer in time", .drip),
    dripping("it sends a head without an end", "HTTP/1.1 200 OK\r\n", "X-Y: z\r\n"),
    dripping("it sends interim answers without an end", "", "HTTP/1.1 100 Go on\r\n\r\n"),
    dripping(
      "it sends the spaces before a document",
      "HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n",
      " "
    ),
  ]
  .map(\.slow)

  private static let chunked = "HTTP/1.1 200 OK\nTransfer-Encoding: chunked\n\n"

  private static func refusing(_ what: String, _ address: String, says: String) -> HostileCase {
    HostileCase(what, lost, says: says, .close).asked(0)
      .with { $0.address = { _ in address } }
  }

  private static func dripping(_ what: String, _ start: String, _ part: String) -> HostileCase {
    let reply = Reply.forever(
      start: Data(start.utf8),
      part: Data(part.utf8),
      pause: .seconds(1)
    )
    return HostileCase(what, lost, says: "did not answer in time", reply)
  }
}

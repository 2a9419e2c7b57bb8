import Foundation
import RainTestSupport
import Testing

/// Weather, but packed or written in odd ways.
@Suite struct HostileEncodingTests {
  @Test(arguments: packed + framed + written, HostileSetup.few)
  func `what can be read is read, and what can't is said so`(
    row: HostileCase,
    setup: HostileSetup
  ) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  private static let unreadable = HostileCase.Outcome.failureUnlessKept(65)

  /// Answers with the good body, changed by `change`.
  private static func weather(
    _ what: String,
    _ outcome: HostileCase.Outcome,
    _ headers: [String: String] = [:],
    _ change: @escaping @Sendable (Data) -> Data
  ) -> HostileCase {
    HostileCase(what, outcome) { request, _ in
      .response(headers: headers, body: change(BuiltRain.body(answering: request) ?? Data()))
    }
  }

  // MARK: Compression

  private static let packed: [HostileCase] = [
    weather("gzip", .weather, ["Content-Encoding": "gzip"]) { Gzip.stored($0) },
    weather("x-gzip", .weather, ["Content-Encoding": "x-gzip"]) { Gzip.stored($0) },
    weather("deflate", .weather, ["Content-Encoding": "deflate"]) { Gzip.zlib($0) },
    weather("deflate without a wrapping", .weather, ["Content-Encoding": "deflate"]) {
      Gzip.deflated($0)
    },
    weather("identity", .weather, ["Content-Encoding": "identity"]) { $0 },
    weather("gzip in gzip", .weather, ["Content-Encoding": "gzip, gzip"]) {
      Gzip.stored(Gzip.stored($0))
    },
    weather("gzip that is none", unreadable, ["Content-Encoding": "gzip"]) { $0 },
    weather("gzip that does not say so", unreadable) { Gzip.stored($0) },
    weather("gzip that breaks off", unreadable, ["Content-Encoding": "gzip"]) {
      Gzip.stored($0).dropLast(400)
    },
    weather("gzip without its checksum", .weather, ["Content-Encoding": "gzip"]) {
      Gzip.stored($0).dropLast(8)
    },
    weather("gzip with a wrong checksum", unreadable, ["Content-Encoding": "gzip"]) {
      Gzip.stored($0).dropLast(8) + Data(count: 8)
    },
    weather("gzip with a block of no kind", unreadable, ["Content-Encoding": "gzip"]) {
      Gzip.stored($0).prefix(10) + Data(repeating: 0xFF, count: 99)
    },
    weather("gzip with garbage after it", unreadable, ["Content-Encoding": "gzip"]) {
      Gzip.stored($0) + Data(repeating: 0xFF, count: 99)
    },
    weather("gzip of nothing", unreadable, ["Content-Encoding": "gzip"]) { _ in
      Gzip.stored(Data())
    },
    weather("deflate that is none", unreadable, ["Content-Encoding": "deflate"]) { $0 },
    weather("an unknown compression", unreadable, ["Content-Encoding": "rot13"]) { $0 },
  ]

  // MARK: Frames

  private static let framed: [HostileCase] = [
    weather("a length that is too small", unreadable, ["Content-Length": "500"]) { $0 },
    HostileCase("a length that is too large", .failureUnlessKept(75), says: "broke") { request, _ in
      .raw(
        Data("HTTP/1.1 200 OK\r\nContent-Length: 999999\r\n\r\n".utf8)
          + (BuiltRain.body(answering: request) ?? Data())
      )
    }
    .asked(3),
    weather("a length below zero", unreadable, ["Content-Length": "-5"]) { $0 },
    weather("a length in words", unreadable, ["Content-Length": "many"]) { $0 },
    weather("another type", .weather, ["Content-Type": "text/html; charset=ebcdic"]) { $0 },
    weather("chunks of a byte", .weather, ["Transfer-Encoding": "chunked"]) { body in
      Data(body.flatMap { [UInt8(ascii: "1"), 13, 10, $0, 13, 10] } + "0\r\n\r\n".utf8)
    },
    weather("chunks with extensions and trailers", .weather, ["Transfer-Encoding": "chunked"]) {
      Data("\(String($0.count, radix: 16));a=\"b\"\r\n".utf8) + $0
        + Data("\r\n0\r\nLocation: //[::1]/\r\n\r\n".utf8)
    },
    weather("chunks without numbers", unreadable, ["Transfer-Encoding": "chunked"]) { $0 },
    HostileCase("HTTP/1.0", .weather) { request, _ in
      .raw(Data("HTTP/1.0 200 OK\r\n\r\n".utf8) + (BuiltRain.body(answering: request) ?? Data()))
    },
    HostileCase("lines without carriage returns", unreadable) { request, _ in
      .raw(Data("HTTP/1.1 200\nA: b\n\n".utf8) + (BuiltRain.body(answering: request) ?? Data()))
    },
    HostileCase("an interim answer first", .weather) { request, _ in
      .raw(
        Data("HTTP/1.1 103 Early\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n".utf8)
          + (BuiltRain.body(answering: request) ?? Data())
      )
    },
    HostileCase("no head", unreadable) { request, _ in
      .raw(BuiltRain.body(answering: request) ?? Data())
    },
    HostileCase("another protocol", unreadable, .raw(lines: "SSH-2.0-OpenSSH_9.2\n")),
    HostileCase("bytes", unreadable, .raw(Data([0, 255, 1, 254, 13, 10, 13, 10]))),
  ]

  // MARK: Characters

  private static let written: [HostileCase] = [
    weather("UTF-8 with a byte order mark", .weather) { [0xEF, 0xBB, 0xBF] + $0 },
    weather("UTF-16, little end first", .weather) {
      encoded($0, .utf16LittleEndian, [0xFF, 0xFE])
    },
    weather("UTF-16, big end first", .weather) { encoded($0, .utf16BigEndian, [0xFE, 0xFF]) },
    weather("UTF-16 without a mark", .weather) { encoded($0, .utf16LittleEndian, []) },
    weather("UTF-32", .weather) { encoded($0, .utf32BigEndian, [0, 0, 0xFE, 0xFF]) },
    weather("half a UTF-16", unreadable) { encoded($0, .utf16LittleEndian, []).dropLast(3) },
    weather("a byte that is no UTF-8 in a text", .weather) { body in
      Data(body.reduce(into: [UInt8]()) { $0 += $1 == UInt8(ascii: "/") ? [0xE4, $1] : [$1] })
    },
    weather("a byte that is no UTF-8 between texts", unreadable) {
      $0.prefix(1) + [0xFF] + $0.dropFirst()
    },
    weather("a surrogate in UTF-8", unreadable) {
      Data("{\"\u{0}".utf8) + [0xED, 0xA0, 0x80] + $0
    },
    weather("zero bytes at the end", unreadable) { $0 + Data(count: 9) },
  ]

  private static func encoded(_ body: Data, _ encoding: String.Encoding, _ mark: [UInt8]) -> Data {
    mark + (String(decoding: body, as: UTF8.self).data(using: encoding) ?? Data())
  }
}

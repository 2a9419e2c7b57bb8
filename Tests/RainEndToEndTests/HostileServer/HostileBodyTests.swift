import Foundation
import RainTestSupport
import Testing

/// Answers with status 200 that are no weather, or far too much of it.
@Suite struct HostileBodyTests {
  @Test(arguments: foreign + cut + deep, HostileSetup.few)
  func `what is no weather is not taken for it`(
    row: HostileCase,
    setup: HostileSetup
  ) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  @Test(arguments: large, HostileSetup.few)
  func `what is far too much is not kept in memory`(
    row: HostileCase,
    setup: HostileSetup
  ) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  private static let unreadable = HostileCase.Outcome.failureUnlessKept(65)

  // MARK: Other things

  private static let foreign: [HostileCase] =
    [
      ("a web page", "<!DOCTYPE html>\n<html><h1>Sign in to the network</h1></html>", "web page"),
      ("a web page after space", "\n\t \u{FEFF}<html></html>", "can't be read"),
      ("XML", #"<?xml version="1.0"?><weather/>"#, "web page"),
      ("a script", "alert(1)", "no JSON"),
      ("a text", "Service is on holiday", "no JSON"),
      ("nothing", "", "it is empty"),
      ("space", " \r\n\t ", "it is empty"),
      ("zero bytes", String(repeating: "\0", count: 300), "can't be read"),
      ("a list", "[]", "can't be read"),
      ("a list of lists", "[[[]], {}]", "can't be read"),
      ("null", "null", "can't be read"),
      ("a text in quotes", #""x""#, "can't be read"),
      ("an empty object", "{}", "can't be read"),
      ("true", "true", "can't be read"),
      ("a number", "13.4", "can't be read"),
      ("not a number", "NaN", "no JSON"),
      ("an infinite number", "1e999", "can't be read"),
      ("an object without quotes", "{latitude: 1}", "no JSON"),
      ("two objects", "{}{}", "can't be read"),
      ("an unknown object", #"{"weather": "fine", "temperature": 20}"#, "can't be read"),
      ("an error", #"{"error": true, "reason": "Out of order"}"#, "Out of order"),
      (
        "an object of nulls", #"{"latitude": null, "timezone": null, "cod": null}"#, "can't be read"
      ),
    ]
    .map { what, body, says in
      HostileCase("200 with \(what)", unreadable, says: says, .response(body: Data(body.utf8)))
    }
    + [
      HostileCase("200 with a list of places", unreadable, fixture("geocoding/berlin.json"))
    ]

  private static func fixture(_ name: String) -> Reply {
    (try? Fixture.data(name)).map { .response(body: $0) } ?? .close
  }

  // MARK: Halves

  private static let cut: [HostileCase] =
    [1, 2, 40, -3, -100]
    .map { length in
      HostileCase("200, cut at \(length)", unreadable, says: "can't be read") { request, _ in
        let body = BuiltRain.body(answering: request) ?? Data()
        return .response(body: length > 0 ? body.prefix(length) : body.dropLast(-length))
      }
    }
    + [
      HostileCase("200, cut in the middle", unreadable, says: "can't be read") { request, _ in
        let body = BuiltRain.body(answering: request) ?? Data()
        return .response(body: body.prefix(body.count / 2))
      },
      HostileCase("200, the second half", unreadable, says: "can't be read") { request, _ in
        let body = BuiltRain.body(answering: request) ?? Data()
        return .response(body: body.suffix(body.count / 2))
      },
    ]

  // MARK: Depths

  private static let deep: [HostileCase] =
    [
      ("lists", String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)),
      ("unfinished lists", String(repeating: "[", count: 100_000)),
      ("unfinished objects", String(repeating: #"{"a":"#, count: 100_000)),
      (
        "objects in a known field",
        #"{"latitude": 1, "longitude": 2, "hourly": "#
          + String(repeating: #"{"a":"#, count: 100_000) + "1"
          + String(repeating: "}", count: 100_001)
      ),
    ]
    .map { what, body in
      HostileCase("100,000 \(what) deep", unreadable, says: "can't be read", .json(body))
    }

  // MARK: Heights

  private static func rows(_ row: String, _ count: Int) -> Data {
    let list = Array(repeating: row, count: count).joined(separator: ",")
    return Data(#"{"latitude":1,"longitude":2,"hourly":{"data":[\#(list)]}}"#.utf8)
  }

  private static let large: [HostileCase] =
    [
      HostileCase("20 MB of weather", unreadable, says: "larger than 8 MiB") { request, _ in
        let body = BuiltRain.body(answering: request) ?? Data()
        return .response(body: body + Data(repeating: 32, count: 20_000_000))
      },
      HostileCase(
        "a length of 20 GB",
        unreadable,
        .forever(
          start: Data("HTTP/1.1 200 OK\r\nContent-Length: 20000000000\r\n\r\n".utf8),
          part: Data(repeating: 32, count: 65_536),
          pause: .zero
        )
      ),
      HostileCase("no end", unreadable, says: "larger than 8 MiB", .endless),
      endless("a list without an end", "", "[", "{\"a\": 1},"),
      endless("a text without an end", "", "{\"latitude\": \"", "x"),
      endless("depths without an end", "", "", "["),
      endless("chunks without an end", "Transfer-Encoding: chunked\r\n", "", "5\r\n[1,2,\r\n"),
      HostileCase("a head without an end", unreadable, says: "damaged", heads("X-Y: z\r\n")),
      HostileCase(
        "interim answers without an end",
        unreadable,
        says: "damaged",
        heads("\r\nHTTP/1.1 100 Go on\r\n")
      ),
      HostileCase("8 MB of lists", unreadable, .json(String(repeating: "[],", count: 2_700_000))),
      HostileCase(
        "8 MB of text",
        unreadable,
        .json("[\"" + String(repeating: "x", count: 8_000_000))
      ),
      gzip("64 MB of zeros in gzip", Gzip.bomb(megabytes: 64)),
      gzip("4 GB of zeros in gzip", Gzip.bomb(megabytes: 4096)),
      HostileCase(
        "zeros in gzip without an end",
        unreadable,
        says: "larger than 8 MiB",
        .forever(
          start: Data("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n".utf8)
            + Gzip.bomb(megabytes: 1),
          part: Gzip.bombPart,
          pause: .zero
        )
      ),
      gzip("a bomb in two layers", Gzip.stored(Gzip.bomb(megabytes: 60)), "gzip, gzip"),
      HostileCase(
        "500 with a body without an end",
        .failureUnlessKept(69),
        .forever(
          start: Data("HTTP/1.1 500 No\r\n\r\n".utf8),
          part: Data(repeating: 32, count: 65_536),
          pause: .zero
        )
      )
      .asked(3),
      HostileCase(
        "two million empty rows",
        unreadable,
        says: "more than 5000 rows",
        .response(body: rows("{}", 2_000_000))
      ),
      HostileCase(
        "300,000 rows with a time",
        unreadable,
        says: "more than 5000 rows",
        .response(body: rows("{\"time\":1796028000}", 300_000))
      ),
    ]
    .map(\.large)

  private static func heads(_ part: String) -> Reply {
    .forever(
      start: Data("HTTP/1.1 100 Go on\r\n".utf8),
      part: Data(String(repeating: part, count: 1000).utf8),
      pause: .zero
    )
  }

  private static func endless(
    _ what: String,
    _ head: String,
    _ start: String,
    _ part: String
  ) -> HostileCase {
    let reply = Reply.forever(
      start: Data("HTTP/1.1 200 OK\r\n\(head)\r\n\(start)".utf8),
      part: Data(String(repeating: part, count: 10_000).utf8),
      pause: .zero
    )
    return HostileCase(what, unreadable, says: "larger than 8 MiB", reply)
  }

  private static func gzip(
    _ what: String,
    _ body: Data,
    _ encoding: String = "gzip"
  ) -> HostileCase {
    HostileCase(
      what,
      unreadable,
      says: "larger than 8 MiB",
      .response(headers: ["Content-Encoding": encoding], body: body)
    )
  }
}

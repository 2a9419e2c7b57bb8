import Foundation
import RainTestSupport
import Testing

/// Answers with another status than 200.
@Suite struct HostileStatusTests {
  @Test(arguments: failing + limiting + rejecting + refusing + odd, HostileSetup.all)
  func `a status decides before the body`(row: HostileCase, setup: HostileSetup) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  // MARK: The server fails

  private static let failing: [HostileCase] =
    [500, 502, 503, 504, 599]
    .map { status in
      HostileCase(
        "\(status) for ever",
        .failureUnlessKept(69),
        says: "it failed (\(status)",
        .response(status: status, body: Data("<html>\(status)</html>".utf8))
      )
      .asked(3)
    }
    + [500, 502, 503]
    .map { status in
      HostileCase("\(status) once", .weather) { request, n in
        n == 1 ? .json("{}", status: status) : BuiltRain.asTheAPIs(request)
      }
      .asked(2)
    }
    + [
      HostileCase("500 twice", .weather) { request, n in
        n <= 2 ? .json("{}", status: 500) : BuiltRain.asTheAPIs(request)
      }
      .asked(3),
      HostileCase(
        "500 with a reason",
        .failureUnlessKept(69),
        says: "it failed (500: Out of order)",
        .json(#"{"error": true, "reason": "Out of order."}"#, status: 500)
      )
      .asked(3),
      HostileCase("500, then 400", .failure(69), says: "it refused (400)") { _, n in
        .json("{}", status: n == 1 ? 500 : 400)
      }
      .asked(2),
    ]

  // MARK: Too many requests

  private static let limiting: [HostileCase] = [
    limited("60", says: "in 60 s"),
    limited("0", says: "in 1 s"),
    limited("Sun, 06 Nov 1994 09:09:37 GMT", says: "in 20 min"),
    limited("Sun, 06 Nov 1994 08:00:00 GMT", says: "in 1 s"),
    limited("99999", says: "in 24 h"),
    limited("99999999999999999999999", says: "in 24 h"),
    limited("-5", says: "in some minutes"),
    limited("soon", says: "in some minutes"),
    limited("Sun, 99 Foo 1994 25:61:61 GMT", says: "in some minutes"),
    limited("1e999", says: "in some minutes"),
    limited(String(repeating: "9", count: 5000), says: "in 24 h"),
    limited(nil, says: "in some minutes"),
  ]

  private static func limited(_ retryAfter: String?, says: String) -> HostileCase {
    var headers = ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"]
    headers["Retry-After"] = retryAfter
    return HostileCase(
      "429, \(retryAfter.map { "Retry-After: \($0.prefix(30))" } ?? "without Retry-After")",
      .failureUnlessKept(75),
      says: says,
      .response(status: 429, headers: headers, body: Data(#"{"message": "slow"}"#.utf8))
    )
  }

  // MARK: The key is rejected

  private static let rejecting: [HostileCase] =
    [401, 403]
    .flatMap { status in
      [
        ("JSON", #"{"cod": 401, "message": "Invalid API key."}"#, "Invalid API key)"),
        ("text", "Forbidden\nby us\n", "(\(status): Forbidden)"),
        ("HTML", "<!DOCTYPE html><html><p>Invalid</html>", "rejected the key (\(status))"),
        ("nothing", "", "rejected the key (\(status))"),
      ]
      .map { kind, body, says in
        HostileCase(
          "\(status) with \(kind)",
          .failure(77),
          says: says,
          .response(status: status, body: Data(body.utf8))
        )
      }
    }
    + [
      HostileCase(
        "401 that wants a password",
        .failure(77),
        .response(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""])
      ),
      HostileCase("407", .failure(69), says: "407", .json("{}", status: 407)),
    ]

  // MARK: The question is refused

  private static let refusing: [HostileCase] =
    [
      (
        "404 with a message", 404, #"{"cod": "404", "message": "city not found"}"#, "city not found"
      ),
      ("400 with a reason", 400, #"{"error": true, "reason": "Bad \"x\"."}"#, #": Bad "x")"#),
      ("400 with a detail", 400, #"{"detail": "Invalid Latitude"}"#, "Invalid Latitude"),
      ("422 with details", 422, #"{"detail": [{"loc": ["a"], "msg": "Too far"}]}"#, "Too far"),
      ("400 with text", 400, "Invalid location\r\n", "Invalid location"),
      ("404 with HTML", 404, "<html>404</html>", "it refused (404)"),
      ("410 with nothing", 410, "", "it refused (410)"),
      ("451 with numbers", 451, #"{"message": 7, "error": {"a": []}}"#, "it refused (451"),
      ("400 with a list", 400, "[1, 2]", "it refused (400"),
      ("400 with nesting", 400, String(repeating: "[", count: 100_000), "it refused (400"),
      ("400 with much text", 400, String(repeating: "no ", count: 300_000), "no no"),
      ("400 with bytes", 400, "\u{0}\u{1}\u{1B}[2J\u{202E}x", "it refused (400"),
      (
        "400 with escapes", 400, #"{"message": "\u001b[31mA\u0007\u202eB\u009bC\r\n\tD"}"#, "AB"
      ),
    ]
    .map { what, status, body, says in
      HostileCase(what, .failure(69), says: says, .response(status: status, body: Data(body.utf8)))
    }

  // MARK: Others

  private static let odd: [HostileCase] =
    [201, 202, 203, 204, 205, 206, 226, 300, 304, 305, 306, 418]
    .map { status in
      HostileCase("\(status)", .failureUnlessKept(69), says: "(\(status)") { request, _ in
        let body = [204, 205, 304].contains(status) ? nil : BuiltRain.body(answering: request)
        return .response(status: status, body: body ?? Data())
      }
    }
    + [
      HostileCase("204 with a body", .failureUnlessKept(69), .raw(lines: "HTTP/1.1 204 X\n\n{}")),
      HostileCase("304 with a length", .failureUnlessKept(69), .raw(lines: notModified)),
      HostileCase(
        "101",
        .failureUnlessKept(75),
        .raw(lines: "HTTP/1.1 101 Switch\nUpgrade: x\n\n")
      )
      .asked(3),
      HostileCase("600", .failureUnlessKept(65), says: "damaged", .json("{}", status: 600)),
      HostileCase("999", .failureUnlessKept(65), says: "damaged", .json("{}", status: 999)),
      HostileCase(
        "000",
        .failureUnlessKept(65),
        .raw(lines: "HTTP/1.1 000 X\nContent-Length: 0\n\n")
      ),
      HostileCase("1000", .failureUnlessKept(65), .raw(lines: "HTTP/1.1 1000 X\n\n")),
    ]

  private static let notModified = "HTTP/1.1 304 X\nContent-Length: 100\n\n"
}

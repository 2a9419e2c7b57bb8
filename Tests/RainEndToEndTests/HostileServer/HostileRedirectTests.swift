import Foundation
import RainTestSupport
import Testing

/// Servers that send their clients elsewhere.
@Suite struct HostileRedirectTests {
  @Test(arguments: followed + refused + circular + broken, HostileSetup.all)
  func `only a redirect that stays with the server is followed`(
    row: HostileCase,
    setup: HostileSetup
  ) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  // MARK: On the same server

  private static let followed: [HostileCase] =
    [301, 302, 303, 307, 308]
    .map { status in
      HostileCase("\(status) on the same server", .weather) { request, _ in
        moved(request) ?? .redirect(to: "/moved\(request.target)", status: status)
      }
    }
    + [
      HostileCase("with a body", .weather) { request, _ in
        moved(request)
          ?? .response(
            status: 302,
            headers: ["Location": "/moved\(request.target)"],
            body: Data("<html>Moved</html>".utf8)
          )
      },
      HostileCase("without a scheme", .weather) { request, _ in
        moved(request)
          ?? .redirect(to: "//\(request.headers["host"] ?? "")/moved\(request.target)")
      },
      HostileCase("with a whole address", .weather) { request, _ in
        moved(request)
          ?? .redirect(to: "http://\(request.headers["host"] ?? "")/moved\(request.target)")
      },
      HostileCase("five times", .weather) { request, _ in
        moved(request, String(repeating: "/more", count: 5))
          ?? .redirect(to: "/more\(request.target)")
      },
    ]

  /// What stands at the address that `request` was sent to; `nil` for the first address.
  private static func moved(_ request: RecordedRequest, _ prefix: String = "/moved") -> Reply? {
    guard request.path.hasPrefix(prefix) else { return nil }
    return BuiltRain.asTheAPIs(request.to(request.target.replacing(prefix, with: "")))
  }

  // MARK: Elsewhere

  private static let refused: [HostileCase] =
    [
      ("another host", "https://example.org/KEY?appid=KEY", "https://example.org"),
      ("another host without a scheme", "//example.org/KEY", "http://example.org"),
      ("plain http on another host", "http://example.org/KEY", "http://example.org"),
      ("another port", "http://127.0.0.1:1/KEY", "http://127.0.0.1:1"),
      ("another name of this machine", "http://localhost:1/KEY", "http://localhost:1"),
      ("a host named like the key", "https://KEY.example.org/", "not safe to follow"),
      ("a user named like the key", "https://KEY:KEY@example.org/", "https://example.org"),
      ("a file", "file:///etc/KEY", "not safe to follow"),
      ("a script", "javascript:alert('KEY')", "not safe to follow"),
      ("data", "data:text/plain,KEY", "not safe to follow"),
      ("ftp", "ftp://127.0.0.1/KEY", "not safe to follow"),
      ("another scheme", "gopher://127.0.0.1/KEY", "gopher://127.0.0.1"),
      ("an IPv6 address without a scheme", "//[2001:db8::1]/KEY", "http://[2001:db8::1]"),
      ("a percent sign without a scheme", "//a%2Fb/KEY", "http://a%2fb"),
      ("a zero byte without a scheme", "//%00/KEY", "http://%00"),
      (
        "a host without an end",
        "https://\(String(repeating: "x", count: 50_000)).example.org/",
        "not safe to follow"
      ),
    ]
    .map { what, location, says in
      HostileCase("to \(what)", .failure(76), says: says) { request, _ in
        .redirect(to: location.replacing("KEY", with: key(in: request)))
      }
    }

  /// The key, percent-encoded.
  private static func key(in request: RecordedRequest) -> String {
    request.target.firstMatch(of: /canary[^&\/]*/).map { String($0.output) } ?? ""
  }

  // MARK: In circles

  private static let circular: [HostileCase] = [
    HostileCase("to itself", .failure(69), says: "in circles") { request, _ in
      .redirect(to: request.target)
    }
    .asked(6),
    HostileCase("to an empty address", .failureUnlessKept(69)) { _, _ in .redirect(to: "") }
      .asked(1...6),
    HostileCase("to and fro", .failure(69), says: "in circles") { request, _ in
      .redirect(
        to: request.path.hasPrefix("/fro")
          ? String(request.target.dropFirst(4)) : "/fro\(request.target)"
      )
    }
    .asked(3...3),
    HostileCase("ever deeper", .failure(69), says: "in circles") { request, _ in
      .redirect(to: "/a\(request.target)")
    },
  ]

  // MARK: Nowhere

  private static let broken: [HostileCase] = [
    HostileCase("without a target", .failureUnlessKept(69), says: "(302", .response(status: 302)),
    HostileCase("to half an address", .failureUnlessKept(69), .redirect(to: "http://[")),
    HostileCase("to a host without a name", .failure(76), .redirect(to: "http://")),
    HostileCase("to two targets", .failureUnlessKept(69), says: "(302") { _, _ in
      .raw(lines: "HTTP/1.1 302 X\nLocation: https://a.example\nLocation: https://b.example\n\n")
    },
    HostileCase(
      "to an address that goes on in the next line",
      .failureUnlessKept(69),
      .raw(lines: "HTTP/1.1 302 X\nLocation:\n //[::1]/\n\n")
    )
    .asked(1...11),
    HostileCase(
      "to an address that steers",
      .failureUnlessKept(69),
      .redirect(to: "https://a\u{1B}[2J\u{202E}b.example.org/")
    ),
    HostileCase(
      "to an address of bytes",
      .failureUnlessKept(65),
      .raw(Data("HTTP/1.1 302 X\r\nLocation: ".utf8) + [0xFF, 0x80] + Data("\r\n\r\n".utf8))
    ),
    HostileCase("with a body without an end", .failureUnlessKept(65)) { request, _ in
      .forever(
        start: Data("HTTP/1.1 302 X\r\nLocation: /moved\r\n\r\n".utf8),
        part: Data(repeating: 32, count: 65_536),
        pause: .zero
      )
    }
    .large,
  ]
}

extension RecordedRequest {
  /// Returns the same request for another target.
  fileprivate func to(_ target: String) -> RecordedRequest {
    RecordedRequest(method: method, target: target, headers: headers)
  }
}

import Foundation
import RainTestSupport
import Testing

/// Servers that tell what they were asked, and with it the key.
@Suite struct HostileEchoTests {
  @Test(arguments: rows, HostileSetup.few)
  func `a key that comes back is not shown`(row: HostileCase, setup: HostileSetup) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  /// The ways in which a server writes what it was asked.
  private static let ways: [(name: String, text: @Sendable (RecordedRequest) -> String)] = [
    ("as it came", { $0.target }),
    ("with small letters", { $0.target.lowercased() }),
    ("with capital letters", { $0.target.uppercased() }),
    ("decoded", { $0.target.removingPercentEncoding ?? "" }),
    ("with capital letters, decoded", { $0.target.removingPercentEncoding?.uppercased() ?? "" }),
    ("where a message is cut", { String(repeating: "x", count: 190) + $0.target }),
    ("with controls inside", { $0.target.replacing("canary", with: "can\u{7}\u{1B}[0mary") }),
  ]

  private static let rows: [HostileCase] =
    ways.flatMap { way in
      [
        HostileCase("400, \(way.name), as JSON", .failure(69)) { request, _ in
          .response(status: 400, body: json(["message": "Not \(way.text(request))"]))
        },
        HostileCase("401, \(way.name), as text", .failure(77)) { request, _ in
          .response(status: 401, body: Data(way.text(request).utf8))
        },
        HostileCase("429, \(way.name), as JSON", .failureUnlessKept(75)) { request, _ in
          .response(status: 429, body: json(["detail": way.text(request)]))
        },
      ]
    }
    + [
      HostileCase("200, an error as JSON", .failureUnlessKept(65)) { request, _ in
        .response(body: json(["error": true, "reason": "Not \(request.target)"]))
      },
      HostileCase("200, as text", .failureUnlessKept(65)) { request, _ in
        .response(body: Data(request.target.utf8))
      },
      HostileCase("200, as the name of a field", .failureUnlessKept(65)) { request, _ in
        .json(#"{"\#(request.target)": [1]}"#)
      },
      HostileCase("in the head", .failureUnlessKept(65)) { request, _ in
        .raw(lines: "HTTP/1.1 200 \(request.target)\n\(request.target)\n\n")
      },
      HostileCase("in place of an answer", .failureUnlessKept(65)) { request, _ in
        .raw(lines: "\(request.target)\n\n")
      },
    ]

  private static func json(_ fields: [String: Any]) -> Data {
    (try? JSONSerialization.data(withJSONObject: fields)) ?? Data()
  }
}

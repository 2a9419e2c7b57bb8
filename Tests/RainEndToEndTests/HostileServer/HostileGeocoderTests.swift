import Foundation
import RainTestSupport
import Testing

/// The service that finds places is a server like any other.
@Suite struct HostileGeocoderTests {
  /// A reply, and the exit code of a search that gets it.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: Int32
    let requests: Int
    let reply: Reply

    init(_ description: String, _ code: Int32, requests: Int = 1, _ reply: Reply) {
      testDescription = description
      self.code = code
      self.requests = requests
      self.reply = reply
    }
  }

  private static let rows = [
    Row("it closes", 75, requests: 3, .close),
    Row("it never answers", 75, .never),
    Row("500", 69, requests: 3, .json("{}", status: 500)),
    Row("429", 75, .json("{}", status: 429)),
    Row("400", 69, .json(#"{"error": true, "reason": "No"}"#, status: 400)),
    Row("204", 69, .response(status: 204)),
    Row("another host", 76, .redirect(to: "https://example.org/")),
    Row("a web page", 65, .response(body: Data("<html></html>".utf8))),
    Row("nothing", 65, .response()),
    Row("a list", 65, .json("[]")),
    Row("null", 65, .json("null")),
    Row("depths", 65, .json(String(repeating: "[", count: 100_000))),
    Row("no end", 65, .endless),
    Row(
      "a bomb",
      65,
      .response(headers: ["Content-Encoding": "gzip"], body: Gzip.bomb(megabytes: 64))
    ),
    Row("an empty object", 65, .json("{}")),
    Row(
      "places of another kind",
      65,
      .json(#"{"results": [{"name": 7, "latitude": "x"}, null, 3]}"#)
    ),
  ]

  @Test(arguments: rows, ["now", "locations add", "locations find"])
  func `a search that fails is no catastrophe`(row: Row, command: String) async throws {
    let rain = try BuiltRain(environment: ["RAIN_OPEN_METEO_KEY": HostileRun.key]) { _ in row.reply
    }
    let isSlow = row.testDescription.contains("never")
    let result = try await Turnstile.busy.pass {
      var runner = rain.runner()
      runner.watchesMemory = true
      return try await runner.run(
        command.split(separator: " ").map(String.init)
          + ["Xyzzyville", "--timeout", isSlow ? "3" : "25"]
      )
    }
    #expect(result.status == row.code, "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("rain: "))
    #expect(result.error.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(!result.error.contains("canary"))
    #expect(rain.server.requests.count == row.requests)
    #expect(rain.home.read(".local/share/rain/locations.json") == nil)
    if let peak = result.peakMemory { #expect(peak < 150_000_000) }
  }
}

import Foundation
import RainTestSupport
import Testing

/// A command line, what the server answers, and the exit code that must come of it.
struct ExitCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: Int32
  let arguments: [String]
  let environment: [String: String]
  let answer: @Sendable (RecordedRequest) -> Reply

  init(
    _ description: String,
    _ code: Int32,
    _ arguments: [String] = ["now", "1,2"],
    environment: [String: String] = [:],
    answer: @escaping @Sendable (RecordedRequest) -> Reply = BuiltRain.asTheAPIs
  ) {
    testDescription = description
    self.code = code
    self.arguments = arguments
    self.environment = environment
    self.answer = answer
  }

  static let all: [ExitCase] = [
    ExitCase("wrong usage", 64, ["now", "--units", "furlongs"]),
    ExitCase("a web page", 65) { _ in .response(body: Data("<html>Sorry</html>".utf8)) },
    ExitCase("an empty body", 65) { _ in .response() },
    ExitCase("JSON cut short", 65) { _ in .json(#"{"latitude":1,"#) },
    ExitCase("JSON of another shape", 65) { _ in .json("[]") },
    ExitCase("a body that is too large", 65) { _ in .endless },
    ExitCase("a recorded error", 65, ["now", "--input", Fixture.path("forecast/error-400.json")]),
    ExitCase("a file that is not there", 66, ["now", "--input", "/nowhere/at/all"]),
    ExitCase("a folder for a file", 66, ["now", "--input", "/"]),
    ExitCase("a place that nobody knows", 68, ["now", "Nowhereville"]),
    ExitCase("an ambiguous place", 68, ["now", "Springfield"]),
    ExitCase("a provider that fails", 69) { _ in .json(#"{"reason":"broken"}"#, status: 500) },
    ExitCase("a provider that refuses", 69) { _ in .json(#"{"reason":"no"}"#, status: 400) },
    ExitCase("no content", 69) { _ in .response(status: 204) },
    ExitCase("redirects in a circle", 69) { request in .redirect(to: request.target) },
    ExitCase("a connection that breaks", 75) { _ in .close },
    ExitCase("a connection that is reset", 75) { _ in .reset },
    ExitCase("a head that is cut", 75) { _ in .raw(Data("HTTP/1.1 200 OK\r\nContent-Len".utf8)) },
    ExitCase("a body shorter than told", 75) { _ in
      .raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{}".utf8))
    },
    ExitCase("a length beyond all bounds", 75) { _ in
      .raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\n{}".utf8))
    },
    ExitCase("chunks with trailers", 65) { _ in
      .raw(
        Data(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX: y\r\n\r\n".utf8
        )
      )
    },
    ExitCase("what is no HTTP", 65) { _ in .raw(Data("garbage\r\n\r\n".utf8)) },
    ExitCase("too many requests", 75) { _ in .json(#"{"reason":"slow down"}"#, status: 429) },
    ExitCase("no answer in time", 75, ["now", "1,2", "--timeout", "0.5"]) { _ in .never },
    ExitCase(
      "nobody at the address",
      75,
      environment: ["RAIN_OPEN_METEO_URL": "http://127.0.0.1:1"]
    ),
    ExitCase(
      "plain http to elsewhere",
      76,
      environment: ["RAIN_OPEN_METEO_URL": "http://example.org"]
    ),
    ExitCase("a redirect to another host", 76) { _ in .redirect(to: "https://example.org/x") },
    ExitCase("a missing key", 77, ["now", "1,2", "--provider", "forecast"]),
    ExitCase("a rejected key", 77, environment: ["RAIN_OPEN_METEO_KEY": "canary-0123456789"]) { _ in
      .response(status: 401, body: Data("<html>canary-0123456789</html>".utf8))
    },
    ExitCase("no place chosen", 78, ["now"]),
    ExitCase("an unknown provider in the environment", 78, environment: ["RAIN_PROVIDER": "x"]),
    ExitCase(
      "no folder to save to",
      74,
      ["locations", "add", "1,2"],
      environment: ["HOME": "/dev/null"]
    ),
  ]
}

@Suite struct ExitCodeTests {
  @Test(arguments: ExitCase.all)
  func `a failure has its exit code, one message, and nothing on standard output`(
    row: ExitCase
  )
    async throws
  {
    let rain = try BuiltRain(answer: row.answer)
    let result = try await rain.run(row.arguments, environment: row.environment)
    #expect(result.status == row.code)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("rain: "))
    let lines = result.error.split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    #expect(!result.error.contains("canary"))
    #expect(!result.error.contains("Error Domain"))
  }
}

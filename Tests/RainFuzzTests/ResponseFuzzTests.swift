@testable import RainCLI
@testable import RainCore
import Foundation
import RainTestSupport
import Testing

@Suite struct ResponseFuzzTests {
  @Test func `any time to come back is a time within a day, or none`() async {
    let mutator = ByteMutator(
      ["120", "Mon, 30 Nov 2026 08:42:00 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", "-1"]
        .map { Array($0.utf8) }
    )
    func text(_ random: inout SplitMix64) -> String {
      String(decoding: mutator.mutant(using: &random), as: UTF8.self)
    }
    await FuzzRound("retry-after", count: 1000)
      .run { random in
        [text(&random), text(&random)]
      } check: { texts, random in
        let date = random.oneIn(3) ? nil : texts[1]
        let seconds = RetryAfter.seconds(texts[0], serverDate: date, now: 1_796_028_000)
        return (0...86_400).contains(seconds ?? 0) ? nil : "\(seconds ?? 0) s"
      }
  }

  @Test func `any error of a server is told in one line, and no key in it`() async throws {
    let key = "canary-0123456789"
    let names = try ["forecast", "open-meteo", "openweathermap"].flatMap(Fixture.names)
      .filter { $0.contains("error") }
    let mutator = ByteMutator(
      try names.map { Array(try Fixture.data($0)) }
        + [
          #"{"message": "Invalid key canary-0123456789 of /forecast/canary-0123456789/1,2"}"#,
          #"{"detail": [{"msg": "no", "loc": ["canary-0123456789"]}]}"#, "canary-0123456789",
        ]
        .map { Array($0.utf8) }
    )
    await FuzzRound("error-bodies", count: 300)
      .run { random in
        Data(mutator.mutant(using: &random))
      } check: { body, random in
        let status = random.one(of: 400, 401, 403, 404, 429, 500, 204, 304, 418)
        let headers = ["retry-after": random.one(of: "5", "x"), "date": "x"]
        let transport = StubTransport { _ in
          .success(HTTPResponse(status: status, headers: headers, body: body))
        }
        let client = APIClient(transport: transport, deadline: .now + .seconds(10))
        let request = try HTTPRequest.get("https://x.org", path: [key], query: [], secrets: [key])
        do throws(ProviderError) {
          _ = try await client.body(of: request)
          return "taken for success"
        } catch {
          let text = FailureReport(.provider(error, .forecast)).text
          return text.contains(key) ? "the key shows" : Harm.message(text)
        }
      }
  }
}

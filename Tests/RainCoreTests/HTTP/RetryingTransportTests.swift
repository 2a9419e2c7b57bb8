import Foundation
import RainCore
import RainTestSupport
import Synchronization
import Testing

@Suite struct RetryingTransportTests {
  /// What a server does at each attempt, and what must come of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answers: [Result<HTTPResponse, TransportError>]
    let requests: Int
    let outcome: Result<HTTPResponse, TransportError>
  }

  private static func status(_ status: Int) -> Result<HTTPResponse, TransportError> {
    .success(HTTPResponse(status: status))
  }

  static let cases: [Case] = [
    Case(testDescription: "200", answers: [status(200)], requests: 1, outcome: status(200)),
    Case(
      testDescription: "503 once",
      answers: [status(503), status(200)],
      requests: 2,
      outcome: status(200)
    ),
    Case(
      testDescription: "a lost connection twice",
      answers: [
        .failure(.connectionLost(host: "h")), .failure(.connectionLost(host: "h")), status(200),
      ],
      requests: 3,
      outcome: status(200)
    ),
    Case(
      testDescription: "500 for ever",
      answers: [status(500)],
      requests: 3,
      outcome: status(500)
    ),
    Case(
      testDescription: "no network for ever",
      answers: [.failure(.noNetwork(host: "h"))],
      requests: 3,
      outcome: .failure(.noNetwork(host: "h"))
    ),
    Case(testDescription: "429", answers: [status(429)], requests: 1, outcome: status(429)),
    Case(testDescription: "401", answers: [status(401)], requests: 1, outcome: status(401)),
    Case(testDescription: "404", answers: [status(404)], requests: 1, outcome: status(404)),
    Case(
      testDescription: "500, and then no answer in time",
      answers: [status(500), .failure(.timedOut(host: "h"))],
      requests: 2,
      outcome: status(500)
    ),
    Case(
      testDescription: "a lost connection, and then no answer in time",
      answers: [.failure(.connectionLost(host: "h")), .failure(.timedOut(host: "h"))],
      requests: 2,
      outcome: .failure(.connectionLost(host: "h"))
    ),
    Case(
      testDescription: "timed out",
      answers: [.failure(.timedOut(host: "h"))],
      requests: 1,
      outcome: .failure(.timedOut(host: "h"))
    ),
    Case(
      testDescription: "not secure",
      answers: [.failure(.notSecure(host: "h", problem: .expired))],
      requests: 1,
      outcome: .failure(.notSecure(host: "h", problem: .expired))
    ),
  ]

  @Test(arguments: cases)
  func `only failures that may pass are tried again`(row: Case) async throws {
    let number = Mutex(0)
    let base = StubTransport { _ in
      let index = number.withLock { number in
        defer { number += 1 }
        return number
      }
      return row.answers[min(index, row.answers.count - 1)]
    }
    let outcome = await ask(RetryingTransport(base) { _ in }, by: .now + .seconds(86_400))
    #expect(outcome == row.outcome)
    #expect(base.requests.count == row.requests)
  }

  @Test func `no attempt is made that the deadline does not allow`() async throws {
    let base = StubTransport { _ in .success(HTTPResponse(status: 500)) }
    let transport = RetryingTransport(base, policy: RetryPolicy(firstDelay: .seconds(100))) { _ in }
    #expect(await ask(transport, by: .now + .seconds(10)) == Self.status(500))
    #expect(base.requests.count == 1)
  }

  @Test(arguments: [
    (1, 0.0, Duration.milliseconds(100)), (1, 1.0, .milliseconds(300)),
    (2, 0.5, .milliseconds(400)), (3, 0.5, nil), (7, 0.5, nil),
  ])
  func `the delay doubles, with jitter, until the last attempt`(
    attempt: Int,
    chance: Double,
    delay: Duration?
  ) {
    #expect(RetryPolicy().delay(after: attempt, chance: chance) == delay)
  }

  private func ask(
    _ transport: RetryingTransport,
    by deadline: ContinuousClock.Instant
  ) async -> Result<HTTPResponse, TransportError> {
    guard let url = URL(string: "https://example.org") else { return .failure(.cancelled) }
    do throws(TransportError) {
      return .success(try await transport.response(to: HTTPRequest(url: url), by: deadline))
    } catch {
      return .failure(error)
    }
  }
}

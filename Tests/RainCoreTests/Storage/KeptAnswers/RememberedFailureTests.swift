import Foundation
import Testing

@testable import RainCore

@Suite struct RememberedFailureTests {
  private static let broken = ProviderError.refused(status: 503, message: nil)

  @Test func `each further failure counts twice as long, up to fifteen minutes`() {
    var failure: RememberedFailure?
    var pauses: [Int] = []
    for _ in 0..<7 {
      let now = failure?.until ?? 1000
      let next = RememberedFailure(Self.broken, now: now, after: failure)
      pauses.append(next.until - now)
      failure = next
    }
    #expect(pauses == [60, 120, 240, 480, 900, 900, 900])
  }

  @Test func `what fails at the same time, or on demand meanwhile, is no further failure`() {
    let first = RememberedFailure(Self.broken, now: 1000)
    let same = RememberedFailure(Self.broken, now: 1000, after: first)
    let demanded = RememberedFailure(Self.broken, now: 1059, after: same)
    let ends: [Int] = [first, same, demanded].map(\.until)
    #expect(ends == [1060, 1060, 1119])
    #expect(RememberedFailure(Self.broken, now: 1119, after: demanded).until == 1119 + 120)
  }

  @Test(arguments: [(30, 30), (0, 10), (-5, 10), (1, 10), (7200, 7200), (1_000_000, 86_400)])
  func `a provider that says when is asked then, within a day and not at once`(
    told: Int,
    pause: Int
  ) {
    let failure = RememberedFailure(.rateLimited(retryAfter: told, message: nil), now: 1000)
    #expect(failure.until == 1000 + pause)
  }

  @Test func `it holds until its time, and not on a clock that was set back`() {
    let failure = RememberedFailure(Self.broken, now: 1000)
    #expect(failure.holds(at: 1000))
    #expect(failure.holds(at: 1059))
    #expect(!failure.holds(at: 1060))
    #expect(!failure.holds(at: 999))
  }

  @Test(arguments: [
    (1, 1000, 1060, true), (100, 1000, 87_400, true), (0, 1000, 1060, false),
    (Int.max, 1000, 1060, false), (1, 1000, 87_401, false), (1, 1000, 999, false),
    (1, Int.min, Int.max, false), (1, 0, Int.max, false),
  ])
  func `a failure is read only as rain writes it`(
    count: Int,
    asked: Int,
    until: Int,
    isRead: Bool
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(RememberedFailure(Self.broken, now: 1000))
    let text = String(decoding: written, as: UTF8.self)
      .replacing("\"count\":1,", with: "\"count\":\(count),")
      .replacing(":1000", with: ":\(asked)")
      .replacing(":1060", with: ":\(until)")
    let failure = try? JSONDecoder().decode(RememberedFailure.self, from: Data(text.utf8))
    #expect((failure != nil) == isRead, "\(text)")
  }

  /// Error, how far it reaches, whether an older answer may stand in.
  static let errors: [(ProviderError, ProviderError.Reach?, Bool)] = [
    (.transport(.noNetwork(host: "h")), .provider, true),
    (.transport(.timedOut(host: "h")), .provider, true),
    (.transport(.malformed(host: "h")), .provider, true),
    (.transport(.notSecure(host: "h", problem: .expired)), .provider, false),
    (.transport(.redirectRefused(host: "h", target: "t")), .provider, false),
    (.transport(.tooManyRedirects(host: "h")), .provider, false),
    (.transport(.plainHTTP(host: "h")), nil, false),
    (.transport(.libraryMissing), nil, false),
    (.refused(status: 500, message: nil), .provider, true),
    (.refused(status: 204, message: nil), .provider, true),
    (.refused(status: 304, message: nil), .provider, true),
    (.refused(status: 418, message: nil), .provider, true),
    (.refused(status: 302, message: nil), .provider, true),
    (.refused(status: 400, message: nil), .question, false),
    (.refused(status: 404, message: nil), .question, false),
    (.rateLimited(retryAfter: nil, message: nil), .provider, true),
    (.unreadable(.webPage), .provider, true),
    (.keyRejected(status: 401, message: nil), .provider, false),
    (.keyMissing, nil, false),
    (.badAddress("x"), nil, false),
  ]

  @Test(arguments: errors)
  func `an error is remembered, or overcome with an older answer, by its kind`(
    error: ProviderError,
    reach: ProviderError.Reach?,
    allowsOlderAnswer: Bool
  ) {
    #expect(error.reach == reach)
    #expect(error.allowsOlderAnswer == allowsOlderAnswer)
  }
}

import Foundation
import Testing

@testable import RainCore

@Suite struct RememberedFailureTests {
  private static let broken = ProviderError.refused(status: 503, message: nil)

  @Test func `each further failure counts twice as long, up to fifteen minutes`() {
    var failure: RememberedFailure?
    var pauses: [Int] = []
    for _ in 0..<7 {
      let next = RememberedFailure(Self.broken, now: 1000, after: failure)
      pauses.append(next.until - 1000)
      failure = next
    }
    #expect(pauses == [60, 120, 240, 480, 900, 900, 900])
  }

  @Test(arguments: [(30, 30), (0, 1), (-5, 1), (7200, 7200), (1_000_000, 86_400)])
  func `a provider that says when is asked then, within a day`(told: Int, pause: Int) {
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

  /// Error, whether it is remembered, whether an older answer may stand in.
  static let errors: [(ProviderError, Bool, Bool)] = [
    (.transport(.noNetwork(host: "h")), true, true),
    (.transport(.timedOut(host: "h")), true, true),
    (.transport(.malformed(host: "h")), true, true),
    (.transport(.notSecure(host: "h", problem: .expired)), false, false),
    (.transport(.redirectRefused(host: "h", target: "t")), false, false),
    (.transport(.plainHTTP(host: "h")), false, false),
    (.transport(.libraryMissing), false, false),
    (.refused(status: 500, message: nil), true, true),
    (.refused(status: 204, message: nil), true, true),
    (.refused(status: 304, message: nil), true, true),
    (.refused(status: 418, message: nil), true, true),
    (.refused(status: 302, message: nil), true, true),
    (.refused(status: 400, message: nil), false, false),
    (.refused(status: 404, message: nil), false, false),
    (.rateLimited(retryAfter: nil, message: nil), true, true),
    (.unreadable(.webPage), true, true),
    (.keyRejected(status: 401, message: nil), true, false),
    (.keyMissing, false, false),
    (.badAddress("x"), false, false),
  ]

  @Test(arguments: errors)
  func `an error is remembered, or overcome with an older answer, by its kind`(
    error: ProviderError,
    isRemembered: Bool,
    allowsOlderAnswer: Bool
  ) {
    #expect(error.isRemembered == isRemembered)
    #expect(error.allowsOlderAnswer == allowsOlderAnswer)
  }
}

import Foundation
import RainTestSupport
import Testing

/// Weather of the right shape whose values are none.
@Suite struct HostileValueTests {
  @Test(arguments: rows, HostileSetup.all)
  func `a value that can't be is no value`(row: HostileCase, setup: HostileSetup) async throws {
    try await HostileRun(row, setup).check()
  }

  private static let rows: [HostileCase] = [
    distorted("all values are null", says: "–", Distortion { _ in NSNull() }),
    distorted("numbers are null", says: "–", Distortion { $0 is NSNumber ? NSNull() : nil }),
    distorted("numbers are texts", Distortion { ($0 as? NSNumber).map { "\($0)" } }),
    distorted("numbers are words", says: "–", Distortion { $0 is NSNumber ? "many" : nil }),
    distorted(
      "numbers are infinite",
      says: "–",
      Distortion { $0 is NSNumber ? Distortion.infinite : nil }
    ),
    distorted("numbers are huge", says: "–", Distortion { $0 is NSNumber ? 1e300 : nil }),
    distorted("numbers are as low", says: "–", Distortion { $0 is NSNumber ? -1e300 : nil }),
    distorted(
      "numbers are whole and huge",
      says: "–",
      Distortion { $0 is NSNumber ? Int.max : nil }
    ),
    distorted("numbers are -999", says: "–", Distortion { $0 is NSNumber ? -999 : nil }),
    distorted("numbers are objects", says: "–", Distortion { $0 is NSNumber ? ["a": 1] : nil }),
    distorted("numbers are lists", says: "–", Distortion { $0 is NSNumber ? [1] : nil }),
    distorted("numbers are true", Distortion { $0 is NSNumber ? true : nil }),
    distorted("texts are numbers", Distortion { $0 is String ? 7 : nil }),
    distorted(
      "texts are long",
      Distortion { $0 is String ? String(repeating: "x", count: 9000) : nil }
    ),
    distorted("texts are empty", Distortion { $0 is String ? "" : nil }),
    distorted("-0 everywhere", Distortion { $0 is NSNumber ? -0.2 : nil }),
  ]

  private static func distorted(
    _ what: String,
    says: String = "",
    _ distortion: Distortion
  ) -> HostileCase {
    HostileCase(what, .weather, says: says) { request, _ in
      .response(body: distortion.distorted(BuiltRain.body(answering: request) ?? Data()))
    }
  }
}

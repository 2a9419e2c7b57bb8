import Foundation
import RainTestSupport
import Testing

/// Weather of the right shape whose values are none.
@Suite struct HostileValueTests {
  @Test(arguments: rows + structural + uneven, HostileSetup.few)
  func `a value that can't be is no value`(row: HostileCase, setup: HostileSetup) async throws {
    try await HostileRun(row, setup).expectWhatMustHold()
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

  /// Times, coordinates and zones too.
  private static let structural: [HostileCase] = [
    distorted("all is null", Distortion(ofStructureToo: true) { _ in NSNull() }),
    distorted("all is text", Distortion(ofStructureToo: true) { _ in "x" }),
    distorted("all is 0", Distortion(ofStructureToo: true) { _ in 0 }),
    distorted("all is huge", Distortion(ofStructureToo: true) { _ in 1e300 }),
    distorted("all is whole and huge", Distortion(ofStructureToo: true) { _ in Int.max }),
    distorted("all is whole and low", Distortion(ofStructureToo: true) { _ in Int.min }),
    distorted("all is infinite", Distortion(ofStructureToo: true) { _ in Distortion.infinite }),
    distorted("all is an object", Distortion(ofStructureToo: true) { _ in [:] as [String: Any] }),
    distorted("numbers are -1", Distortion(ofStructureToo: true) { $0 is NSNumber ? -1 : nil }),
    distorted(
      "numbers are 250 years on",
      Distortion(ofStructureToo: true) { $0 is NSNumber ? 9_683_193_600 : nil }
    ),
  ]

  /// Lists of another length than the others.
  private static let uneven: [HostileCase] = [
    rewritten("lists without their last element", #",\s*[^\[\]{},]+\]"#, "]"),
    rewritten("lists with a null more", #"([^\[\]{},\s])\s*\]"#, "$1, null]"),
    rewritten("lists without elements", #"\[[^\[\]{}]*\]"#, "[]"),
    rewritten("null for lists of numbers", #"\[[^\[\]{}]*\]"#, "null"),
    rewritten("numbers for lists of numbers", #"\[[^\[\]{}]*\]"#, "7"),
    rewritten("every comma twice", ",", ",,", .failureUnlessKept(65)),
    rewritten("every key twice", #"("[a-z_0-9A-Z]+":)"#, #"$1 null, $1 [], $1"#),
  ]

  private static func rewritten(
    _ what: String,
    _ pattern: String,
    _ replacement: String,
    _ outcome: HostileCase.Outcome = .weather
  ) -> HostileCase {
    HostileCase(what, outcome) { request, _ in
      let body = BuiltRain.body(answering: request) ?? Data()
      let text = String(decoding: body, as: UTF8.self)
        .replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
      return .response(body: Data(text.utf8))
    }
  }

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

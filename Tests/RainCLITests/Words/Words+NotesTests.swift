@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsNotesTests {
  static let provenance = Provenance(provider: .openWeatherMap, fetched: 0)

  static let errors: [ProviderError] = [
    .transport(.noNetwork(host: "a.example")), .transport(.hostNotFound(host: "a.example")),
    .transport(.connectionRefused(host: "a.example")),
    .transport(.connectionLost(host: "a.example")), .transport(.timedOut(host: "a.example")),
    .transport(.notSecure(host: "a.example", problem: .expired)),
    .transport(.tooLarge(host: "a.example", limit: 1)),
    .transport(.malformed(host: "a.example")), .keyMissing,
    .keyRejected(status: 401, message: "Invalid key"),
    .rateLimited(retryAfter: 60, message: "Slow down"), .refused(status: 503, message: "Down"),
    .unreadable(.notJSON),
  ]

  @Test(arguments: Language.allCases, errors)
  func `a note tells the reason in its language and fills in everything`(
    language: Language,
    error: ProviderError
  ) {
    let words = Words(language)
    let notes: [ReportNote] = [
      .currentFailed(error), .forecastFailed(error), .older(age: 840, because: error),
      .insteadOf(.forecast, because: error), .planTooSmall(error),
    ]
    for note in notes {
      let text = words.note(note, from: Self.provenance)
      #expect(!text.contains("{") && !text.contains("}"))
      #expect(text.hasSuffix(".") || text.hasSuffix("。"))
      guard language != .english else { continue }
      #expect(text != Words().note(note, from: Self.provenance))
      #expect(!text.contains(FailureReport.reason(error, .openWeatherMap)))
    }
  }

  @Test(arguments: Language.allCases)
  func `a host out of a damaged file does not steer the terminal`(language: Language) {
    let error = ProviderError.transport(.timedOut(host: "a\u{1B}[2J\nb"))
    let text = Words(language).note(.older(age: 60, because: error), from: Self.provenance)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test(arguments: Language.allCases)
  func `the other notes are in the language too`(language: Language) {
    let notes: [ReportNote] = [
      .sample, .firstOfPlaces(count: 3), .beingRenewed(age: 840), .hourAsCurrent,
    ]
    for note in notes {
      let text = Words(language).note(note, from: Self.provenance)
      #expect(!text.contains("{"))
      #expect((text == Words().note(note, from: Self.provenance)) == (language == .english))
    }
  }
}

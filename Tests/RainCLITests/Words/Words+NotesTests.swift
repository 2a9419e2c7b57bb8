@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsNotesTests {
  static let report: WeatherReport = {
    let clock = PlaceClock(timeZone: nil)
    return WeatherReport(
      provenance: Provenance(provider: .openWeatherMap, fetched: 0),
      place: ReportedPlace(),
      clock: clock,
      now: clock.time(at: 3600)
    )
  }()

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
      .olderCurrent(fetched: 0, because: error), .olderForecast(fetched: 0, because: error),
    ]
    for note in notes {
      let text = words.note(note, of: Self.report)
      #expect(!text.contains("{") && !text.contains("}"))
      #expect(text.hasSuffix(".") || text.hasSuffix("。"))
      guard language != .english else { continue }
      #expect(text != Words().note(note, of: Self.report))
      #expect(!text.contains(FailureReport.reason(error, .openWeatherMap)))
    }
  }

  @Test(arguments: [
    (0, "60 min ago"), (1800, "30 min ago"), (9000, "0 s ago"), (Int.min, "60 min ago"),
    (Int.max, "0 s ago"),
  ])
  func `a part of an older answer is told with its age`(fetched: Int, age: String) {
    let note = ReportNote.olderForecast(
      fetched: fetched,
      because: .refused(status: 500, message: nil)
    )
    #expect(
      Words().note(note, of: Self.report)
        == "Hours and days are from an older answer (\(age)): it failed (500)."
    )
  }

  @Test(arguments: Language.allCases)
  func `a host out of a damaged file does not steer the terminal`(language: Language) {
    let error = ProviderError.transport(.timedOut(host: "a\u{1B}[2J\nb"))
    let text = Words(language).note(.older(age: 60, because: error), of: Self.report)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test(arguments: Language.allCases)
  func `the other notes are in the language too`(language: Language) {
    let notes: [ReportNote] = [
      .sample, .firstOfPlaces(count: 3), .beingRenewed(age: 840), .hourAsCurrent,
    ]
    for note in notes {
      let text = Words(language).note(note, of: Self.report)
      #expect(!text.contains("{"))
      #expect((text == Words().note(note, of: Self.report)) == (language == .english))
    }
  }
}

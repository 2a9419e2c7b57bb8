import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

@Suite struct MinutelyViewTests {
  private func text(_ pattern: MinutePattern, _ look: Look) -> String {
    let now = MinutePattern.now
    let report = WeatherReport(
      provenance: Provenance(provider: .forecast, fetched: now.secondsSince1970),
      place: ReportedPlace(name: "Bergen", country: "Norway"),
      clock: PlaceClock(timeZone: nil, reportedOffset: 3600),
      now: now,
      minutely: pattern.minutes
    )
    return look.text(MinutelyView(report: report, look: look).lines)
  }

  @Test(arguments: [
    ("cloudburst", "3. 5t 4r 9R 6r 4. 8p 21."),
    ("kinds", "5. 12r 6l 20s 4. 3h 10."),
    ("unknown", "10r 2? 12r 16. 20?"),
    ("showers", "4r 5. 6r 9. 5R 6. 5r 10. 10r"),
  ])
  func `kinds and classes can be told apart`(name: String, pattern: String) throws {
    let pattern = MinutePattern(pattern)
    let looks = [
      ("", Look()), ("-40", Look(width: 40, usesTwelveHours: true)),
      ("-ascii", Look(symbols: .ascii)), ("-color", Look(hasColor: true)),
    ]
    for (suffix, look) in looks {
      try Golden.expect(text(pattern, look), "minutely/pattern-\(name)\(suffix)")
    }
  }

  @Test(arguments: ["11r", "11r 10_ 39r"])
  func `what falls is not claimed for longer than it is told`(pattern: String) {
    let text = text(MinutePattern(pattern), Look())
    #expect(text.contains("Light rain  the next 11 min") || text.contains("Rain  the next 11 min"))
    #expect(!text.contains("all the time"))
  }

  @Test func `quarters of an hour are a table`() throws {
    let pattern = MinutePattern("1. 1t 1p 1R 1s 1?", step: 15, offset: -600)
    try Golden.expect(text(pattern, Look()), "minutely/pattern-quarters")
    try Golden.expect(text(pattern, Look(width: 40)), "minutely/pattern-quarters-40")
  }
}

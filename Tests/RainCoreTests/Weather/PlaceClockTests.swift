import RainCore
import Testing

@Suite struct PlaceClockTests {
  @Test(arguments: [
    // Berlin springs forward on 2026-03-29 at 1:00 UTC and falls back on 2026-10-25.
    ("Europe/Berlin", 1_774_745_999, "2026-03-29T01:59:59+01:00"),
    ("Europe/Berlin", 1_774_746_000, "2026-03-29T03:00:00+02:00"),
    ("Europe/Berlin", 1_792_889_999, "2026-10-25T02:59:59+02:00"),
    ("Europe/Berlin", 1_792_890_000, "2026-10-25T02:00:00+01:00"),
    ("Asia/Kathmandu", 1_774_746_000, "2026-03-29T06:45:00+05:45"),
    ("Etc/GMT+8", 1_774_746_000, "2026-03-28T17:00:00-08:00"),
    ("US/Pacific", 1_774_746_000, "2026-03-28T18:00:00-07:00"),
  ])
  func `a named zone knows of clock changes`(zone: String, seconds: Int, text: String) {
    let clock = PlaceClock(timeZone: zone, reportedOffset: 0)
    #expect(clock.time(at: seconds).iso8601 == text)
    #expect(clock.isKnown)
  }

  @Test(arguments: [nil, "", "Mars/Olympus_Mons"])
  func `without a known zone the reported offset counts`(zone: String?) {
    let clock = PlaceClock(timeZone: zone, reportedOffset: 12_600)
    #expect(clock.time(at: 0).iso8601 == "1970-01-01T03:30:00+03:30")
    #expect(clock.isKnown)
  }

  @Test(arguments: [
    "/etc/passwd", "../x", "a b", "GMT+99:99", "zone.tab", "\u{1B}[31m", "Europe//X",
  ])
  func `what can be no name of a zone is none`(zone: String) {
    #expect(PlaceClock(timeZone: zone).timeZone == nil)
  }

  @Test(arguments: ["Europe/Kyiv", "America/Argentina/Buenos_Aires", "Etc/GMT+8", "UTC", "GMT"])
  func `a name of a zone is kept, known or not`(zone: String) {
    #expect(PlaceClock(timeZone: zone).timeZone == zone)
  }

  @Test func `an unknown clock shows UTC`() {
    let clock = PlaceClock(timeZone: nil)
    #expect(clock.time(at: 0).iso8601 == "1970-01-01T00:00:00+00:00")
    #expect(!clock.isKnown)
  }

  @Test func `an offset that no place has is not believed`() {
    #expect(PlaceClock(timeZone: nil, reportedOffset: 1_000_000).reportedOffset == nil)
    #expect(PlaceClock(timeZone: nil, reportedOffset: -25).reportedOffset == nil)
  }
}

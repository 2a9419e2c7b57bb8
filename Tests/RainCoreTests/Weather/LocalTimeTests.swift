import RainCore
import Testing

@Suite struct LocalTimeTests {
  @Test(arguments: [
    (1_795_921_200, 3600, "2026-11-29T04:00:00+01:00"),
    (0, 0, "1970-01-01T00:00:00+00:00"),
    (-1, 0, "1969-12-31T23:59:59+00:00"),
    (0, -34_200, "1969-12-31T14:30:00-09:30"),
    (0, 20_700, "1970-01-01T05:45:00+05:45"),
    (1_795_996_799, 0, "2026-11-29T23:59:59+00:00"),
  ])
  func `a time is written with its offset`(seconds: Int, offset: Int, text: String) {
    #expect(LocalTime(secondsSince1970: seconds, utcOffset: offset).iso8601 == text)
  }

  @Test func `a time is written in UTC`() {
    let time = LocalTime(secondsSince1970: 1_795_921_200, utcOffset: 3600)
    #expect(time.iso8601UTC == "2026-11-29T03:00:00Z")
    #expect(time.hour == 4)
    #expect(time.minute == 0)
    #expect(time.date.iso8601 == "2026-11-29")
  }

  @Test func `times compare by instant and not by clock`() {
    let berlin = LocalTime(secondsSince1970: 100, utcOffset: 3600)
    let london = LocalTime(secondsSince1970: 200, utcOffset: 0)
    #expect(berlin < london)
    #expect(berlin.adding(seconds: 100).secondsSince1970 == london.secondsSince1970)
  }
}

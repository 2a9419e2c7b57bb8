import RainCore
import Testing

@Suite struct CivilDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday),
    ("1969-12-31", -1, .wednesday),
    ("2000-02-29", 11_016, .tuesday),
    ("2024-02-29", 19_782, .thursday),
    ("2024-03-01", 19_783, .friday),
    ("2026-11-30", 20_787, .monday),
    ("0000-03-01", -719_468, .wednesday),
    ("9999-12-31", 2_932_896, .friday),
  ])
  func `a date counts its days and knows its weekday`(
    text: String,
    days: Int,
    weekday: Weekday
  ) throws {
    let date = try #require(CivilDate(iso8601: text))
    #expect(date.daysSince1970 == days)
    #expect(date.weekday == weekday)
    #expect(date.iso8601 == text)
    #expect(CivilDate(daysSince1970: days) == date)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-13-01", "2026-00-10", "2026-02-29", "2026-04-31", "2026-1-1",
    "26-11-30", "2026-11-30T00:00", "2026/11/30", "+026-11-30", "二〇二六-11-30", "2026-11--3",
  ])
  func `what is no date is refused`(text: String) {
    #expect(CivilDate(iso8601: text) == nil)
  }

  @Test func `every day of eight centuries follows the day before`() throws {
    var date = try #require(CivilDate(iso8601: "1600-01-01"))
    for _ in 0..<292_194 {
      let next = date.adding(days: 1)
      let (year, month, day) = next.parts
      #expect(CivilDate(year: year, month: month, day: day) == next)
      #expect(day == date.parts.day + 1 || (day == 1 && date.parts.day >= 28))
      date = next
    }
    #expect(date.iso8601 == "2400-01-01")
  }
}

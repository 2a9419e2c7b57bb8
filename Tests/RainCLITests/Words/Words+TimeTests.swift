@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsTimeTests {
  @Test(
    arguments: [
      (.english, "Mon 30 Nov", "Mon 30", "4 pm", "4:05 pm"),
      (.german, "Mo 30. Nov.", "Mo 30.", "4 PM", "4:05 PM"),
      (.spanish, "lun 30 nov", "lun 30", "4 p. m.", "4:05 p. m."),
      (.french, "lun. 30 nov.", "lun. 30", "4 PM", "4:05 PM"),
      (.dutch, "ma 30 nov", "ma 30", "4 p.m.", "4:05 p.m."),
      (.russian, "пн 30 нояб.", "пн 30", "4 PM", "4:05 PM"),
      (.chinese, "11月30日 周一", "30日 周一", "下午4时", "下午4:05"),
      (.japanese, "11月30日(月)", "30日(月)", "午後4時", "午後4:05"),
    ] as [(Language, String, String, String, String)]
  )
  func `days and times are written as the language does`(
    language: Language,
    date: String,
    dayOfMonth: String,
    hour: String,
    time: String
  ) throws {
    let words = Words(language)
    let day = try #require(CivilDate(iso8601: "2026-11-30"))
    #expect(words.date(day) == date)
    #expect(words.dayOfMonth(day) == dayOfMonth)
    // 16:00 and 16:05 in UTC.
    let fullHour = LocalTime(secondsSince1970: 1_796_054_400, utcOffset: 0)
    let later = LocalTime(secondsSince1970: 1_796_054_700, utcOffset: 0)
    #expect(words.twelveHourTime(fullHour, isShort: true) == hour)
    #expect(words.twelveHourTime(later, isShort: true) == time)
    #expect(words.twelveHourTime(later) == time)
  }

  @Test(
    arguments: [
      (.english, "12 am", "12 pm"), (.german, "12 AM", "12 PM"), (.chinese, "上午12时", "下午12时"),
      (.japanese, "午前0時", "午後0時"),
    ] as [(Language, String, String)]
  )
  func `midnight and noon have the hour that the language gives them`(
    language: Language,
    midnight: String,
    noon: String
  ) {
    let times = [1_795_996_800, 1_796_040_000]
      .map { LocalTime(secondsSince1970: $0, utcOffset: 0) }
    #expect(
      times.map { Words(language).twelveHourTime($0, isShort: true) } == [midnight, noon]
    )
  }

  @Test(
    arguments: [
      (.english, "48 s ago", "12 min ago", "3 h ago", "5 d ago"),
      (.german, "vor 48 s", "vor 12 min", "vor 3 h", "vor 5 Tagen"),
      (.spanish, "hace 48 s", "hace 12 min", "hace 3 h", "hace 5 días"),
      (.french, "il y a 48 s", "il y a 12 min", "il y a 3 h", "il y a 5 jours"),
      (.dutch, "48 s geleden", "12 min geleden", "3 uur geleden", "5 dagen geleden"),
      (.russian, "48 с назад", "12 мин назад", "3 ч назад", "5 дн. назад"),
      (.chinese, "48秒前", "12分钟前", "3小时前", "5天前"),
      (.japanese, "48秒前", "12分前", "3時間前", "5日前"),
    ] as [(Language, String, String, String, String)]
  )
  func `an age is told without a plural that could be wrong`(
    language: Language,
    seconds: String,
    minutes: String,
    hours: String,
    days: String
  ) {
    let words = Words(language)
    #expect(words.ago(48) == seconds)
    #expect(words.ago(12 * 60 + 59) == minutes)
    #expect(words.ago(3 * 3600 + 3599) == hours)
    #expect(words.ago(5 * 86_400) == days)
  }
}

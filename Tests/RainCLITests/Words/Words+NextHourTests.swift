@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsNextHourTests {
  @Test(arguments: [
    (Language.german, "12. 23r 25.", "Regen in 12 min, Ende in 35 min"),
    (.german, "60s", "Schnee in der nächsten Stunde"),
    (.spanish, "10r 15. 35r", "Lluvia, fin en 10 min, de nuevo en 25 min"),
    (.french, "20r 20s 20.", "Pluie, puis neige dans 20 min, fin dans 40 min"),
    (.dutch, "20. 20p 20.", "Het komende uur mogelijk regen; kans 20%"),
    (.russian, "12. 23s 25.", "Снег через 12 мин, конец через 35 мин"),
    (.russian, "20. 20p 20.", "Возможно: дождь, в ближайший час; вероятность 20%"),
    (.german, "60.", "In der nächsten Stunde trocken"),
    (.german, "60c", "In der nächsten Stunde trocken; Niederschlagswahrscheinlichkeit 40%"),
    (.spanish, "60r", "Lluvia durante la próxima hora"),
    (.french, "60.", "Temps sec pendant l’heure qui vient"),
    (.dutch, "60s", "Het komende uur sneeuw"),
    (.dutch, "59z 1.", "IJzel, einde over 59 min"),
    (.dutch, "5r 10. 5r 10. 5r 25.", "Af en toe regen, einde over 35 min"),
    (.french, "20. 20p 20.", "Risque de pluie pendant l’heure qui vient\u{A0}; probabilité 20%"),
    (.russian, "60.", "В ближайший час без осадков"),
    (.chinese, "12. 23r 25.", "12 分钟后雨开始，35 分钟后停止"),
    (.japanese, "5r 10. 5r 10. 5r 25.", "雨が降ったりやんだり、35 分後にやむ"),
  ])
  func `the sentence is in the user's language`(
    language: Language,
    pattern: String,
    sentence: String
  ) throws {
    let hour = try #require(NextHour(MinutePattern(pattern).minutes, now: MinutePattern.now))
    #expect(Words(language).sentence(hour) == sentence)
  }

  @Test(arguments: [
    ("60.", "Dry for the next hour"),
    ("60t", "Dry for the next hour"),
    ("60i", "Dry for the next hour"),
    ("20. 20i 20.", "Dry for the next hour"),
    ("60c", "Dry for the next hour; the chance of precipitation is 40%"),
    ("20. 20p 20.", "Rain possible in the next hour; the chance is 20%"),
    ("60r", "Rain for the next hour"),
    ("60s", "Snow for the next hour"),
    ("20r 20R 20r", "Rain for the next hour"),
    ("12. 48r", "Rain starts in 12 min"),
    ("1. 59s", "Snow starts in 1 min"),
    ("20. 20t 20r", "Rain starts in 40 min"),
    ("20. 10p 30r", "Rain starts in 30 min"),
    ("12r 48.", "Rain stops in 12 min"),
    ("59z 1.", "Freezing rain stops in 59 min"),
    ("12. 23r 25.", "Rain starts in 12 min, stops in 35 min"),
    ("59. 1h", "Hail starts in 59 min"),
    ("30. 1r 29.", "Rain starts in 30 min, stops in 31 min"),
    ("10r 15. 35r", "Rain stops in 10 min, starts again in 25 min"),
    ("10r 15. 10r 25.", "Rain stops in 10 min, starts again in 25 min, stops in 35 min"),
    ("10. 10r 10. 30r", "Rain starts in 10 min, stops in 20 min, starts again in 30 min"),
    (
      "5. 10r 10. 10r 25.",
      "Rain starts in 5 min, stops in 15 min, starts again in 25 min, stops in 35 min"
    ),
    (
      "5. 10r 5l 10s 10. 5h 15.",
      "Mixed precipitation starts in 5 min, stops in 30 min, hail starts in 40 min, stops in 45 min"
    ),
    ("10r 2. 10r 38.", "Rain stops in 22 min"),
    ("10. 5r 10. 5r 10. 5r 15.", "Rain starts in 10 min, on and off, stops in 45 min"),
    ("5r 10. 5r 10. 5r 25.", "Rain on and off, stops in 35 min"),
    ("10. 5r 10. 5r 10. 20r", "Rain starts in 10 min, on and off"),
    ("5r 10. 5r 10. 5r 10. 15r", "Rain on and off for the next hour"),
    ("5r 10. 5s 10. 5r 25.", "Precipitation on and off, stops in 35 min"),
    ("20r 40s", "Rain turns to snow in 20 min"),
    ("20r 20s 20.", "Rain turns to snow in 20 min, stops in 40 min"),
    ("5. 15r 40s", "Rain starts in 5 min, turns to snow in 20 min"),
    ("15r 15l 30s", "Rain turns to sleet in 15 min, turns to snow in 30 min"),
    ("10r 20. 30s", "Rain stops in 10 min, snow starts in 30 min"),
    ("20r 2l 38r", "Rain for the next hour"),
    ("10r 10l 10r 10l 10r 10.", "Mixed precipitation stops in 50 min"),
    ("30u 30.", "Precipitation stops in 30 min"),
    ("10u 20r 30.", "Rain stops in 30 min"),
    ("12. 2? 20r 26.", "Rain starts in 14 min, stops in 34 min"),
    ("40. 20?", "Dry for the next 40 min"),
    ("30r 30_", "Rain for the next 30 min"),
    ("20r 10. 10? 20r", "Rain stops in 20 min"),
    ("10. 20r 30_", "Rain starts in 10 min"),
    ("58. 2_", "Dry for the next hour"),
  ])
  func `an hour of minutes is one sentence`(pattern: String, sentence: String) throws {
    let minutes = MinutePattern(pattern).minutes
    let hour = try #require(NextHour(minutes, now: MinutePattern.now))
    #expect(Words().sentence(hour) == sentence)
  }

  @Test(arguments: ["", "60?", "60_", "3r 57_", "5? 55r", "5_ 55r"])
  func `nothing is claimed without minutes`(pattern: String) {
    #expect(NextHour(MinutePattern(pattern).minutes, now: MinutePattern.now) == nil)
  }

  @Test(arguments: [
    ("6.", "Dry for the next hour"),
    ("6r", "Rain for the next hour"),
    ("2. 4r", "Rain starts in about 20 min"),
    ("1. 5r", "Rain starts in about 5 min"),
    ("1r 5.", "Rain stops in about 5 min"),
    ("2. 1s 3.", "Snow starts in about 20 min, stops in about 35 min"),
    ("2r 1. 3r", "Rain stops in about 20 min, starts again in about 35 min"),
    ("1r 1. 1r 1. 2r", "Rain on and off for the next hour"),
    ("2r 4s", "Rain turns to snow in about 20 min"),
    ("2. 1? 3r", "Dry for the next 20 min"),
  ])
  func `quarters of an hour claim no minute`(pattern: String, sentence: String) throws {
    // The quarter in progress began ten minutes ago.
    let minutes = MinutePattern(pattern, step: 15, offset: -600).minutes
    let hour = try #require(NextHour(minutes, now: MinutePattern.now))
    #expect(Words().sentence(hour) == sentence)
  }

  @Test(arguments: [
    ("20. 40r", "Rain starts in 10 min"),
    ("20r 40.", "Rain stops in 10 min"),
    ("10r 50.", "Dry for the next 50 min"),
    ("55r 5.", "Rain stops in 45 min"),
  ])
  func `only what is to come counts in an older answer`(
    pattern: String,
    sentence: String
  ) throws {
    let minutes = MinutePattern(pattern, offset: -600).minutes
    let hour = try #require(NextHour(minutes, now: MinutePattern.now))
    #expect(Words().sentence(hour) == sentence)
  }
}

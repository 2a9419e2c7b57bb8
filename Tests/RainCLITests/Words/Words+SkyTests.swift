@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsSkyTests {
  @Test(
    arguments: [
      (.english, "Light rain", "Heavy snow", "Sunny", "Clear", "Mist"),
      (.german, "Leichter Regen", "Starker Schneefall", "Sonnig", "Klar", "Leichter Nebel"),
      (.spanish, "Lluvia ligera", "Nevada fuerte", "Soleado", "Despejado", "Neblina"),
      (.french, "Pluie faible", "Neige forte", "Ensoleillé", "Ciel dégagé", "Brume"),
      (.dutch, "Lichte regen", "Zware sneeuwval", "Zonnig", "Helder", "Nevel"),
      (.russian, "Небольшой дождь", "Сильный снег", "Солнечно", "Ясно", "Дымка"),
      (.chinese, "小雨", "大雪", "晴", "晴", "轻雾"),
      (.japanese, "弱い雨", "強い雪", "晴れ", "晴れ", "もや"),
    ] as [(Language, String, String, String, String, String)]
  )
  func `a sky is worded by condition, strength and time of day`(
    language: Language,
    lightRain: String,
    heavySnow: String,
    sunny: String,
    clear: String,
    mist: String
  ) {
    let words = Words(language)
    #expect(words.description(of: Sky(.rain, .light), isDay: true) == lightRain)
    #expect(words.description(of: Sky(.snow, .heavy), isDay: false) == heavySnow)
    #expect(words.description(of: Sky(.clear), isDay: true) == sunny)
    #expect(words.description(of: Sky(.clear), isDay: false) == clear)
    #expect(words.description(of: Sky(.clear), isDay: nil) == clear)
    #expect(words.description(of: Sky(.fog, .light), isDay: nil) == mist)
  }

  @Test(arguments: Language.allCases)
  func `different conditions have different words`(language: Language) {
    let texts = Condition.allCases.map {
      Words(language).description(of: Sky($0), isDay: true)
    }
    #expect(Set(texts).count == Condition.allCases.count)
    for condition in [Condition.drizzle, .rain, .snow, .sleet, .freezingRain, .hail, .thunderstorm]
    {
      let grades = Intensity.allCases.map {
        Words(language).description(of: Sky(condition, $0), isDay: nil)
      }
      #expect(Set(grades).count == 3)
    }
  }
}

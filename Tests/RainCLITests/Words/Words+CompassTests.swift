@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsCompassTests {
  @Test(
    arguments: [
      (.english, "N ENE SE W"), (.german, "N ONO SO W"), (.spanish, "N ENE SE O"),
      (.french, "N ENE SE O"), (.dutch, "N ONO ZO W"), (.russian, "С ВСВ ЮВ З"),
      (.chinese, "北 东东北 东南 西"), (.japanese, "北 東北東 南東 西"),
    ] as [(Language, String)]
  )
  func `a point of the compass has the letters of the language`(
    language: Language,
    letters: String
  ) {
    let points: [CompassPoint] = [.north, .eastNortheast, .southeast, .west]
    #expect(points.map(Words(language).letters(of:)).joined(separator: " ") == letters)
  }
}

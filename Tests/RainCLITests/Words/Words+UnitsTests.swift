@testable import RainCLI
import RainCore
import Testing

@Suite struct WordsUnitsTests {
  static let symbols =
    SpeedUnit.allCases.map(\.symbol) + PressureUnit.allCases.map(\.symbol)
    + PrecipitationUnit.allCases.flatMap { [$0.symbol, $0.intensitySymbol] }
    + DistanceUnit.allCases.map(\.symbol)

  @Test(arguments: symbols)
  func `Russian has a sign of its own for every unit, other languages the international one`(
    symbol: String
  ) {
    for language in Language.allCases {
      #expect((Words(language).unit(symbol) == symbol) == (language != .russian))
    }
    #expect(Words(.russian, isASCII: true).unit(symbol) == symbol)
  }
}

import RainCore
import Testing

/// The limits between the words of a scale for a pollutant, in micrograms per cubic meter.
struct ConcentrationLimits: CustomTestStringConvertible, Sendable {
  let pollutant: AirPollutant
  let limits: [Double]

  var testDescription: String { pollutant.rawValue }

  /// The bands of the European Environment Agency of 2024.
  static let european = [
    ConcentrationLimits(pollutant: .fineParticles, limits: [5, 15, 50, 90, 140]),
    ConcentrationLimits(pollutant: .particles, limits: [15, 45, 120, 195, 270]),
    ConcentrationLimits(pollutant: .nitrogenDioxide, limits: [10, 25, 60, 100, 150]),
    ConcentrationLimits(pollutant: .ozone, limits: [60, 100, 120, 160, 180]),
    ConcentrationLimits(pollutant: .sulfurDioxide, limits: [20, 40, 125, 190, 275]),
  ]

  /// OpenWeatherMap's table.
  static let openWeatherMap = [
    ConcentrationLimits(pollutant: .fineParticles, limits: [10, 25, 50, 75]),
    ConcentrationLimits(pollutant: .particles, limits: [20, 50, 100, 200]),
    ConcentrationLimits(pollutant: .nitrogenDioxide, limits: [40, 70, 150, 200]),
    ConcentrationLimits(pollutant: .ozone, limits: [60, 100, 140, 180]),
    ConcentrationLimits(pollutant: .sulfurDioxide, limits: [20, 80, 250, 350]),
    ConcentrationLimits(pollutant: .carbonMonoxide, limits: [4400, 9400, 12_400, 15_400]),
  ]
}

@Suite struct AirQualityScaleConcentrationTests {
  @Test(arguments: ConcentrationLimits.european)
  func `a limit belongs to the better word in Europe`(row: ConcentrationLimits) {
    let scale = AirQualityScale.european
    #expect(scale.category(of: row.pollutant, at: 0) == .good)
    for (index, limit) in row.limits.enumerated() {
      #expect(scale.category(of: row.pollutant, at: limit) == scale.categories[index])
      #expect(scale.category(of: row.pollutant, at: limit.nextUp) == scale.categories[index + 1])
    }
  }

  @Test(arguments: ConcentrationLimits.openWeatherMap)
  func `a limit belongs to the worse word at OpenWeatherMap`(row: ConcentrationLimits) {
    let scale = AirQualityScale.openWeatherMap
    #expect(scale.category(of: row.pollutant, at: 0) == .good)
    for (index, limit) in row.limits.enumerated() {
      #expect(scale.category(of: row.pollutant, at: limit.nextDown) == scale.categories[index])
      #expect(scale.category(of: row.pollutant, at: limit) == scale.categories[index + 1])
    }
  }

  @Test(arguments: AirPollutant.allCases)
  func `an hour has no word in the US scale, which goes by means`(pollutant: AirPollutant) {
    #expect(AirQualityScale.us.category(of: pollutant, at: 10) == nil)
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `what can't be in the air has no word`(concentration: Double) {
    #expect(AirQualityScale.european.category(of: .ozone, at: concentration) == nil)
    #expect(AirQualityScale.european.category(of: .carbonMonoxide, at: 200) == nil)
  }
}

@testable import RainCLI
import RainCore
import Testing

@Suite struct CheckThresholdTests {
  @Test(
    arguments: [
      ("0C", .temperature(Temperature(celsius: 0))), ("-5.5°C", .temperature(.init(celsius: -5.5))),
      ("32 f", .temperature(Temperature(fahrenheit: 32))),
      ("273.15K", .temperature(.init(kelvin: 273.15))),
      ("50km/h", .speed(Speed(kilometersPerHour: 50))),
      ("10 M/S", .speed(.init(metersPerSecond: 10))),
      ("30mph", .speed(Speed(milesPerHour: 30))), ("12kt", .speed(Speed(knots: 12))),
      ("6bft", .force(6)), ("30%", .chance(Fraction(percent: 30))),
      ("1mm/h", .intensity(PrecipitationIntensity(millimetersPerHour: 1))),
      ("+.5in/h", .intensity(PrecipitationIntensity(Depth(inches: 0.5), withinHours: 1))),
    ] as [(String, CheckThreshold)]
  )
  func `a value carries its unit`(text: String, threshold: CheckThreshold) {
    #expect(CheckThreshold(text) == threshold)
  }

  @Test(arguments: [
    "", "0", "C", "0X", "1e3C", "0x1C", "nanC", "infC", "--1C", "1.2.3C", "5 km", "-1km/h", "-1%",
    "101%", "13bft", "6.5bft", "0C ", "0CC", "１C", "1,5C", String(repeating: "1", count: 100) + "C",
  ])
  func `what has none is no value`(text: String) {
    #expect(CheckThreshold(text) == nil)
  }

  @Test func `a force of the wind is a range`() throws {
    let force = try #require(CheckThreshold("6bft"))
    let (above, below) = (try #require(force.speedAbove), try #require(force.speedBelow))
    #expect(Speed(metersPerSecond: 13.9) > above && !(Speed(metersPerSecond: 13.8) > above))
    #expect(Speed(metersPerSecond: 10.7) < below && !(Speed(metersPerSecond: 10.8) < below))
    #expect(CheckThreshold("12bft")?.speedAbove?.metersPerSecond == .infinity)
  }
}

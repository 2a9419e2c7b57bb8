@testable import RainCLI
import RainCore
import RainTerminal
import Testing

@Suite struct QuantitiesTests {
  private func quantities(_ units: UnitSystem) -> Quantities {
    Look(units: units.units).quantities
  }

  @Test(arguments: [
    (80.0, UnitSystem.metric, "0.08 km"), (80, .us, "0.05 mi"), (400, .metric, "0.4 km"),
    (9_940, .metric, "9.9 km"), (24_000, .metric, "24 km"), (0, .metric, "0 km"),
    (4, .metric, "<0.01 km"),
  ])
  func `in thick fog a visibility has two decimals`(
    meters: Double,
    units: UnitSystem,
    text: String
  ) {
    #expect(quantities(units).distance(Distance(meters: meters)).plain == text)
  }

  @Test(arguments: [
    (0.0, UnitSystem.metric, "0"), (0.2, .metric, "<0.1"), (12, .metric, "1.2"),
    (33, .us, "1.3"),
  ])
  func `snow is counted in tenths`(millimeters: Double, units: UnitSystem, text: String) {
    #expect(quantities(units).snow(Depth(millimeters: millimeters)).plain == text)
    #expect(quantities(units).snow(nil).plain == "–")
  }

  @Test(arguments: [(0.0, false), (0.2, false), (0.3, true), (nil, true)] as [(Double?, Bool)])
  func `a calm comes from nowhere`(speed: Double?, hasDirection: Bool) {
    let direction = Direction(degrees: 90)
    let told = Quantities.direction(direction, at: speed.map { Speed(metersPerSecond: $0) })
    #expect((told != nil) == hasDirection)
  }
}

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

  @Test func `times of several days have their days`() {
    let times = [("Europe/Berlin", 0), ("Pacific/Apia", 0), ("Asia/Tokyo", 1)]
      .map { PlaceClock(timeZone: $0).time(at: 1_796_058_000 + $1) }
    let texts = quantities(.metric).times(times + [nil]).map(\.plain)
    #expect(texts == ["Mon 30, 18:00", "Tue 1, 06:00", "Tue 1, 02:00", ""])
    #expect(
      quantities(.metric).times([times[1], times[2], nil]).map(\.plain) == ["06:00", "02:00", ""]
    )
  }

  @Test(arguments: [(0.0, false), (0.2, false), (0.3, true), (nil, true)] as [(Double?, Bool)])
  func `a calm comes from nowhere`(speed: Double?, hasDirection: Bool) {
    let direction = Direction(degrees: 90)
    let told = Quantities.direction(direction, at: speed.map { Speed(metersPerSecond: $0) })
    #expect((told != nil) == hasDirection)
  }
}

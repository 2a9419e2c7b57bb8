import Foundation
import RainCore
import Testing

@Suite struct MoonPhaseTests {
  @Test(arguments: [
    ("1969-07-20T20:17:00Z", 0.1943, MoonPhase.Name.firstQuarter),
    ("2000-01-06T18:14:00Z", 0.0000, .new), ("2000-01-21T04:40:00Z", 0.5000, .full),
    ("2013-05-06T12:00:00Z", 0.8881, .waningCrescent),
    ("2020-02-29T00:00:00Z", 0.1620, .waxingCrescent),
    ("2024-01-01T00:00:00Z", 0.6554, .waningGibbous), ("2024-04-08T18:21:00Z", 0.0000, .new),
    ("2024-06-15T12:00:00Z", 0.2886, .firstQuarter), ("2024-08-19T18:26:00Z", 0.5000, .full),
    ("2024-12-25T12:00:00Z", 0.8270, .waningCrescent), ("2025-03-14T12:00:00Z", 0.5065, .full),
    ("2026-01-01T00:00:00Z", 0.4059, .waxingGibbous),
    ("2026-07-04T00:00:00Z", 0.6238, .waningGibbous),
    ("2030-01-01T00:00:00Z", 0.8828, .waningCrescent),
    ("2026-01-10T15:48:21Z", 0.7500, .lastQuarter), ("2026-01-26T04:47:21Z", 0.2500, .firstQuarter),
  ])
  func `the phase is that of the sky`(time: String, phase: Double, name: MoonPhase.Name) throws {
    let instant = try Date.ISO8601FormatStyle().parse(time)
    let moon = MoonPhase(at: Int(instant.timeIntervalSince1970))
    let distance = abs(moon.fraction - phase)
    #expect(min(distance, 1 - distance) <= 0.0016)
    #expect(moon.name == name)
  }

  @Test(arguments: [
    (0.0, MoonPhase.Name.new), (1.0, .new), (0.06, .new), (0.07, .waxingCrescent),
    (0.25, .firstQuarter), (0.4, .waxingGibbous), (0.5, .full), (0.6, .waningGibbous),
    (0.75, .lastQuarter), (0.9, .waningCrescent), (0.94, .new), (0.99, .new),
  ])
  func `a provider's phase has the name of its eighth`(fraction: Double, name: MoonPhase.Name) {
    #expect(MoonPhase(fraction: fraction)?.name == name)
  }

  @Test(arguments: [-0.01, 1.01, .nan, .infinity, -999])
  func `what is no fraction is no phase`(fraction: Double) {
    #expect(MoonPhase(fraction: fraction) == nil)
  }

  @Test(arguments: [Int.min / 2, -62_000_000_000, 0, 40_000_000_000])
  func `any instant has a phase`(instant: Int) {
    #expect((0..<1).contains(MoonPhase(at: instant).fraction))
  }
}

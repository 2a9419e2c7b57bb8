@testable import RainCLI
import RainCore
import RainTerminal

/// Reports of made-up hours in Berlin from 2026-11-30 09:00 on, for charts.
enum ChartHoursFixture {
  static let start = 1_796_025_600

  /// A report of hours, each made by `make` from its number.
  static func report(
    of count: Int,
    hours length: Int = 1,
    timeZone: String = "Europe/Berlin",
    by provider: ProviderID = .forecast,
    from start: Int = ChartHoursFixture.start,
    _ make: (Int, inout Hour) -> Void
  ) -> WeatherReport {
    let clock = PlaceClock(timeZone: timeZone)
    var report = WeatherReport(
      provenance: Provenance(provider: provider, fetched: start + 1200),
      place: ReportedPlace(name: "Berlin"),
      clock: clock,
      now: clock.time(at: start + 1200)
    )
    report.hourly = (0..<count)
      .map { index in
        var hour = Hour(
          time: clock.time(at: start + index * length * 3600),
          hours: length,
          conditions: Conditions(sky: Sky(.cloudy))
        )
        make(index, &hour)
        return hour
      }
    return report
  }

  /// The chart itself, without the frame around it.
  static func chart(_ report: WeatherReport, width: Int = 40, hours: Int? = nil) -> String {
    let look = Look(width: width, units: UnitSystem.si.units)
    let lines = ChartView(report: report, look: look, hours: hours).lines.map(\.plain)
    // Before it stand a line about the place and an empty one, behind it an empty one and the credit.
    let end = lines.lastIndex(of: "") ?? lines.count
    return lines[..<end].dropFirst(2).joined(separator: "\n")
  }
}

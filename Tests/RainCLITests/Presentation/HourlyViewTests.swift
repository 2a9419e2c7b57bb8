@testable import RainCLI
import RainCore
import RainTerminal
import Testing

@Suite struct HourlyViewTests {
  private func lines(_ report: WeatherReport, _ look: Look = Look(width: 80)) -> [String] {
    HourlyView(report: report, look: look, choice: .clockHours(48)).lines.map(\.plain)
  }

  @Test(arguments: [
    (1_792_882_800, "The clocks change to UTC+01:00", "02:00"),
    (1_806_192_000, "The clocks change to UTC+02:00", "03:00"),
  ])
  func `where clocks change a line says so before the first hour`(
    start: Int,
    line: String,
    hour: String
  ) throws {
    let lines = lines(ChartHoursFixture.report(of: 6, from: start) { _, _ in })
    let index = try #require(lines.firstIndex(of: line))
    #expect(lines[index + 1].hasPrefix(hour))
    #expect(lines.count { $0 == line } == 1)
  }

  @Test(arguments: [(ProviderID.openMeteo, 1), (.openWeatherMap, 3)])
  func `it says which time the precipitation of a row is of`(provider: ProviderID, hours: Int) {
    let note = "Rain: chance and amount up to each time, since the one before."
    let report = ChartHoursFixture.report(of: 6, hours: hours, by: provider) { _, _ in }
    #expect(lines(report).contains(note))
    let other = ChartHoursFixture.report(of: 6, hours: hours) { _, _ in }
    #expect(!lines(other).contains(note))
  }

  @Test func `snow has a column where it falls`() {
    let dry = ChartHoursFixture.report(of: 6) { _, hour in hour.snowfall = Depth(millimeters: 0) }
    #expect(!lines(dry).contains { $0.contains("Snow cm") })
    let white = ChartHoursFixture.report(of: 6) { index, hour in
      hour.snowfall = Depth(millimeters: index == 2 ? 31 : 0)
    }
    #expect(lines(white).contains { $0.contains("Snow cm") })
    #expect(lines(white).contains { $0.contains(" 3.1") })
  }

  @Test(arguments: Array(60...140))
  func `no word is cut while there is anything that is only pleasant`(width: Int) {
    let report = ChartHoursFixture.report(of: 6) { _, hour in
      hour.conditions.sky = Sky(.freezingRain, .heavy)
      hour.conditions.humidity = Fraction(percent: 80)
      hour.conditions.cloudCover = Fraction(percent: 80)
    }
    let text = lines(report, Look(width: width)).joined(separator: "\n")
    let isCut = !text.contains("Heavy freezing rain")
    #expect(!isCut || !text.contains("80%"), "\(text)")
  }
}

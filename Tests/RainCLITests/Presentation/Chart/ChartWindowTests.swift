@testable import RainCLI
import RainCore
import Testing

@Suite struct ChartWindowTests {
  private func window(hours: Int, columns: Int, length: Int = 1) throws -> ChartWindow {
    let report = ChartHoursFixture.report(of: hours, hours: length) { _, _ in }
    return try #require(ChartWindow(report.hourly ?? [], columns: columns))
  }

  @Test(arguments: [
    (48, 74, 40), (48, 96, 30), (48, 95, 40), (48, 48, 60), (48, 47, 90), (1, 74, 5), (24, 72, 20),
    (168, 74, 180), (1000, 74, 1440), (1000, 14, 4320),
  ])
  func `the scale is the finest that fits`(hours: Int, columns: Int, minutes: Int) throws {
    let window = try window(hours: hours, columns: columns)
    #expect(window.secondsPerColumn == minutes * 60)
    #expect(window.columns <= columns)
  }

  @Test(arguments: [(34, 34), (47, 47), (48, 48), (74, 49), (94, 62), (114, 57), (194, 48)])
  func `about two days are pleasant`(columns: Int, hours: Int) {
    #expect(ChartWindow.pleasantHours(columns: columns) == hours)
  }

  @Test(arguments: [1, 3], [20, 34, 60, 74, 200])
  func `hours follow each other without a gap or an overlap`(length: Int, columns: Int) throws {
    let report = ChartHoursFixture.report(of: 40, hours: length) { _, _ in }
    let hours = try #require(report.hourly)
    let window = try #require(ChartWindow(hours, columns: columns))
    var end = 0
    for hour in hours {
      let columns = window.columns(of: hour)
      #expect(columns.lowerBound == end || window.secondsPerColumn > hour.hours * 3600)
      #expect(!columns.isEmpty && columns.upperBound <= window.columns)
      end = columns.upperBound
    }
    #expect(end == window.columns)
  }

  @Test func `without hours there is no window`() {
    #expect(ChartWindow([], columns: 74) == nil)
  }

  @Test func `instants have columns within the window only`() throws {
    let window = try window(hours: 48, columns: 74)
    #expect(window.column(of: window.start) == 0)
    #expect(window.column(of: window.start + 2 * 3600) == 3)
    #expect(window.column(of: window.start - 1) == nil)
    #expect(window.column(of: window.end) == nil)
    #expect(window.column(of: window.end - 1) == window.columns - 1)
  }
}

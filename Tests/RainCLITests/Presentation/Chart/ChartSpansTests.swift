@testable import RainCLI
import RainCore
import Testing

@Suite struct ChartSpansTests {
  private func spans(
    of count: Int,
    hours length: Int = 1,
    width: Int = 80,
    columns: Int
  ) throws -> ChartSpans {
    let report = ChartHoursFixture.report(of: count, hours: length) { _, _ in }
    let look = Look(width: width)
    return ChartSpans(try #require(ChartPlan(report, look, clockHours: 1000)), columns: columns)
  }

  @Test func `spans begin where the clock shows round hours`() throws {
    let spans = try spans(of: 48, columns: 6)
    #expect(spans.pitch == 4)
    #expect(spans.spans.map { $0.hours[0].time.hour }.prefix(5) == [9, 12, 16, 20, 0])
    #expect(spans.spans.map(\.columns.lowerBound).prefix(4) == [0, 4, 10, 16])
  }

  @Test func `steps of several hours stay whole`() throws {
    let spans = try spans(of: 16, hours: 3, columns: 4)
    #expect(spans.pitch == 3)
    #expect(spans.spans.allSatisfy { $0.hours.count == 1 })
  }

  @Test func `hours of many days are joined by days`() throws {
    let spans = try spans(of: 1000, width: 40, columns: 4)
    #expect(spans.pitch == 192)
    #expect(spans.spans.map(\.hours.count).max() == 192)
  }

  @Test(arguments: [20, 40, 80, 200], [1, 2, 48, 168, 1000])
  func `every hour is in one span, in order`(width: Int, count: Int) throws {
    let spans = try spans(of: count, width: width, columns: 6)
    #expect(spans.spans.flatMap(\.hours).count == count)
    let starts = spans.spans.map(\.columns.lowerBound)
    #expect(starts == starts.sorted())
  }
}

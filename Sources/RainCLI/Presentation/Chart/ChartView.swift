import RainCore
import RainTerminal

/// The coming hours as a picture: days, sky, sun, temperature, precipitation, wind and clock, one
/// below the other in the same columns of time.
struct ChartView: Sendable {
  let report: WeatherReport
  let look: Look
  /// How many hours of the clock to show; `nil` for as many as fit pleasantly.
  let hours: Int?

  var lines: [StyledText] {
    let frame = ReportFrame(report: report, look: look)
    let body = picture ?? look.remark(report.hourly == nil ? .noHours : .noHoursToCome)
    let blocks = [frame.header, body, frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The picture alone; `nil` when there are no hours to come.
  var picture: [StyledText]? {
    ChartPlan(report, look, clockHours: hours)
      .map { plan in rows(plan).map { $0.line(gutter: plan.gutter, mark: look.mark) } }
  }

  private func rows(_ plan: ChartPlan) -> [ChartRow] {
    let clock = ChartClock(plan.window, report.clock)
    let values = ChartValues(plan)
    return [ChartDays(plan, clock).row, values.sky]
      + SunRow(plan).rows
      + TemperatureBand(plan, clock, pitch: values.spans.pitch).rows
      + PrecipitationBand(plan, clock, values.spans).rows
      + [values.chance, values.wind, ChartHours(plan, clock, pitch: values.spans.pitch).row]
  }
}

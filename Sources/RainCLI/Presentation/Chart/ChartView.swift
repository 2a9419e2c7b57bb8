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
    let body: [StyledText]
    if let plan = ChartPlan(report, look, clockHours: hours) {
      body = rows(plan).map { $0.line(mark: look.mark) }
    } else {
      let isTold = report.hourly != nil
      body = [StyledText(look.words[isTold ? .noHoursToCome : .noHours], .dim)]
    }
    let blocks = [frame.header, body, frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
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

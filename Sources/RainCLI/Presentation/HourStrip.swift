import RainCore
import RainTerminal

/// The next hours side by side, as many as fit: time, sky, temperature, and the chance from that time on.
struct HourStrip: Sendable {
  let report: WeatherReport
  let look: Look
  private var quantities: Quantities { look.quantities }

  var lines: [StyledText] {
    let coming = (report.comingHoursInTime ?? []).prefix(12)
    let labels = coming.map { quantities.hour($0.time).width }
    let cell = (labels.max() ?? 0) + 1
    let hours = coming.prefix(look.width / cell)
    guard !hours.isEmpty else { return [] }
    let rows: [(Hour) -> StyledText] = [
      { StyledText(quantities.hour($0.time).plain, .dim) },
      { hour in
        let isDay = report.isDay(at: hour.time, told: hour.conditions.isDay)
        return look.symbols.symbol(of: hour.conditions.sky.condition, isDay: isDay)
      },
      { quantities.temperature($0.conditions.temperature) },
      { quantities.probability($0.conditions.precipitationProbability) },
    ]
    return rows.map { row in
      hours.map { row($0).padded(to: cell - 1) }.joined(separator: " ").trimmed
    }
  }
}

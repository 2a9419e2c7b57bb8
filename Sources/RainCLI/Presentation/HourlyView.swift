import RainCore
import RainTerminal

/// The hours as a table: time, sky, temperature, wind, chance and amount, with the days between.
struct HourlyView: Sendable {
  let report: WeatherReport
  let look: Look
  let choice: HourChoice

  var lines: [StyledText] {
    let frame = ReportFrame(report: report, look: look)
    let hours = report.comingHours.map { choice.choose(from: $0, now: report.now) }
    let body: [StyledText]
    switch hours {
    case nil: body = look.remark(.noHours)
    case let hours? where hours.isEmpty:
      body = TextFitting.wrapped(look.words.noHours(choice), to: look.width)
        .map { StyledText($0, .dim) }
    case let hours?: body = table(hours).lines(width: look.width, mark: look.mark)
    }
    let blocks = [frame.header, body, frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func table(_ hours: [Hour]) -> Table {
    let quantities = look.quantities
    let gap = look.columnGap
    var table = Table([
      Table.Column("", .trailing, gap: gap),
      Table.Column("", gap: gap),
      Table.Column(heading(look.words[.temperatureHeading]), .trailing, gap: gap),
      Table.Column(heading(look.words[.feelsLikeHeading]), .trailing, weight: 2, gap: gap),
      Table.Column("", weight: 4, minimumWidth: look.leastSkyWidth, gap: gap),
      Table.Column(heading(quantities.speedUnit), .trailing, weight: 6, gap: gap),
      Table.Column("", weight: 6, gap: 1),
      Table.Column(heading(look.words[.gustHeading]), .trailing, weight: 1, gap: gap),
      Table.Column(heading(look.words[.rainHeading]), .trailing, gap: gap),
      Table.Column(heading(quantities.waterUnit), .trailing, weight: 7, gap: gap),
      Table.Column(heading(look.words[.humidityHeading]), .trailing, weight: 0, gap: gap),
    ])
    var date: CivilDate?
    for hour in hours {
      if hour.time.date != date {
        date = hour.time.date
        table.add(line: StyledText(quantities.date(hour.time.date), .bold))
      }
      let conditions = hour.conditions
      let isDay = report.isDay(at: hour.time, told: conditions.isDay)
      table.add([
        quantities.hour(hour.time),
        look.symbols.symbol(of: conditions.sky.condition, isDay: isDay),
        quantities.temperature(conditions.temperature),
        quantities.temperature(conditions.feel?.temperature),
        StyledText(look.words.description(of: conditions.sky, isDay: isDay)),
        quantities.speed(conditions.windSpeed),
        quantities.directionCell(conditions.windDirection),
        quantities.speed(conditions.windGust),
        quantities.probability(conditions.precipitationProbability),
        quantities.water(hour.precipitation),
        quantities.percent(conditions.humidity),
      ])
    }
    return table
  }

  private func heading(_ text: String) -> StyledText { StyledText(text, .dim) }
}

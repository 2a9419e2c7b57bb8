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
    case let hours?:
      body = table(hours).lines(width: look.width, mark: look.mark) + labelNote
    }
    let blocks = [frame.header, body, frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func table(_ hours: [Hour]) -> Table {
    let quantities = look.quantities
    let gap = look.columnGap
    let snows = hours.contains { ($0.snowfall?.millimeters ?? 0) > 0 }
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
      Table.Column(heading(snows ? quantities.snowHeading : ""), .trailing, weight: -1, gap: gap),
      Table.Column(heading(look.words[.humidityHeading]), .trailing, weight: -2, gap: gap),
      Table.Column(heading(isWide ? look.words[.dewPointHeading] : ""), .trailing, weight: -3),
      Table.Column(heading(isWide ? quantities.pressureUnit : ""), .trailing, weight: -4),
      Table.Column(heading(isWide ? look.words[.cloudsHeading] : ""), .trailing, weight: -5),
    ])
    var last: LocalTime?
    for hour in hours {
      if hour.time.date != last?.date {
        table.add(line: StyledText(quantities.date(hour.time.date), .bold))
      }
      if let last, last.utcOffset != hour.time.utcOffset {
        table.add(line: StyledText(clockChange(to: hour.time), .dim))
      }
      last = hour.time
      let conditions = hour.conditions
      let isDay = report.isDay(at: hour.time, told: conditions.isDay)
      table.add(
        [
          quantities.hour(hour.time),
          look.symbols.symbol(of: conditions.sky.condition, isDay: isDay),
          quantities.temperature(conditions.temperature),
          quantities.temperature(conditions.feel?.temperature),
          StyledText(look.words.description(of: conditions.sky, isDay: isDay)),
          quantities.speed(conditions.windSpeed),
          quantities.directionCell(conditions.windDirection, at: conditions.windSpeed),
          quantities.speed(conditions.windGust),
          quantities.probability(conditions.precipitationProbability),
          quantities.water(hour.precipitation),
          snows ? quantities.snow(hour.snowfall) : "",
          quantities.percent(conditions.humidity),
        ] + (isWide ? more(conditions) : [])
      )
    }
    return table
  }

  /// What there is room for on wide terminals alone.
  private func more(_ conditions: Conditions) -> [StyledText] {
    let quantities = look.quantities
    return [
      quantities.temperature(conditions.dewPoint ?? conditions.computedDewPoint),
      quantities.pressureNumber(conditions.pressure),
      quantities.percent(conditions.cloudCover),
    ]
  }

  private var isWide: Bool { look.width >= 100 }

  /// That the clocks are put forward or back.
  private func clockChange(to time: LocalTime) -> String {
    look.words.text(.clockChange, [.offset: time.offsetText])
  }

  /// Which time the precipitation of a row falls in, where that is not the one behind its label.
  private var labelNote: [StyledText] {
    report.hasPrecipitationBeforeLabels ? look.remark(.precipitationBeforeTimes) : []
  }

  private func heading(_ text: String) -> StyledText { StyledText(text, .dim) }
}

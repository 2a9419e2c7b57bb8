import RainCore
import RainTerminal

/// The days as a table: weekday and date, sky, low and high, wind, chance and amount.
struct DailyView: Sendable {
  let report: WeatherReport
  let look: Look
  /// How many days to show; `nil` for all.
  let days: Int?

  var lines: [StyledText] {
    let frame = ReportFrame(report: report, look: look)
    let days = report.comingDays.map { Array($0.prefix(self.days ?? $0.count)) }
    let body: [StyledText]
    switch days {
    case nil: body = [StyledText("The answer has no days.", .dim)]
    case let days? where days.isEmpty:
      body = [StyledText("The answer has no days to come.", .dim)]
    case let days?: body = table(days).lines(width: look.width, mark: look.mark) + partialNote(days)
    }
    let blocks = [frame.header, body, frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func table(_ days: [Day]) -> Table {
    let quantities = Quantities(look: look)
    let gap = look.columnGap
    var table = Table([
      Table.Column("", gap: gap),
      Table.Column("", gap: gap),
      Table.Column(heading("Low"), .trailing, gap: gap),
      Table.Column(heading("High"), .trailing, gap: gap),
      Table.Column("", weight: 4, minimumWidth: 10, gap: gap),
      Table.Column(heading(look.units.speed.symbol), .trailing, weight: 6, gap: gap),
      Table.Column("", weight: 6, gap: 1),
      Table.Column(heading("Rain"), .trailing, gap: gap),
      Table.Column(heading(look.units.precipitation.symbol), .trailing, weight: 7, gap: gap),
      Table.Column(heading("Sun"), weight: 2, gap: gap),
      Table.Column(heading("UV"), .trailing, weight: 1, gap: gap),
    ])
    for day in days {
      let isToday = day.date == report.now.date
      table.add([
        StyledText(name(day.date, quantities), isToday ? .bold : .plain)
          + StyledText(day.isPartial ? "*" : ""),
        look.symbols.symbol(of: day.sky.condition, isDay: true),
        quantities.temperature(day.low),
        quantities.temperature(day.high),
        StyledText(look.words.description(of: day.sky, isDay: true)),
        quantities.speed(day.windSpeed ?? day.windSpeedMean),
        quantities.directionCell(day.windDirection),
        quantities.probability(day.precipitationProbability),
        quantities.water(day.precipitation),
        sun(day, quantities),
        day.uvIndex.map { StyledText(NumberText.whole($0)) } ?? StyledText(look.missing, .dim),
      ])
    }
    return table
  }

  /// The day with its month where there is room.
  private func name(_ date: CivilDate, _ quantities: Quantities) -> String {
    guard look.isNarrow else { return quantities.date(date) }
    return "\(look.words.shortName(of: date.weekday)) \(date.parts.day)"
  }

  private func sun(_ day: Day, _ quantities: Quantities) -> StyledText {
    switch report.sunTimes(on: day.date) {
    case .risesAndSets(let rise, let set)?:
      quantities.time(report.clock.time(at: rise)) + StyledText(look.isASCII ? "-" : "–", .dim)
        + quantities.time(report.clock.time(at: set))
    case .upAllDay?: "up all day"
    case .downAllDay?: "down all day"
    case nil: StyledText(look.missing, .dim)
    }
  }

  private func partialNote(_ days: [Day]) -> [StyledText] {
    guard days.contains(where: \.isPartial) else { return [] }
    return [StyledText("* only a part of the day is known", .dim)]
  }

  private func heading(_ text: String) -> StyledText { StyledText(text, .dim) }
}

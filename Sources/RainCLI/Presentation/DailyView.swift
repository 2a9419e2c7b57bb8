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
    case nil: body = look.remark(.noDays)
    case let days? where days.isEmpty:
      body = look.remark(.noDaysToCome)
    case let days?: body = rows(days)
    }
    let blocks = [frame.header, body, frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// The coming days alone; none when nothing is told of them.
  var rows: [StyledText] {
    guard let days = report.comingDays, !days.isEmpty else { return [] }
    return rows(Array(days.prefix(self.days ?? days.count)))
  }

  private func rows(_ days: [Day]) -> [StyledText] {
    let wide = table(days, bar: 16)
    let table =
      look.width >= 100 && wide.naturalWidth <= look.width ? wide : table(days, bar: 8)
    return table.lines(width: look.width, mark: look.mark) + partialNote(days)
  }

  private func table(_ days: [Day], bar columns: Int) -> Table {
    let quantities = look.quantities
    let gap = look.columnGap
    let snows = days.contains { ($0.snowfall?.millimeters ?? 0) > 0 }
    let bar = look.isNarrow ? nil : RangeBar(days, width: columns, look: look)
    var table = Table([
      Table.Column("", gap: gap),
      Table.Column("", gap: gap),
      Table.Column(heading(look.words[.lowHeading]), .trailing, gap: gap),
      Table.Column("", weight: 3, gap: 1),
      Table.Column(heading(look.words[.highHeading]), .trailing, gap: gap - (bar == nil ? 0 : 1)),
      Table.Column("", weight: 4, minimumWidth: look.leastSkyWidth, gap: gap),
      Table.Column(heading(quantities.speedUnit), .trailing, weight: 6, gap: gap),
      Table.Column("", weight: 6, gap: 1),
      Table.Column(heading(look.words[.rainHeading]), .trailing, gap: gap),
      Table.Column(heading(quantities.waterUnit), .trailing, weight: 7, gap: gap),
      Table.Column(heading(snows ? quantities.snowHeading : ""), .trailing, weight: -1, gap: gap),
      Table.Column(heading(look.words[.sunHeading]), weight: -2, gap: gap),
      Table.Column(heading(look.words[.uvHeading]), .trailing, weight: -3, gap: gap),
    ])
    for day in days {
      let isToday = day.date == report.now.date
      let isDay = report.hasDaylight(on: day.date)
      let wind = day.windSpeed ?? day.windSpeedMean
      table.add([
        StyledText(name(day.date, quantities), isToday ? .bold : .plain)
          + StyledText(day.isPartial ? "*" : ""),
        look.symbols.symbol(of: day.sky.condition, isDay: isDay),
        quantities.temperature(day.low),
        bar?.text(of: day) ?? "",
        quantities.temperature(day.high),
        StyledText(look.words.description(of: day.sky, isDay: isDay)),
        quantities.speed(wind),
        quantities.directionCell(day.windDirection, at: wind),
        quantities.probability(day.precipitationProbability),
        quantities.water(day.precipitation),
        snows ? quantities.snow(day.snowfall) : "",
        sun(day, quantities),
        day.uvIndex.map { StyledText(NumberText.whole($0)) } ?? StyledText(look.missing, .dim),
      ])
    }
    return table
  }

  /// The day with its month where there is room.
  private func name(_ date: CivilDate, _ quantities: Quantities) -> String {
    look.isNarrow ? look.words.dayOfMonth(date) : quantities.date(date)
  }

  private func sun(_ day: Day, _ quantities: Quantities) -> StyledText {
    switch report.sunTimes(on: day.date) {
    case .risesAndSets(let rise, let set)?:
      quantities.time(report.clock.time(at: rise)) + StyledText(look.isASCII ? "-" : "–", .dim)
        + quantities.time(report.clock.time(at: set))
    case .upAllDay?: StyledText(look.words[.upAllDay])
    case .downAllDay?: StyledText(look.words[.downAllDay])
    case nil: StyledText(look.missing, .dim)
    }
  }

  private func partialNote(_ days: [Day]) -> [StyledText] {
    guard days.contains(where: \.isPartial) else { return [] }
    return [StyledText("* " + look.words[.partialDay], .dim)]
  }

  private func heading(_ text: String) -> StyledText { StyledText(text, .dim) }
}

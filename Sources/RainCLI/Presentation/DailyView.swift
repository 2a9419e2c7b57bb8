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

  private func table(_ days: [Day], bar width: Int) -> Table {
    let bar = look.isNarrow ? nil : RangeBar(days, width: width, look: look)
    let snows = days.contains { ($0.snowfall?.millimeters ?? 0) > 0 }
    let columns = [name, symbol] + range(bar) + [sky] + wind + water + (snows ? [snow] : []) + sun
    var table = Table(columns.map(\.column))
    for day in days { table.add(columns.map { $0.cell(day) }) }
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

  // MARK: - Columns

  private typealias Column = ViewColumn<Day>

  private var quantities: Quantities { look.quantities }
  private var words: Words { look.words }
  private var gap: Int { look.columnGap }

  private var name: Column {
    Column(gap: gap) { day in
      let isToday = day.date == report.now.date
      return StyledText(name(day.date, quantities), isToday ? .bold : .plain)
        + StyledText(day.isPartial ? "*" : "")
    }
  }

  private var symbol: Column {
    Column(gap: gap) {
      look.symbols.symbol(of: $0.sky.condition, isDay: report.hasDaylight(on: $0.date))
    }
  }

  private var sky: Column {
    Column(weight: 4, minimumWidth: look.leastSkyWidth, gap: gap) {
      StyledText(words.description(of: $0.sky, isDay: report.hasDaylight(on: $0.date)))
    }
  }

  private func range(_ bar: RangeBar?) -> [Column] {
    [
      Column(words[.lowHeading], .trailing, gap: gap) { quantities.temperature($0.low) },
      Column(weight: 3, gap: 1) { bar?.text(of: $0) ?? "" },
      Column(words[.highHeading], .trailing, gap: gap - (bar == nil ? 0 : 1)) {
        quantities.temperature($0.high)
      },
    ]
  }

  private var wind: [Column] {
    [
      Column(quantities.speedUnit, .trailing, weight: 6, gap: gap) {
        quantities.speed($0.windSpeed ?? $0.windSpeedMean)
      },
      Column(weight: 6, gap: 1) {
        quantities.directionCell($0.windDirection, at: $0.windSpeed ?? $0.windSpeedMean)
      },
    ]
  }

  private var water: [Column] {
    [
      Column(words[.rainHeading], .trailing, gap: gap) {
        quantities.probability($0.precipitationProbability)
      },
      Column(quantities.waterUnit, .trailing, weight: 7, gap: gap) {
        quantities.water($0.precipitation)
      },
    ]
  }

  private var snow: Column {
    Column(quantities.snowHeading, .trailing, weight: -1, gap: gap) {
      quantities.snow($0.snowfall)
    }
  }

  private var sun: [Column] {
    [
      Column(words[.sunHeading], weight: -2, gap: gap) { sun($0, quantities) },
      Column(words[.uvHeading], .trailing, weight: -3, gap: gap) { day in
        day.uvIndex.map { StyledText(NumberText.whole($0)) } ?? StyledText(look.missing, .dim)
      },
    ]
  }
}

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
    let columns = columns(for: hours)
    var table = Table(columns.map(\.column))
    var last: LocalTime?
    for hour in hours {
      for line in headings(of: hour.time, after: last) { table.add(line: line) }
      last = hour.time
      table.add(columns.map { $0.cell(hour) })
    }
    return table
  }

  /// The day where one begins, and that the clocks are put forward or back where they are.
  private func headings(of time: LocalTime, after last: LocalTime?) -> [StyledText] {
    let day = time.date == last?.date ? [] : [StyledText(quantities.date(time.date), .bold)]
    guard let last, last.utcOffset != time.utcOffset else { return day }
    let change = look.words.text(.clockChange, [.offset: time.offsetText])
    return day + [StyledText(change, .dim)]
  }

  /// Which time the precipitation of a row falls in, where that is not the one behind its label.
  private var labelNote: [StyledText] {
    report.hasPrecipitationBeforeLabels ? look.remark(.precipitationBeforeTimes) : []
  }

  // MARK: - Columns

  private typealias Column = ViewColumn<Hour>

  private var quantities: Quantities { look.quantities }
  private var words: Words { look.words }
  private var gap: Int { look.columnGap }

  private func columns(for hours: [Hour]) -> [Column] {
    let snows = hours.contains { ($0.snowfall?.millimeters ?? 0) > 0 }
    return sky + wind + water + (snows ? [snow] : []) + [humidity] + (look.width < 100 ? [] : more)
  }

  private var sky: [Column] {
    func isDay(_ hour: Hour) -> Bool { report.isDay(at: hour.time, told: hour.conditions.isDay) }
    return [
      Column("", .trailing, gap: gap) { quantities.hour($0.time) },
      Column(gap: gap) {
        look.symbols.symbol(of: $0.conditions.sky.condition, isDay: isDay($0))
      },
      Column(words[.temperatureHeading], .trailing, gap: gap) {
        quantities.temperature($0.conditions.temperature)
      },
      Column(words[.feelsLikeHeading], .trailing, weight: 2, gap: gap) {
        quantities.temperature($0.conditions.feel?.temperature)
      },
      Column(weight: 4, minimumWidth: look.leastSkyWidth, gap: gap) {
        StyledText(look.words.description(of: $0.conditions.sky, isDay: isDay($0)))
      },
    ]
  }

  private var wind: [Column] {
    [
      Column(quantities.speedUnit, .trailing, weight: 6, gap: gap) {
        quantities.speed($0.conditions.windSpeed)
      },
      Column(weight: 6, gap: 1) {
        quantities.directionCell($0.conditions.windDirection, at: $0.conditions.windSpeed)
      },
      Column(words[.gustHeading], .trailing, weight: -2, gap: gap) {
        quantities.speed($0.conditions.windGust)
      },
    ]
  }

  private var water: [Column] {
    [
      Column(words[.rainHeading], .trailing, gap: gap) {
        quantities.probability($0.conditions.precipitationProbability)
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

  private var humidity: Column {
    Column(words[.humidityHeading], .trailing, weight: -3, gap: gap) {
      quantities.percent($0.conditions.humidity)
    }
  }

  /// What there is room for on wide terminals alone.
  private var more: [Column] {
    [
      Column(words[.dewPointHeading], .trailing, weight: -4, gap: gap) {
        quantities.temperature($0.conditions.dewPoint ?? $0.conditions.computedDewPoint)
      },
      Column(quantities.pressureUnit, .trailing, weight: -5, gap: gap) {
        quantities.pressureNumber($0.conditions.pressure)
      },
      Column(words[.cloudsHeading], .trailing, weight: -6, gap: gap) {
        quantities.percent($0.conditions.cloudCover)
      },
    ]
  }
}

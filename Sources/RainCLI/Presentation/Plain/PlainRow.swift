import RainCore
import RainTerminal

/// A row of the weather as plain lines: the weather now, an hour, a day, a step, or a warning.
struct PlainRow: Sendable {
  let row: FormatRow

  private var words: Words { row.look.words }

  var lines: [PlainLine] {
    switch row.subject {
    case .now: sky + temperatures + range + wind + waters + air + sun + partialNote
    case .hour: [line(.hourLabel, row.exactTime)] + sky + temperatures + wind + waters + humidity
    case .day(let day):
      [line(.dateLabel, row.dateText)] + sky + range + wind + waters + [uv(day.uvIndex)] + sun
        + partialNote
    case .step: [line(.timeLabel, row.timeText)] + waters
    case .alert(let alert): lines(of: alert)
    // What there is to say of it is no property of a row.
    case .air: []
    }
  }

  /// The weather now in a few lines, for one place of several.
  var brief: [PlainLine] {
    sky + temperatures.prefix(1) + range + wind.prefix(1) + waters.prefix(1)
  }

  private func line(_ label: Phrase, _ value: String?) -> PlainLine {
    PlainLine(words[label], value)
  }

  private var sky: [PlainLine] {
    [line(.conditionLabel, row.sky.map { words.description(of: $0.sky, isDay: $0.isDay) })]
  }

  private var temperatures: [PlainLine] {
    [
      line(.temperatureLabel, row.text(row.conditions?.temperature)),
      line(.feelsLikeLabel, felt),
    ]
  }

  /// What it feels like, with the reason where that is computed.
  private var felt: String? {
    guard let felt = row.felt, let text = row.text(felt.temperature) else { return nil }
    guard let phrase = words.phrase(for: felt.reason) else { return text }
    return words.text(phrase, [.felt: text])
  }

  private var partialNote: [PlainLine] {
    row.day?.isPartial == true ? [line(.noteLabel, words[.partialDay])] : []
  }

  private var range: [PlainLine] {
    let (high, low) = row.range
    return [line(.highLabel, row.text(high)), line(.lowLabel, row.text(low))]
  }

  private var wind: [PlainLine] {
    [
      line(.wind, row.text(row.wind)),
      line(
        .windDirectionLabel,
        row.windDirection.map { words.letters(of: $0.compassPoint) }
      ),
      line(.gustsLabel, row.text(row.gust)),
    ]
  }

  private var waters: [PlainLine] {
    let chance = line(.chanceLabel, row.chance.map { row.quantities.probability($0).plain })
    let amount = line(.precipitationLabel, row.precipitation.map(spoken))
    guard let snow = row.snowfall, snow.millimeters > 0 else { return [chance, amount] }
    return [chance, amount, line(.snowLabel, row.text(snow: snow).map(spoken))]
  }

  /// Words for the sign before what is too little to be counted.
  private func spoken(_ amount: String) -> String {
    guard amount.hasPrefix("<") else { return amount }
    return words.text(.lessThan, [.value: String(amount.dropFirst())])
  }

  private var humidity: [PlainLine] { [line(.humidity, row.text(row.humidity))] }

  private var air: [PlainLine] {
    let conditions = row.conditions
    return humidity + [
      line(.dewPoint, row.text(conditions?.dewPoint ?? conditions?.computedDewPoint)),
      line(.clouds, row.text(conditions?.cloudCover)),
      line(.pressure, conditions?.pressure.map { row.quantities.pressure($0).plain }),
      line(.visibility, conditions?.visibility.map { row.quantities.distance($0).plain }),
      uv(conditions?.uvIndex),
    ]
  }

  private func uv(_ index: Double?) -> PlainLine {
    line(.uvIndex, index.map { row.quantities.uvIndex($0).plain })
  }

  private var sun: [PlainLine] {
    let moon = line(.moon, words.name(of: row.moon))
    switch row.report.sunTimes(on: row.date) {
    case .upAllDay?: return [line(.sun, words[.upAllDay]), moon]
    case .downAllDay?: return [line(.sun, words[.downAllDay]), moon]
    case .risesAndSets(let rise, let set)?:
      let daylight = line(.daylight, words.daylight(seconds: set - rise))
      return [line(.sunrise, row.sun?.rise), line(.sunset, row.sun?.set), daylight, moon]
    case nil: return [line(.sunrise, nil), line(.sunset, nil), moon]
    }
  }

  private func lines(of alert: WeatherAlert) -> [PlainLine] {
    let regions = alert.regions.map(CleanText.line).filter { !$0.isEmpty }
    return [
      line(.warning, alert.title.isEmpty ? words[.warning] : alert.title),
      line(.severityLabel, alert.severity.map(words.name)),
      line(.beginsLabel, row.moment(alert.starts)),
      line(.endsLabel, row.moment(alert.ends)),
      line(.regionsLabel, regions.isEmpty ? nil : regions.joined(separator: ", ")),
      line(.issuerLabel, alert.issuer),
      line(.textLabel, alert.description),
      line(.linkLabel, alert.url),
    ]
  }
}

import RainCore
import RainTerminal

/// The weather now: the conditions, the facts, and the hours ahead.
struct NowView: Sendable {
  let report: WeatherReport
  let look: Look
  private var words: Words { look.words }
  private var quantities: Quantities { look.quantities }
  private var frame: ReportFrame { ReportFrame(report: report, look: look) }

  var lines: [StyledText] {
    let blocks = [
      frame.header + [""] + headline, facts, nextHour, HourStrip(report: report, look: look).lines,
      report.air?.remark(in: report, look) ?? [],
    ]
    let footer = frame.footer + (report.air?.credit(in: report, look) ?? [])
    return Array(
      (blocks + [frame.alerts, footer]).filter { !$0.isEmpty }.joined(separator: [""])
    )
  }

  /// Symbol, temperature and condition; below them what it feels like, and the day's range.
  var headline: [StyledText] {
    guard let current = report.current else {
      return look.remark(.noCurrent) + range
    }
    let conditions = current.conditions
    let isDay = report.isDay(at: current.time, told: conditions.isDay)
    let symbol = look.symbols.symbol(of: conditions.sky.condition, isDay: isDay)
    let sky = words.description(of: conditions.sky, isDay: isDay)
    let first =
      symbol.padded(to: look.symbols.symbolWidth) + "  "
      + quantities.temperatureWithUnit(conditions.temperature) + "  " + StyledText(sky, .bold)
    return [first] + range
  }

  /// What it feels like: by the provider, else computed, and then with the reason.
  private var felt: StyledText? {
    guard let feel = report.current?.conditions.feel else { return nil }
    let felt = words.styled(.feelsLike, [.temperature: quantities.temperature(feel.temperature)])
    guard let phrase = words.phrase(for: feel.reason) else { return felt }
    return words.styled(phrase, [.felt: felt])
  }

  private var range: [StyledText] {
    let indent = StyledText.spaces(look.symbols.symbolWidth + 2)
    var parts: [StyledText] = []
    if let felt { parts.append(felt) }
    let today = report.today
    if today != nil || report.current != nil {
      let (high, low) = report.range(of: today)
      parts.append(words.styled(.high, [.temperature: quantities.temperature(high)]))
      let part = words.styled(.low, [.temperature: quantities.temperature(low)])
      let isPartial = today?.isPartial ?? false
      parts.append(isPartial ? part + StyledText(" (\(words[.fromNowOn]))", .dim) : part)
    }
    var lines: [StyledText] = []
    for part in parts {
      if let last = lines.last, last.width + 2 + part.width <= look.width - indent.width {
        lines[lines.count - 1] = last + ", " + part
      } else {
        lines.append(part)
      }
    }
    return lines.map { indent + $0 }
  }

  /// What the next hour brings, where the answer tells it.
  var nextHour: [StyledText] {
    guard let hour = report.nextHour else { return [] }
    let style: Style = hour.spells.first.map { .color(of: $0.type) } ?? .plain
    return TextFitting.wrapped(look.words.sentence(hour), to: look.width)
      .map { StyledText($0, style) }
  }

  private typealias Fact = (label: String, value: StyledText)

  /// The values with their labels, in two columns where there is room.
  ///
  /// The name of the wind is left out where it would cost the second column, or the end of the line.
  var facts: [StyledText] {
    guard let conditions = report.current?.conditions else { return lines(sky) }
    let named = facts(conditions, withNameOfWind: true)
    let short = facts(conditions, withNameOfWind: false)
    let fits = named.count == short.count && named.allSatisfy { $0.width <= look.width }
    return fits ? named : short
  }

  private func facts(_ conditions: Conditions, withNameOfWind isNamed: Bool) -> [StyledText] {
    let left: [Fact] = [
      (words[.wind], wind(conditions, isNamed: isNamed)),
      (chanceLabel, chance),
      (words[.humidity], quantities.percent(conditions.humidity)),
      (words[.pressure], quantities.pressure(conditions.pressure)),
      (
        words[.dewPoint],
        quantities.temperature(conditions.dewPoint ?? conditions.computedDewPoint)
      ),
      (words[.clouds], quantities.percent(conditions.cloudCover)),
    ]
    let right: [Fact] =
      [
        (words[.visibility], quantities.distance(conditions.visibility)),
        (words[.uvIndex], quantities.uvIndex(conditions.uvIndex)),
      ] + sky
    let (first, second) = (lines(left), lines(right))
    let widest = second.map(\.width).max() ?? 0
    let column = max(min(40, look.width - widest), (first.map(\.width).max() ?? 0) + 2)
    guard look.width >= 60, column + widest <= look.width else { return lines(left + right) }
    return (0..<max(first.count, second.count))
      .map { index in
        let line = index < first.count ? first[index] : ""
        return index < second.count ? line.padded(to: column) + second[index] : line
      }
  }

  /// Facts below each other, their values in a column.
  private func lines(_ facts: [Fact]) -> [StyledText] {
    let labels = facts.map { StyledText($0.label, .dim) }
    let column = max(12, (labels.map(\.width).max() ?? 0) + look.columnGap)
    return zip(labels, facts).map { $0.padded(to: column) + $1.value }
  }

  private func wind(_ conditions: Conditions, isNamed: Bool) -> StyledText {
    guard let speed = conditions.windSpeed else { return quantities.speed(nil) }
    let direction = Quantities.direction(conditions.windDirection, at: speed)
    let text =
      quantities.speed(speed) + StyledText(" \(quantities.speedUnit)")
      + (direction.map { " " + quantities.direction($0) } ?? "")
    let name = StyledText(words.beaufortName(of: speed))
    let named = isNamed ? words.styled(.clauses, [.first: text, .next: name]) : text
    guard let gust = conditions.windGust else { return named }
    return words.styled(.windWithGusts, [.wind: named, .gust: quantities.speed(gust)])
  }

  private var chanceLabel: String {
    switch report.current?.conditions.precipitationType
      ?? report.precipitationHour?.conditions.precipitationType
    {
    case .snow?: words[.chanceOfSnow]
    default: words[.chanceOfRain]
    }
  }

  /// The chance of precipitation, and how hard it falls where it does.
  private var chance: StyledText {
    let text = quantities.probability(report.precipitationProbability)
    guard let intensity = report.current?.precipitationIntensity, intensity.millimetersPerHour > 0
    else { return text }
    return text + ", " + quantities.water(intensity.depth(inHours: 1))
      + StyledText(" \(words.unit(look.units.precipitation.intensitySymbol))")
  }

  /// Sun and moon of the day.
  private var sky: [Fact] { sun + [moon] }

  private var moon: Fact {
    let phase = report.moonPhase(on: report.now.date)
    let isSouthern = (report.place.coordinate?.latitude ?? 0) < 0
    let symbol = look.symbols.symbol(of: phase, isSouthern: isSouthern)
    let name = StyledText(words.name(of: phase))
    return (words[.moon], symbol.isEmpty ? name : StyledText(symbol + " ") + name)
  }

  private var sun: [Fact] {
    switch report.sunTimes(on: report.now.date) {
    case .risesAndSets(let rise, let set)?:
      [
        (words[.sunrise], quantities.time(report.clock.time(at: rise))),
        (words[.sunset], quantities.time(report.clock.time(at: set))),
        (words[.daylight], StyledText(words.daylight(seconds: set - rise))),
      ]
    case .upAllDay?: [(words[.sun], StyledText(words[.upAllDay]))]
    case .downAllDay?: [(words[.sun], StyledText(words[.downAllDay]))]
    case nil: [(words[.sunrise], quantities.time(nil)), (words[.sunset], quantities.time(nil))]
    }
  }
}

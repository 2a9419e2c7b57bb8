import RainCore
import RainTerminal

/// The weather now: the conditions, the facts, and the hours ahead.
struct NowView: Sendable {
  private let report: WeatherReport
  private let look: Look
  private let quantities: Quantities
  private let frame: ReportFrame

  init(report: WeatherReport, look: Look) {
    self.report = report
    self.look = look
    quantities = Quantities(look: look)
    frame = ReportFrame(report: report, look: look)
  }

  var lines: [StyledText] {
    let blocks = [
      frame.header + [""] + headline, facts, nextHour, HourStrip(report: report, look: look).lines,
    ]
    return Array(
      (blocks + [frame.alerts, frame.footer]).filter { !$0.isEmpty }.joined(separator: [""])
    )
  }

  /// Symbol, temperature and condition; below them what it feels like, and the day's range.
  private var headline: [StyledText] {
    guard let current = report.current else {
      return [StyledText("The answer has no current conditions.", .dim)] + range
    }
    let conditions = current.conditions
    let isDay = report.isDay(at: current.time, told: conditions.isDay)
    let symbol = look.symbols.symbol(of: conditions.sky.condition, isDay: isDay)
    let words = look.words.description(of: conditions.sky, isDay: isDay)
    let first =
      symbol.padded(to: look.symbols.symbolWidth) + "  "
      + quantities.temperatureWithUnit(conditions.temperature) + "  " + StyledText(words, .bold)
    return [first] + range
  }

  private var range: [StyledText] {
    let indent = StyledText.spaces(look.symbols.symbolWidth + 2)
    var parts: [StyledText] = []
    if let felt = report.current?.conditions.feelsLike {
      parts.append("feels like " + quantities.temperature(felt))
    }
    let today = report.today
    if today != nil || report.current != nil {
      parts.append("high " + quantities.temperature(today?.high))
      parts.append("low " + quantities.temperature(today?.low))
    }
    return parts.isEmpty ? [] : [indent + parts.joined(separator: ", ")]
  }

  /// What the next hour brings, where the answer tells it.
  private var nextHour: [StyledText] {
    guard let hour = report.nextHour else { return [] }
    let style: Style = hour.spells.first.map { .color(of: $0.type) } ?? .plain
    return TextFitting.wrapped(look.words.sentence(hour), to: look.width)
      .map { StyledText($0, style) }
  }

  private typealias Fact = (label: String, value: StyledText)

  /// The values with their labels, in two columns where there is room.
  private var facts: [StyledText] {
    guard let conditions = report.current?.conditions else { return sun.map(line) }
    let left: [Fact] = [
      ("Wind", wind(conditions)),
      (chanceLabel, chance),
      ("Humidity", quantities.percent(conditions.humidity)),
      ("Dew point", quantities.temperature(conditions.dewPoint)),
      ("Clouds", quantities.percent(conditions.cloudCover)),
    ]
    let right: [Fact] =
      [
        ("Pressure", quantities.pressure(conditions.pressure)),
        ("Visibility", quantities.distance(conditions.visibility)),
        ("UV index", quantities.uvIndex(conditions.uvIndex)),
      ] + sun
    guard look.width >= 64 else { return (left + right).map(line) }
    return left.indices.map { index in
      let first = line(left[index])
      guard index < right.count else { return first }
      return first.padded(to: 40) + line(right[index])
    }
  }

  private func line(_ fact: Fact) -> StyledText {
    StyledText(fact.label, .dim).padded(to: 12) + fact.value
  }

  private func wind(_ conditions: Conditions) -> StyledText {
    guard conditions.windSpeed != nil else { return quantities.speed(nil) }
    let text =
      quantities.speed(conditions.windSpeed) + StyledText(" \(look.units.speed.symbol)")
      + (conditions.windDirection.map { " " + quantities.direction($0) } ?? "")
    guard let gust = conditions.windGust else { return text }
    return text + ", gusts " + quantities.speed(gust)
  }

  private var chanceLabel: String {
    switch report.current?.conditions.precipitationType
      ?? report.comingHours?.first?
      .conditions.precipitationType
    {
    case .snow?: "Snow"
    default: "Rain"
    }
  }

  /// The chance now, or where the provider tells none for now, that of the hour in progress.
  private var chance: StyledText {
    let hour = report.comingHours?.first
    let probability =
      report.current?.conditions.precipitationProbability
      ?? hour?.conditions.precipitationProbability
    let text = quantities.probability(probability)
    guard let intensity = report.current?.precipitationIntensity, intensity.millimetersPerHour > 0
    else { return text }
    return text + ", " + quantities.water(intensity.depth(inHours: 1))
      + StyledText(" \(look.units.precipitation.intensitySymbol)")
  }

  private var sun: [Fact] {
    switch report.sunTimes(on: report.now.date) {
    case .risesAndSets(let rise, let set)?:
      [
        ("Sunrise", quantities.time(report.clock.time(at: rise))),
        ("Sunset", quantities.time(report.clock.time(at: set))),
      ]
    case .upAllDay?: [("Sun", "up all day")]
    case .downAllDay?: [("Sun", "down all day")]
    case nil: [("Sunrise", quantities.time(nil)), ("Sunset", quantities.time(nil))]
    }
  }
}

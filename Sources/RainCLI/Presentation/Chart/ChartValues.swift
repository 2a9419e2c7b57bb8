import RainCore
import RainTerminal

/// The rows of a chart that are signs and numbers, each for a span of hours: the worst sky, the
/// greatest chance of precipitation, the strongest wind with its direction.
struct ChartValues: Sendable {
  private let plan: ChartPlan
  /// The spans of the numbers.
  let spans: ChartSpans

  init(_ plan: ChartPlan) {
    self.plan = plan
    let quantities = plan.quantities
    let texts = plan.hours.flatMap { hour in
      [
        quantities.hour(hour.time), Self.chance(of: [hour], plan), Self.wind(of: [hour], plan),
      ]
    }
    spans = ChartSpans(plan, columns: (texts.map(\.width).max() ?? 0) + 1)
  }

  var sky: ChartRow {
    let symbols = plan.look.symbols
    if plan.hours.allSatisfy({ $0.conditions.sky.condition == .unknown }) { return unknown("") }
    let spans = ChartSpans(plan, columns: symbols.symbolWidth + 1)
    return row("", spans) { hours in
      let worst = hours.max { $0.conditions.sky.condition < $1.conditions.sky.condition }
      guard let worst else { return "" }
      let isDay = plan.report.isDay(at: worst.time, told: worst.conditions.isDay)
      return symbols.symbol(of: worst.conditions.sky.condition, isDay: isDay)
    }
  }

  var chance: ChartRow {
    if plan.hours.allSatisfy({ $0.conditions.precipitationProbability == nil }) {
      return unknown("%")
    }
    return row("%", spans) { Self.chance(of: $0, plan) }
  }

  var wind: ChartRow {
    let unit = plan.quantities.speedUnit
    if plan.hours.allSatisfy({ $0.conditions.windSpeed == nil }) { return unknown(unit) }
    return row(unit, spans) { Self.wind(of: $0, plan) }
  }

  private static func chance(of hours: [Hour], _ plan: ChartPlan) -> StyledText {
    plan.quantities.probability(hours.compactMap(\.conditions.precipitationProbability).max())
  }

  private static func wind(of hours: [Hour], _ plan: ChartPlan) -> StyledText {
    let told = hours.map(\.conditions).filter { $0.windSpeed != nil }
    let strongest = told.max { left, right in
      (left.windSpeed?.metersPerSecond ?? 0) < (right.windSpeed?.metersPerSecond ?? 0)
    }
    let speed = plan.quantities.speed(strongest?.windSpeed)
    let from = Quantities.direction(strongest?.windDirection, at: strongest?.windSpeed)
    guard let direction = from else { return speed }
    let arrow = plan.look.symbols.arrow(windFrom: direction)
    let sign = arrow.isEmpty ? plan.look.words.letters(of: direction.compassPoint) : arrow
    return StyledText(sign, .dim) + speed
  }

  private func row(
    _ label: String,
    _ spans: ChartSpans,
    _ text: ([Hour]) -> StyledText
  ) -> ChartRow {
    var grid = plan.grid()
    var waiting: ChartSpans.Span?
    for span in spans.spans {
      let span = waiting.map { $0 + span } ?? span
      let text = text(span.hours)
      // A span that the clock cut short shares the text of the next one.
      let isLast = span.columns.upperBound == plan.window.columns
      let end = isLast ? plan.room + 1 : span.columns.upperBound
      waiting = span.columns.lowerBound + text.width < end ? nil : span
      if waiting == nil { grid.place(text, column: span.columns.lowerBound) }
    }
    return ChartRow(StyledText(label, .dim), grid.lines.joined())
  }

  private func unknown(_ label: String) -> ChartRow {
    ChartRow(StyledText(label, .dim), StyledText(plan.look.missing, .dim))
  }
}

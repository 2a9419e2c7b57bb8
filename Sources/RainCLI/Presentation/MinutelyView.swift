import RainCore
import RainTerminal

/// What falls in the coming hour: the sentence, a graph, and when it falls; quarters of an hour as
/// a table.
struct MinutelyView: Sendable {
  let report: WeatherReport
  let look: Look
  private var quantities: Quantities { look.quantities }

  var lines: [StyledText] {
    let frame = ReportFrame(report: report, look: look)
    let blocks = [frame.header] + body + [frame.alerts, frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var body: [[StyledText]] {
    guard let hour = report.nextHour else {
      let text = look.words.nothingTold(of: report.minutely, now: report.now)
      return [TextFitting.wrapped(text, to: look.width).map { StyledText($0, .dim) }]
    }
    let sentence = TextFitting.wrapped(look.words.sentence(hour), to: look.width)
      .map { StyledText($0, .bold) }
    if hour.isCoarse { return [sentence, steps(of: hour), limit(of: hour)] }
    let isAnything = hour.minutes.contains {
      ($0.precipitationIntensity?.millimetersPerHour ?? 0) > 0
    }
    let graph = isAnything ? MinuteGraph(hour: hour, look: look).lines : []
    return [sentence, graph, spells(of: hour), limit(of: hour)]
  }

  /// When it falls, how long, how strongly and how probably.
  private func spells(of hour: NextHour) -> [StyledText] {
    guard !hour.spells.isEmpty else { return [] }
    let gap = look.columnGap
    var table = Table([
      Table.Column("", minimumWidth: 10), Table.Column("", gap: gap),
      Table.Column("", .trailing, weight: 3, gap: gap),
      Table.Column("", .trailing, weight: 2, gap: gap),
      Table.Column("", .trailing, weight: 1, gap: gap),
    ])
    for spell in hour.spells {
      let seconds = spell.ends.secondsSince1970 - spell.begins.secondsSince1970
      let isOver = spell.ends < hour.end
      table.add([
        StyledText(
          look.words.description(of: spell.type, at: spell.strongest),
          .color(of: spell.type)
        ),
        StyledText(span(of: spell, in: hour)),
        StyledText(
          isOver ? look.words.text(.forMinutes, [.count: String(max(1, (seconds + 30) / 60))]) : ""
        ),
        StyledText(look.words.text(.upTo, [.value: intensity(spell.strongest)])),
        spell.chance.map { quantities.probability($0) } ?? "",
      ])
    }
    return table.lines(width: look.width, mark: look.mark)
  }

  /// When it falls; what lasts as long as is told is said to last no longer.
  private func span(of spell: NextHour.Spell, in hour: NextHour) -> String {
    let isOver = spell.ends < hour.end
    if !isOver, spell.begins <= hour.now, !hour.isWhole { return look.words.span(of: hour) }
    return look.words.span(
      from: spell.begins > hour.now ? quantities.time(spell.begins).plain : nil,
      to: isOver ? quantities.time(spell.ends).plain : nil,
      dash: dash
    )
  }

  /// The steps of a coarse answer, each with its amount and chance.
  private func steps(of hour: NextHour) -> [StyledText] {
    let gap = look.columnGap
    var table = Table([
      Table.Column(""),
      Table.Column(
        heading(look.words.unit(look.units.precipitation.intensitySymbol)),
        .trailing,
        gap: gap
      ),
      Table.Column(heading(look.words[.chanceHeading]), .trailing, weight: 2, gap: gap),
      Table.Column("", weight: 1, minimumWidth: 8, gap: gap),
    ])
    let isChanceTold = hour.chance != nil
    for minute in hour.minutes {
      let intensity = minute.precipitationIntensity
      table.add([
        quantities.time(minute.time) + StyledText(dash) + quantities.time(minute.end),
        quantities.water(intensity?.depth(inHours: 1)),
        isChanceTold ? quantities.probability(minute.precipitationProbability) : "",
        words(for: minute),
      ])
    }
    return table.lines(width: look.width, mark: look.mark)
  }

  private func words(for minute: Minute) -> StyledText {
    guard let text = look.words.description(of: minute) else { return "" }
    return StyledText(text, minute.isWet ? .color(of: minute.precipitationType) : .dim)
  }

  /// Where an answer ends before the hour does.
  private func limit(of hour: NextHour) -> [StyledText] {
    guard !hour.isWhole else { return [] }
    let text = look.words.text(.toldOnlyUntil, [.time: quantities.time(hour.end).plain])
    return TextFitting.wrapped(text, to: look.width).map { StyledText($0, .dim) }
  }

  private func intensity(_ intensity: PrecipitationIntensity) -> String {
    quantities.water(intensity.depth(inHours: 1)).plain
      + " \(look.words.unit(look.units.precipitation.intensitySymbol))"
  }

  private var dash: String { look.isASCII ? "-" : "–" }

  private func heading(_ text: String) -> StyledText { StyledText(text, .dim) }
}

import RainCore
import RainTerminal

/// The air: the index in words, then pollutants and pollen.
struct AirView: Sendable {
  let report: WeatherReport
  let look: Look
  private var quantities: Quantities { look.quantities }
  private var words: Words { look.words }

  var lines: [StyledText] {
    let frame = ReportFrame(report: report, look: look)
    let blocks = [frame.header] + body + [frame.footer]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var body: [[StyledText]] {
    guard let air = report.air else { return [look.remark(.noAir)] }
    // The answer may tell of some plants only.
    let hasNoPollen = PollenPlant.allCases.allSatisfy { air.pollen[$0] == 0 }
    let blocks = aligned([pollutantRows(air), hasNoPollen ? [] : pollenRows(air)])
    return [headline(air)] + blocks.map(table) + [hasNoPollen ? look.remark(.noPollen) : []]
  }

  /// Gauge, index and word; below them which index that is, and of when.
  private func headline(_ air: AirQuality) -> [StyledText] {
    let time = air.time.map { quantities.moment($0, asOf: report.now) }
    guard let category = air.category, let index = air.index else {
      let sentence = look.remark(.noAirIndex)
      return sentence + (time.map { [StyledText(look.words.text(.asOf, [.time: $0]), .dim)] } ?? [])
    }
    let style = Style(color: AirGauge.color(of: category, in: air.scale), isBold: true)
    let gauge = AirGauge(look: look).text(of: category, in: air.scale)
    let first = gauge + "  " + StyledText(NumberText.whole(index), style) + "  "
    let name = words.name(of: category)
    // The longest words need a second line where it is narrow.
    let wrapped = TextFitting.wrapped(
      name.prefix(1).uppercased() + name.dropFirst(),
      to: max(12, look.width - first.width)
    )
    let lines = wrapped.enumerated()
      .map { ($0 == 0 ? first : .spaces(first.width)) + StyledText($1, style) }
    let kind = [words.name(of: air.scale), time].compactMap(\.self).joined(separator: look.dot)
    return lines + TextFitting.wrapped(kind, to: look.width).map { StyledText($0, .dim) }
  }

  private typealias Row = [StyledText]

  /// The rows with labels and amounts below each other through all blocks; where it is narrow, each
  /// block has its own columns.
  private func aligned(_ blocks: [[Row]]) -> [[Row]] {
    guard !look.isNarrow else { return blocks }
    let widths = (0..<2)
      .map { column in
        blocks.joined().map { $0[column].width }.max() ?? 0
      }
    return blocks.map { rows in
      rows.map { row in
        [
          row[0].padded(to: widths[0]), row[1].padded(to: widths[1], alignment: .trailing),
        ] + row[2...]
      }
    }
  }

  private func table(_ rows: [Row]) -> [StyledText] {
    guard !rows.isEmpty else { return [] }
    let gap = look.columnGap
    var table = Table([
      Table.Column("", minimumWidth: 8),
      Table.Column("", .trailing, gap: gap),
      Table.Column("", gap: 1),
      Table.Column("", weight: 1, gap: gap),
      Table.Column("", weight: 2, minimumWidth: 18, gap: gap),
    ])
    for row in rows { table.add(row) }
    return table.lines(width: look.width, mark: look.mark)
  }

  /// The pollutants, of the lesser known ones only those that are told.
  private func pollutantRows(_ air: AirQuality) -> [Row] {
    AirPollutant.allCases
      .filter { pollutant in
        air.concentrations[pollutant] != nil
          || ![.sulfurDioxide, .carbonMonoxide].contains(pollutant)
      }
      .map { pollutant in
        let label = look.isNarrow ? sign(words.formula(of: pollutant)) : words.name(of: pollutant)
        let value = air.concentrations[pollutant]
        let row: Row = [
          StyledText(label, .dim), amount(value),
          StyledText(value == nil ? "" : sign(words.pollutantUnit), .dim),
        ]
        guard let category = air.category(of: pollutant) else { return row }
        return row + [
          AirGauge(look: look).text(of: category, in: air.scale),
          StyledText(
            words.name(of: category),
            .color(AirGauge.color(of: category, in: air.scale))
          ),
        ]
      }
  }

  private func pollenRows(_ air: AirQuality) -> [Row] {
    PollenPlant.allCases.filter { air.pollen[$0] != nil }
      .map { plant in
        [
          StyledText(words.name(of: plant), .dim), amount(air.pollen[plant]),
          StyledText(sign(words.pollenUnit), .dim),
        ]
      }
  }

  /// The amount of a pollutant with its unit; `nil` when it is unknown.
  func amount(of pollutant: AirPollutant) -> String? {
    amount(report.air?.concentrations[pollutant], words.pollutantUnit)
  }

  private func amount(_ value: Double?, _ unit: String) -> String? {
    value.map { "\(amount($0).plain) \(sign(unit))" }
  }

  /// The amounts of pollutants and pollen with their units, unknown ones as `nil`.
  func amounts(in air: AirQuality) -> [(label: String, value: String?)] {
    AirPollutant.allCases.map { (words.name(of: $0), amount(of: $0)) }
      + PollenPlant.allCases.filter { air.pollen[$0] != nil }
      .map { (words.name(of: $0), amount(air.pollen[$0], words.pollenUnit)) }
  }

  /// A unit or a formula; where only ASCII may be written, in its letters and figures.
  private func sign(_ text: String) -> String {
    guard look.isASCII || words.isASCII else { return text }
    return ["µ": "u", "³": "3", "₂": "2", "₃": "3"]
      .reduce(text) { text, sign in text.replacing(sign.key, with: sign.value) }
  }

  /// An amount without its unit: `9.1`, `14`.
  private func amount(_ value: Double?) -> StyledText {
    guard let value else { return StyledText(look.missing, .dim) }
    guard value != 0 else { return StyledText("0", .dim) }
    // What is too little for the last place is still not nothing.
    guard value >= 0.05 else { return StyledText("<0.1", .dim) }
    return StyledText(NumberText.decimal(value, places: value < 9.95 ? 1 : 0))
  }
}

extension AirQuality {
  /// The line of it beside the weather; none where it is not worth one.
  func remark(in report: WeatherReport, _ look: Look) -> [StyledText] {
    guard let category, let index, isWorthMentioning(at: report.now.secondsSince1970) else {
      return []
    }
    let time = time ?? report.clock.time(at: provenance.fetched)
    let text = look.words.text(
      .airQualityAt,
      [
        .time: look.quantities.moment(time, asOf: report.now),
        .category: look.words.name(of: category),
        .scale: look.words.name(of: scale), .index: NumberText.whole(index),
      ]
    )
    let style = Style.color(AirGauge.color(of: category, in: scale))
    return TextFitting.wrapped(text, to: look.width).map { StyledText($0, style) }
  }

  /// The credit below the weather for the line beside it; none where there is no such line.
  func credit(in report: WeatherReport, _ look: Look) -> [StyledText] {
    guard isWorthMentioning(at: report.now.secondsSince1970) else { return [] }
    return TextFitting.wrapped(provenance.attribution, to: look.width)
      .map { StyledText($0, .dim) }
  }
}

extension Quantities {
  /// A time, with its day when that is another one than that of `now`.
  fileprivate func moment(_ time: LocalTime, asOf now: LocalTime) -> String {
    let clock = self.time(time).plain
    guard time.date != now.date else { return clock }
    return look.words.text(.dateAndTime, [.date: date(time.date), .time: clock])
  }
}

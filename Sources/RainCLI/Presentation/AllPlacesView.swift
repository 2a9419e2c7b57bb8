import RainCore
import RainTerminal

/// The weather now at several places, a line each.
struct AllPlacesView {
  let rows: [Row]
  let look: Look
  /// The present in seconds since 1970.
  let now: Int

  /// A saved place with what came of asking about it.
  struct Row {
    let location: SavedLocation
    let answer: Result<ReportSource.Answer, Failure>
    let isSelected: Bool

    /// The name of the place.
    var name: String { location.place.name ?? location.place.coordinate.text }

    /// What the clock of the place shows; `nil` where nothing is known of it.
    func time(at now: Int) -> LocalTime? {
      if case .success(let answer) = answer { return answer.report.now }
      let clock = PlaceClock(timeZone: location.place.timeZone)
      return clock.isKnown ? clock.time(at: now) : nil
    }

    /// Why there is no weather; `nil` when there is.
    var failure: Failure? {
      if case .failure(let failure) = answer { failure } else { nil }
    }
  }

  var lines: [StyledText] {
    var table = Table([
      Table.Column(""),
      Table.Column("", minimumWidth: 8, gap: 1),
      Table.Column("", .trailing, weight: 4),
      Table.Column(""),
      Table.Column("", .trailing),
      Table.Column("", weight: 5, minimumWidth: 6),
      Table.Column(heading(look.words[.highHeading]), .trailing, weight: 6),
      Table.Column(heading(look.words[.lowHeading]), .trailing, weight: 6, gap: 1),
      Table.Column(heading(look.words[.rainHeading]), .trailing, weight: 3),
      Table.Column(heading(look.quantities.speedUnit), .trailing, weight: 2),
      // How old an answer is must show, however little room there is.
      Table.Column("", .trailing),
    ])
    let times = look.quantities.times(rows.map { $0.time(at: now) })
    for (row, time) in zip(rows, times) { table.add(cells(of: row, time)) }
    return table.lines(width: look.width, mark: look.mark) + remark + [""] + credits
  }

  /// That the weather now of an old answer is a forecast, where one is shown.
  private var remark: [StyledText] {
    let isForecast = rows.contains { row in
      guard case .success(let answer) = row.answer else { return false }
      return answer.report.notes.contains(.hourAsCurrent)
    }
    return isForecast ? [""] + look.remark(.hourAsCurrentNote) : []
  }

  private func heading(_ text: String) -> StyledText { StyledText(text, .dim) }

  private func cells(of row: Row, _ time: StyledText) -> [StyledText] {
    let start = [
      StyledText(row.isSelected ? "*" : " "),
      StyledText(row.name, row.isSelected ? .bold : .plain),
    ]
    guard case .success(let answer) = row.answer else {
      let missing = StyledText(look.missing)
      return start + [time, "", missing] + Array(repeating: missing, count: 5)
    }
    let report = answer.report
    let quantities = look.quantities
    guard let current = report.current else {
      return start + [time, "", StyledText(look.missing)]
    }
    let conditions = current.conditions
    let isDay = report.isDay(at: current.time, told: conditions.isDay)
    let (high, low) = report.range(of: report.today)
    let age = max(0, report.now.secondsSince1970 - report.provenance.fetched)
    return start + [
      time,
      look.symbols.symbol(of: conditions.sky.condition, isDay: isDay),
      quantities.temperature(conditions.temperature),
      StyledText(look.words.description(of: conditions.sky, isDay: isDay)),
      quantities.temperature(high),
      quantities.temperature(low),
      quantities.probability(report.precipitationProbability),
      quantities.speed(conditions.windSpeed),
      StyledText(answer.isStale ? look.words.ago(age) : "", .dim),
    ]
  }

  /// The providers' credits, each once.
  private var credits: [StyledText] {
    var seen: Set<ProviderID> = []
    return
      rows.compactMap { row -> ProviderID? in
        guard case .success(let answer) = row.answer else { return nil }
        return answer.report.provenance.provider
      }
      .filter { seen.insert($0).inserted }
      .flatMap { TextFitting.wrapped($0.attribution, to: look.width) }
      .map { StyledText($0, .dim) }
  }
}

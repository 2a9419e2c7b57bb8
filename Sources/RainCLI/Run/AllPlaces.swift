import RainArguments
import RainCore
import RainTerminal

/// The weather at all saved places, asked at the same time.
struct AllPlaces {
  private let invocation: Invocation

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// Asks about all places.
  ///
  /// - Returns: The table, or the document; what failed stands in the notes.
  /// - Throws: The first failure when no place was answered.
  func outcome() async throws(Failure) -> Outcome {
    let arguments = invocation.arguments
    let others: [OptionSpec] = [.input, .sample, .current, .pick]
    guard arguments.place == nil, !others.contains(where: arguments.isSet) else {
      throw .usage("--all is about the saved places; leave out what names another one")
    }
    var form = try OutputForm(arguments)
    guard !form.isWaybar else { throw .usage("--waybar is about one place; leave out --all") }
    let configuration = try Configuration(invocation)
    form = try form.following(configuration)
    var look = try Look(invocation, configuration)
    let units = try UnitChoice(invocation, configuration)
    look.use(units)
    let saved = try invocation.savedLocations()
    let locations = saved.sortedByName
    guard !locations.isEmpty else { throw .nothingToShow }
    let results = try await ReportSource(invocation, configuration)
      .answers(about: locations.map(\.place))
    let rows = zip(locations, results)
      .map { AllPlacesView.Row(location: $0, answer: $1, isSelected: $0.id == saved.selected?.id) }
    try Self.check(rows)
    var outcome = Outcome(output: "", notes: Self.notes(rows))
    switch form {
    case .json:
      let now = invocation.dependencies.now()
      outcome.output = invocation.text(
        ["schema": 1, "places": .array(rows.map { json(of: $0, units, look, now) })]
      )
    case .format(let choice):
      outcome.output = rows.compactMap { Self.line(choice, $0, look) }.joined()
    case .plain:
      outcome.output = PlainPlaces(look: look).lines(of: rows, now: invocation.dependencies.now())
        .text(look.words)
    case .text, .waybar:
      outcome.output = look.text(
        AllPlacesView(rows: rows, look: look, now: invocation.dependencies.now()).lines
      )
    }
    return outcome
  }

  /// The line of a place; `nil` when there is no answer about it.
  private static func line(
    _ choice: FormatChoice,
    _ row: AllPlacesView.Row,
    _ look: Look
  ) -> String? {
    guard case .success(let answer) = row.answer else { return nil }
    return choice.text(for: FormatRow(report: answer.report, look: look, subject: .now)) + "\n"
  }

  /// Throws the first failure when there is nothing but failures.
  private static func check(_ rows: [AllPlacesView.Row]) throws(Failure) {
    guard let first = rows.first, rows.allSatisfy({ $0.failure != nil }),
      let failure = first.failure
    else { return }
    throw failure
  }

  /// The notes of all answers, each with its place.
  private static func notes(_ rows: [AllPlacesView.Row]) -> [String] {
    rows.flatMap { row in
      let notes =
        switch row.answer {
        case .success(let answer): answer.notes + answer.echoes
        case .failure(let failure): [FailureReport(failure).sentence]
        }
      return notes.map { "\(row.name): \($0)" }
    }
  }

  private func json(
    of row: AllPlacesView.Row,
    _ units: UnitChoice,
    _ look: Look,
    _ now: Int
  ) -> JSONValue {
    var document: JSONValue = .null
    if case .success(let answer) = row.answer {
      var report = ReportDocument(
        report: answer.report,
        units: units.documentUnits,
        words: look.words,
        now: now
      )
      report.isStale = answer.isStale
      document = report.json
    }
    return [
      "id": .string(row.location.id),
      "selected": .bool(row.isSelected),
      "report": document,
      "error": JSONValue(row.failure.map { FailureReport($0).sentence }),
    ]
  }
}

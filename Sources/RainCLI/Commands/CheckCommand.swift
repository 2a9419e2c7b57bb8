import RainArguments
import RainCore

extension Command {
  static let check: Command = Command(
    "check",
    summary: "Whether it rains or snows and the like, as an exit code",
    discussion: """
      The exit code is 0 when it holds, 1 when not, and 69 when the provider can't tell. Rain is \
      what people notice: at least 0.1 mm/h, not less likely than 25 %; snow likewise. Sleet and what \
      is mixed are both. Both are checked for the next hour unless --within says otherwise, the rest \
      for now. An alert is an official warning in force, or one that begins in that time. \
      Temperature and wind need a limit, which itself does not pass; the wind is its mean speed, \
      without gusts. --quiet prints nothing.
      """,
    operands: [condition, place],
    options: OptionSpec.unitOptions + [.above, .below, .within] + OptionSpec.sourceOptions
      + OptionSpec.keepingOptions + [.language, .plain] + OptionSpec.outputOptions,
    examples: [
      ExampleSpec("rain check rain && echo 'Take an umbrella'", "Within the next hour"),
      ExampleSpec("rain check rain Oslo --above 50% --within 6h", "Likelier than 50 %"),
      ExampleSpec("rain check temperature --below 0C --within 12h", "Frost tonight"),
      ExampleSpec("rain check wind --above 6bft --json", "For programs"),
    ]
  ) { invocation async throws(Failure) in
    let arguments = invocation.arguments
    _ = try OutputForm(arguments)
    guard let name = arguments.words("CONDITION").first.flatMap(CheckName.init(rawValue:)) else {
      throw .usage("name what to check")
    }
    let subject = try name.subject(
      above: arguments.value(of: .above).flatMap(CheckThreshold.init),
      below: arguments.value(of: .below).flatMap(CheckThreshold.init)
    )
    let reach = arguments.value(of: .within).flatMap(DurationText.seconds) ?? name.standardReach
    let run = CheckRun(invocation: invocation, name: name)
    return try await run.outcome(of: WeatherCheck(subject, within: reach))
  }

  private static let place = OperandSpec(
    WeatherCommand.place.name,
    summary: WeatherCommand.place.summary,
    isRequired: false,
    extent: .joinedWords,
    completion: ValueSource.checkedPlaces.completion
  )

  private static let condition = OperandSpec(
    "CONDITION",
    summary: "What to check",
    kind: .choice(CheckName.allCases.map(\.rawValue))
  )
}

extension OptionSpec {
  static let above = OptionSpec(
    "above",
    value: threshold,
    summary:
      "Whether it is more than V, with its unit: 25C, 50km/h, 6bft; rain and snow 50%, 1mm/h",
    section: checkSection
  )

  static let below = OptionSpec(
    "below",
    value: threshold,
    summary: "Whether it is less than V: 0C, 32F, 10m/s",
    section: checkSection
  )

  fileprivate static let within = OptionSpec(
    "within",
    value: ValueSpec(
      "DURATION",
      .custom(expectation: DurationText.expectation) { DurationText.seconds($0) != nil }
    ),
    summary: "How far ahead to look (default 1h for rain and snow, else now)",
    section: checkSection
  )

  private static let threshold = ValueSpec(
    "V",
    .custom(expectation: CheckThreshold.expectation) { CheckThreshold($0) != nil }
  )

  private static let checkSection = "Limits"
}

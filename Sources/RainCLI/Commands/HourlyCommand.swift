import RainArguments
import RainCore

extension OptionSpec {
  static let hours = OptionSpec(
    "hours",
    value: ValueSpec("N", .integer(1...1000)),
    summary: "How many hours of the clock to show (default 24)",
    section: outputSection
  )

  static let day = OptionSpec(
    "day",
    value: ValueSpec(
      "DAY",
      .custom(expectation: "today, tomorrow, a day of the week or YYYY-MM-DD") {
        DayName($0) != nil
      },
      completion: .words(DayName.words.map { Completion.Word($0) })
    ),
    summary: "The hours of a day: today, tomorrow, a day of the week or YYYY-MM-DD",
    section: outputSection
  )
}

extension Command {
  static let hourly: Command = Command(
    "hourly",
    summary: "The coming hours",
    operands: [WeatherCommand.place],
    options: WeatherCommand.options + [.hours, .day],
    examples: [
      ExampleSpec("rain hourly", "24 hours at the selected location"),
      ExampleSpec("rain hourly Oslo --day tomorrow", "The hours of tomorrow"),
    ]
  ) { invocation async throws(Failure) in
    let arguments = invocation.arguments
    let day = arguments.value(of: .day).flatMap(DayName.init)
    guard day == nil || !arguments.isSet(.hours) else {
      throw .usage("--hours and --day exclude each other")
    }
    let choice: @Sendable (WeatherReport) -> HourChoice = { report in
      day.map { .day($0.date(from: report.now.date)) }
        ?? .clockHours(invocation.integer(.hours) ?? 24)
    }
    return try await WeatherCommand.run(invocation, about: .hours(choice), requiring: .hours) {
      report,
      look in
      HourlyView(report: report, look: look, choice: choice(report)).lines
    }
  }
}

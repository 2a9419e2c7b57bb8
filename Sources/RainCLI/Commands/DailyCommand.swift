import RainArguments

extension OptionSpec {
  static let days = OptionSpec(
    "days",
    value: ValueSpec("N", .integer(1...100)),
    summary: "How many days to show (default all)",
    section: outputSection
  )
}

extension Command {
  static let daily: Command = Command(
    "daily",
    summary: "Today and the coming days",
    operands: [WeatherCommand.place],
    options: WeatherCommand.options + [.days],
    examples: [
      ExampleSpec("rain daily --celsius", "The days at the selected location, in °C"),
      ExampleSpec("rain daily Nairobi --days 3", "Today and the next two days"),
    ]
  ) { invocation async throws(Failure) in
    let days = invocation.integer(.days)
    return try await WeatherCommand.run(invocation, about: .days(days), requiring: .days) {
      report,
      look in
      DailyView(report: report, look: look, days: days).lines
    }
  }
}

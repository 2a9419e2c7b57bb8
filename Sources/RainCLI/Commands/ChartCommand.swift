import RainArguments

extension OptionSpec {
  static let chartHours = OptionSpec(
    "hours",
    value: ValueSpec("N", .integer(1...1000)),
    summary: "How many hours of the clock to show (default as many as fit, about 48)",
    section: outputSection
  )
}

extension Command {
  static let chart: Command = Command(
    "chart",
    summary: "The coming hours as a picture",
    discussion: """
      Shows sky, day and night, temperature, precipitation, chance and wind over the clock of the \
      place. Each sign and number stands for the time up to the next one: the worst sky, the \
      greatest chance, the strongest wind. Arrows point where the wind blows to, letters tell where \
      it comes from.
      """,
    operands: [WeatherCommand.place],
    options: WeatherCommand.options + [.chartHours],
    examples: [
      ExampleSpec("rain chart", "About two days at the selected location"),
      ExampleSpec("rain chart Oslo --hours 24", "The next 24 hours, in more detail"),
    ]
  ) { invocation async throws(Failure) in
    let hours = invocation.integer(.chartHours)
    let choice = HourChoice.clockHours(hours ?? ChartWindow.pleasantLength / 3600)
    return try await WeatherCommand.run(
      invocation,
      about: .hours { _ in choice },
      requiring: .hours
    ) { report, look in
      ChartView(report: report, look: look, hours: hours).lines
    }
  }
}

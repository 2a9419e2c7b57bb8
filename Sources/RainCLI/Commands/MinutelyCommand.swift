import RainArguments

extension Command {
  static let minutely: Command = Command(
    "minutely",
    summary: "Precipitation minute by minute for the next hour",
    operands: [WeatherCommand.place],
    options: WeatherCommand.options,
    examples: [
      ExampleSpec("rain minutely", "When it rains at the selected location"),
      ExampleSpec("rain minutely Oslo --provider forecast", "By a provider who tells minutes"),
    ]
  ) { invocation async throws(Failure) in
    try await WeatherCommand.run(invocation, about: .steps, requiring: .nextHour) { report, look in
      MinutelyView(report: report, look: look).lines
    }
  }
}

import RainArguments

extension Command {
  static let alerts: Command = Command(
    "alerts",
    summary: "Official warnings in force",
    operands: [WeatherCommand.place],
    options: WeatherCommand.options,
    examples: [
      ExampleSpec("rain alerts", "The warnings for the selected location, in full"),
      ExampleSpec("rain alerts Berlin --provider forecast", "By a provider who tells warnings"),
    ]
  ) { invocation async throws(Failure) in
    try await WeatherCommand.run(invocation, about: .alerts, requiring: .alerts) { report, look in
      AlertsView(report: report, look: look).lines
    }
  }
}

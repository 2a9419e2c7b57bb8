import RainArguments

extension Command {
  static let now: Command = Command(
    "now",
    summary: "Current conditions and the hours ahead",
    operands: [WeatherCommand.place],
    options: WeatherCommand.options + [all],
    examples: [
      ExampleSpec("rain now Berlin", "The weather in Berlin"),
      ExampleSpec("rain now San Francisco, CA", "Narrowed by the state"),
      ExampleSpec("rain now --all", "At all saved places"),
      ExampleSpec("rain now -33.9,18.4 --json", "At a point on the map, for programs"),
    ]
  ) { invocation async throws(Failure) in
    if invocation.arguments.isSet(all) { return try await AllPlaces(invocation).outcome() }
    return try await WeatherCommand.run(invocation) { report, look in
      NowView(report: report, look: look).lines
    }
  }

  private static let all = OptionSpec(
    "all",
    summary: "All saved places in one table",
    section: OptionSpec.sourceSection
  )
}

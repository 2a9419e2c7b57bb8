import RainArguments
import RainCore

extension Command {
  static let air: Command = Command(
    "air",
    summary: "Air quality: an index in words, pollutants, and pollen in Europe",
    discussion: """
      The index is the European one at places in Europe and that of the US elsewhere, but \
      OpenWeatherMap has one of its own. Where the provider for the weather knows nothing of the \
      air, Open-Meteo is asked.
      """,
    operands: [WeatherCommand.place],
    options: WeatherCommand.options,
    examples: [
      ExampleSpec("rain air", "The air at the selected location"),
      ExampleSpec("rain air Paris, France", "Somewhere else"),
    ]
  ) { invocation async throws(Failure) in
    try await WeatherCommand.run(invocation, about: .air, requiring: .airQuality) { report, look in
      AirView(report: report, look: look).lines
    }
  }
}

import RainArguments
import RainCore
import RainTerminal

extension Command {
  static let watch: Command = Command(
    "watch",
    summary: "The weather full screen, kept up to date",
    discussion: """
      Shows the weather now, the hours and the days as far as the terminal has room, and asks again \
      when the answer is no longer fresh. What another rain changes shows at once: an answer, a \
      setting, the selected location. Keys: r asks now, n and p or the arrows go to the next or the \
      previous saved place, u changes the units of this view, ? explains the keys, q quits.
      """,
    operands: [WeatherCommand.place],
    options: OptionSpec.unitOptions + OptionSpec.sourceOptions + OptionSpec.keepingOptions
      + [.language, .color, .noColor, .ascii, .width],
    examples: [
      ExampleSpec("rain watch", "At the selected location"),
      ExampleSpec("rain watch Oslo --units si", "At another place, in meters a second"),
    ]
  ) { invocation async throws(Failure) in
    try await WatchStart(invocation).outcome()
  }
}

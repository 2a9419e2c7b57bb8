import RainArguments

extension Command {
  /// The program with all of its commands.
  static let root: Command = Command(
    "rain",
    summary: "The weather in the terminal",
    discussion: """
      Without a command it shows the weather now. Without a place it shows that of the selected \
      location; 'rain locations add Berlin' saves and selects one.
      """,
    options: OptionSpec.messageOptions,
    subcommands: [
      .now, .hourly, .daily, .minutely, .alerts, .air, .chart, .watch, .check, .locations,
      .settings, .providers, .cache, .doctor, .completions, .help, .completeValues,
    ],
    defaultSubcommand: "now",
    examples: [
      ExampleSpec("rain now Berlin", "The weather in Berlin"),
      ExampleSpec("rain now 52.52,13.41", "At a point on the map"),
      ExampleSpec("rain hourly --hours 12", "The next twelve hours at the selected location"),
      ExampleSpec("rain daily --fahrenheit", "The coming days in °F"),
      ExampleSpec("rain locations add Paris, France", "Save a place"),
      ExampleSpec("rain now --sample", "What it looks like, without a network"),
    ]
  )
}

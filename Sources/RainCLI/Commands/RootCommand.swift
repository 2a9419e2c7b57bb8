import RainArguments

extension Command {
  /// The program with all of its commands.
  static let root = Command(
    "rain",
    summary: "the weather in the terminal",
    discussion: """
      Without a command it shows the weather now. Without a place it shows that of the selected \
      location; 'rain locations add Berlin' saves and selects one.
      """,
    subcommands: [
      .now, .hourly, .daily, .locations, .settings, .providers, .help,
    ],
    defaultSubcommand: "now",
    examples: [
      ExampleSpec("rain now Berlin", "the weather in Berlin"),
      ExampleSpec("rain now 52.52,13.41", "at a point on the map"),
      ExampleSpec("rain hourly --hours 12", "the next twelve hours at the selected location"),
      ExampleSpec("rain daily --fahrenheit", "the coming days in °F"),
      ExampleSpec("rain locations add Paris, France", "save a place"),
      ExampleSpec("rain now --sample", "what it looks like, without a network"),
    ]
  )
}

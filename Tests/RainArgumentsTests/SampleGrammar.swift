import RainArguments

/// A made-up program with one of everything.
enum SampleGrammar {
  static let root = CommandSpec(
    "tide",
    summary: "Tell the tides of the coasts",
    discussion: """
      Heights are above the chart datum of the port, which is about the lowest tide
      that the moon and the sun can make.

      Names of ports:
        full name    Brest, Saint-Malo
        coordinates  48.38,-4.49 in decimal degrees
      """,
    options: [.quiet],
    subcommands: [
      now,
      table,
      ports,
      keys,
      CommandSpec("help", section: "More", summary: "Explain a command", operands: [.command]),
      CommandSpec("probe", summary: "For scripts alone", operands: [.command], isHidden: true),
    ],
    defaultSubcommand: "now",
    examples: [
      ExampleSpec("tide", "Height at the selected port"),
      ExampleSpec("tide table Brest --days 3", "High and low water of three days"),
    ]
  )

  static let now = CommandSpec(
    "now",
    aliases: ["current"],
    summary: "Height of the water at this moment",
    operands: [.port],
    options: [.feet, .meters, .json]
  )

  static let table = CommandSpec(
    "table",
    summary: "High and low water of the coming days",
    operands: [.port],
    options: [.days, .datum, .above, .feet, .meters, .json, .template],
    examples: [ExampleSpec("tide table Brest", "The coming week at Brest")]
  )

  static let ports = CommandSpec(
    "ports",
    section: "Setup",
    summary: "The saved ports",
    options: [.json],
    subcommands: [
      CommandSpec("list", summary: "List them"),
      CommandSpec("add", summary: "Save a port", operands: [.requiredPort], options: [.chart]),
      CommandSpec("rename", summary: "Give a port a name", operands: [.old, .new]),
    ],
    defaultSubcommand: "list"
  )

  static let keys = CommandSpec(
    "keys",
    section: "Setup",
    summary: "The keys of the tables",
    subcommands: [
      CommandSpec("show", summary: "Show one", operands: [.source]),
      CommandSpec("clear", summary: "Forget all"),
    ]
  )
}

extension OptionSpec {
  static let quiet = OptionSpec(
    "quiet",
    short: "q",
    summary: "Say less on standard error",
    section: "General"
  )
  static let feet = OptionSpec("feet", short: "f", summary: "Heights in feet", section: "Units")
  static let meters = OptionSpec(
    "meters",
    "metres",
    short: "m",
    summary: "Heights in meters",
    section: "Units"
  )
  static let json = OptionSpec("json", summary: "Print one JSON document", section: "Output")
  static let template = OptionSpec(
    "template",
    value: ValueSpec("TEXT", allowsEmpty: true),
    summary: "Print each line by this template",
    section: "Output"
  )
  static let days = OptionSpec(
    "days",
    short: "n",
    value: ValueSpec("N", .integer(1...30)),
    summary: "How many days (default 7)"
  )
  static let datum = OptionSpec(
    "datum",
    value: ValueSpec("DATUM", .choice(["chart", "mean-sea-level", "ordnance"])),
    summary: "What heights are measured from"
  )
  static let above = OptionSpec(
    "above",
    value: ValueSpec("HEIGHT", .number(-5...20)),
    summary: "Only water higher than this"
  )
  static let chart = OptionSpec("chart", value: ValueSpec("FILE", .file), summary: "Its chart")
}

extension OperandSpec {
  static let port = OperandSpec(
    "PORT",
    summary: "A name or coordinates (default: the selected port)",
    isRequired: false,
    extent: .joinedWords,
    completion: .lines(ofRun: ["ports", "list"])
  )
  static let requiredPort = OperandSpec("PORT", summary: "A name", extent: .joinedWords)
  static let old = OperandSpec("PORT", summary: "Its name so far")
  static let new = OperandSpec("NAME", summary: "Its new name")
  static let source = OperandSpec(
    "SOURCE",
    summary: "Whose key",
    kind: .choice(["shom", "noaa"])
  )
  static let command = OperandSpec(
    "COMMAND",
    summary: "Words of the command",
    isRequired: false,
    extent: .separateWords
  )
}

import RainArguments
import RainTerminal

extension OptionSpec {
  static let json = OptionSpec(
    "json",
    summary: "A JSON document, as the README describes it",
    section: outputSection
  )

  static let color = OptionSpec(
    "color",
    value: ValueSpec("WHEN", .choice(TerminalChoice.Color.allCases.map(\.rawValue))),
    summary: "When to use color",
    section: outputSection
  )

  static let noColor = OptionSpec(
    "no-color",
    summary: "The same as --color never",
    section: outputSection
  )

  static let ascii = OptionSpec(
    "ascii",
    summary: "Signs and lines of ASCII only",
    section: outputSection
  )

  static let width = OptionSpec(
    "width",
    value: ValueSpec("N", .integer(20...1000)),
    summary: "The columns to fill",
    section: outputSection
  )

  /// The options that every command takes that shows something to people.
  static let outputOptions = [json, color, noColor, ascii, width]

  static let outputSection = "Output"
}

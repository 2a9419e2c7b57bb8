import RainArguments

extension OptionSpec {
  static let format = OptionSpec(
    "format",
    value: ValueSpec(
      "TEMPLATE",
      completion: .words(
        FormatPreset.all.map { Completion.Word($0.name, summary: $0.summary) }
          + FormatField.all.map { Completion.Word("{\($0.name)}", summary: $0.summary) }
      )
    ),
    summary: "A line from a template such as '{place}: {temperature}', or a preset; see"
      + " 'rain help format'",
    discussion: FormatHelp.discussion,
    section: outputSection
  )
}

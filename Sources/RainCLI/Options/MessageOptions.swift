import RainArguments

extension OptionSpec {
  static let noInput = OptionSpec(
    "no-input",
    summary: "Never ask a question",
    section: messageSection
  )

  static let quiet = OptionSpec(
    "quiet",
    short: "q",
    summary: "No notes, only errors",
    section: messageSection
  )

  static let verbose = OptionSpec(
    "verbose",
    short: "v",
    summary: "Tell what is asked of whom",
    section: messageSection
  )

  /// The options about what goes to standard error; every command takes them.
  static let messageOptions = [noInput, quiet, verbose]

  private static let messageSection = "General"
}

import RainArguments

extension OptionSpec {
  static let noInput = OptionSpec(
    "no-input", summary: "never ask a question", section: messageSection)

  static let quiet = OptionSpec(
    "quiet", short: "q", summary: "no notes, only errors", section: messageSection)

  static let verbose = OptionSpec(
    "verbose", short: "v", summary: "tell what is asked of whom", section: messageSection)

  /// The options about what goes to standard error; every command takes them.
  static let messageOptions = [noInput, quiet, verbose]

  private static let messageSection = "Messages"
}

/// A piece of the command line, told apart without knowing the command yet.
enum ArgumentToken: Hashable, Sendable {
  /// A command word, an operand, or part of one.
  case word(String)

  /// An option of the grammar with its value, `nil` for a flag.
  case option(spelling: String, value: String?)

  /// `-h` or `--help`.
  case help

  /// `--version`.
  case version

  /// No option of the grammar; `whole` is all of a cluster of letters (`-json`).
  case unknownOption(spelling: String, whole: String)

  /// An option that takes a value at the end, or before something that looks like an option.
  case missingValue(spelling: String, next: String?)

  /// A flag with a value.
  case unexpectedValue(spelling: String, value: String)
}

/// What is wrong with a command line, as facts; the wording is the caller's.
///
/// `path` is always the command concerned, from below the root on (`["locations", "add"]`), and
/// empty for the root. Options are spelled as they were typed, dashes included.
public enum ArgumentError: Error, Hashable, Sendable {
  /// A word stands where a command is expected; `operands` are the words after it.
  case unknownCommand(word: String, operands: [String], suggestion: String?, path: [String])

  /// Nothing stands where a command is expected, and the group has no default.
  case missingCommand(path: [String])

  /// The option is not known anywhere in the grammar.
  case unknownOption(String, suggestion: String?, path: [String])

  /// The option is known, but only to other commands; `takenBy` are their paths.
  case optionNotForCommand(String, takenBy: [[String]], path: [String])

  /// The option needs a value; `next` is what followed instead and looks like an option.
  case missingValue(option: String, expectation: ValueExpectation, next: String?, path: [String])

  /// A flag was given a value with `=`.
  case unexpectedValue(option: String, value: String, path: [String])

  /// The value is the empty text.
  case emptyValue(option: String, expectation: ValueExpectation, path: [String])

  /// The value is not acceptable.
  case invalidValue(
    option: String,
    value: String,
    expectation: ValueExpectation,
    suggestion: String?,
    path: [String]
  )

  /// A required operand, given by its name in help, is not there.
  case missingOperand(String, path: [String])

  /// The operand, given by its name in help, is empty or only white space.
  case emptyOperand(String, path: [String])

  /// The operand is not acceptable.
  case invalidOperand(
    String,
    value: String,
    expectation: ValueExpectation,
    suggestion: String?,
    path: [String]
  )

  /// There are more words than the command takes; `extra` are those that are too many.
  case tooManyOperands(extra: [String], path: [String])

  /// The command concerned, whose help is worth reading.
  public var path: [String] {
    switch self {
    case .unknownCommand(_, _, _, let path), .missingCommand(let path),
      .unknownOption(_, _, let path), .optionNotForCommand(_, _, let path),
      .missingValue(_, _, _, let path), .unexpectedValue(_, _, let path),
      .emptyValue(_, _, let path), .invalidValue(_, _, _, _, let path),
      .missingOperand(_, let path), .emptyOperand(_, let path),
      .invalidOperand(_, _, _, _, let path), .tooManyOperands(_, let path):
      path
    }
  }
}

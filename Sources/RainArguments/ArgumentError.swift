/// Why arguments can't be understood. Facts only; `command` is the path of the command they were
/// read for.
public enum ArgumentError: Error, Hashable, Sendable {
  /// A word stands where a command must, and is none; the words after it come with it.
  case unknownCommand(String, rest: [String], command: [String], suggestion: String?)
  /// No command has this option.
  case unknownOption(String, command: [String], suggestion: String?)
  /// Other commands have this option, this one does not.
  case optionNotTaken(String, command: [String])
  /// The option needs a value and there is none.
  case missingValue(String, placeholder: String)
  /// The option takes no value and has been given one.
  case unexpectedValue(String, value: String)
  /// The value is not what it must be.
  case invalidValue(String, value: String, expectation: ValueSpec.Expectation)
  /// The command needs an operand and there is none.
  case missingOperand(String, command: [String])
  /// The command takes fewer words; this is the first too many.
  case unexpectedOperand(String, command: [String])
}

/// What a shell offers where a value or an operand is typed.
public enum Completion: Hashable, Sendable {
  /// Nothing.
  case none

  /// These words.
  case words([String])

  /// Names of files.
  case files

  /// The lines that the program prints when run with these arguments.
  ///
  /// The run must be quick and must not touch the network.
  case lines(ofRun: [String])
}

/// What a command line asks for.
public enum Invocation: Hashable, Sendable {
  /// To run a command.
  case run(ParsedArguments)

  /// To show the help of the command at the path; the empty path is the root.
  case help(path: [String])

  /// To show the version of the program.
  case version
}

/// What the arguments ask for.
public enum ParsedCommandLine: Hashable, Sendable {
  /// To run a command.
  case run(ParsedArguments)
  /// To show the help of the command at this path.
  case help([String])
  /// To show the version.
  case version
}

/// A command with its options and words.
public struct ParsedArguments: Hashable, Sendable {
  /// The names that lead from the program to the command.
  public let path: [String]
  /// The words after the command.
  public let operands: [String]
  private let occurrences: [Occurrence]

  struct Occurrence: Hashable, Sendable {
    let option: OptionSpec
    let value: String?
  }

  init(path: [String], operands: [String], occurrences: [Occurrence]) {
    self.path = path
    self.operands = operands
    self.occurrences = occurrences
  }

  /// The words as one text, joined by spaces; `nil` when there is none.
  public var joinedOperands: String? {
    operands.isEmpty ? nil : operands.joined(separator: " ")
  }

  /// Whether `option` was given.
  public func has(_ option: OptionSpec) -> Bool { occurrences.contains { $0.option == option } }

  /// The value of `option`, the last one when it was given more than once; `nil` when it was not.
  public func value(of option: OptionSpec) -> String? {
    occurrences.last { $0.option == option }?.value
  }

  /// The one of `options` that was given last; `nil` when none was.
  public func last(of options: [OptionSpec]) -> OptionSpec? {
    occurrences.last { options.contains($0.option) }?.option
  }
}

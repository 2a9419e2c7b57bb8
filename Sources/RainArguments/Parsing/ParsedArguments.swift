/// The options and operands given to a command, all of them checked against the grammar.
public struct ParsedArguments: Hashable, Sendable {
  /// An option as it was given.
  public struct GivenOption: Hashable, Sendable {
    /// The identifier of the option in the grammar.
    public var id: OptionSpec.ID

    /// The name as typed, dashes included.
    public var spelling: String

    /// The value; `nil` for a flag.
    public var value: String?

    /// Creates a given option.
    public init(id: OptionSpec.ID, spelling: String, value: String? = nil) {
      self.id = id
      self.spelling = spelling
      self.value = value
    }
  }

  /// The command, by its canonical names from below the root on.
  public var path: [String]

  /// The options in the order in which they were given, repetitions included.
  public var options: [GivenOption]

  /// The words of each operand that was given, by the operand's name.
  public var operands: [String: [String]]

  /// Creates parsed arguments.
  public init(
    path: [String],
    options: [GivenOption] = [],
    operands: [String: [String]] = [:]
  ) {
    self.path = path
    self.options = options
    self.operands = operands
  }

  /// Returns whether the option was given.
  public func isSet(_ option: OptionSpec) -> Bool {
    options.contains { $0.id == option.id }
  }

  /// Returns the value of the option, the last one when repeated; `nil` when not given.
  public func value(of option: OptionSpec) -> String? {
    options.last { $0.id == option.id }?.value
  }

  /// Returns the one of the options that was given last; `nil` when none was given.
  public func last(of candidates: [OptionSpec]) -> OptionSpec? {
    last(of: candidates.map { ($0, $0) })
  }

  /// Returns what stands for the one of the options that was given last.
  ///
  /// Meant for options that exclude each other: `last(of: [.celsius: Scale.celsius, …])`.
  ///
  /// - Parameter meanings: The options, each with what it stands for.
  /// - Returns: That of the last one on the command line; `nil` when none was given.
  public func last<Meaning>(of meanings: KeyValuePairs<OptionSpec, Meaning>) -> Meaning? {
    last(of: meanings.map { ($0.key, $0.value) })
  }

  /// Returns the text of the operand, its words joined with spaces; `nil` when not given.
  public func operand(_ operand: OperandSpec) -> String? {
    operands[operand.name]?.joined(separator: " ")
  }

  /// Returns the words of the operand; empty when not given.
  public func words(of operand: OperandSpec) -> [String] {
    operands[operand.name] ?? []
  }

  private func last<Meaning>(of meanings: [(OptionSpec, Meaning)]) -> Meaning? {
    for given in options.reversed() {
      if let match = meanings.first(where: { $0.0.id == given.id }) { return match.1 }
    }
    return nil
  }
}

/// Reads arguments by a grammar. Touches nothing but what it is given.
public struct Parser: Sendable {
  private let root: CommandSpec
  /// Every option of the grammar by its long name; one name means the same everywhere.
  private let optionsByName: [String: OptionSpec]
  private let optionsByLetter: [Character: OptionSpec]

  /// The option that shows help, which every command takes.
  public static let help = OptionSpec(
    "help",
    short: "h",
    summary: "show this help",
    section: "Messages"
  )

  /// The option that shows the version.
  public static let version = OptionSpec(
    "version",
    summary: "show the version",
    section: "Messages"
  )

  /// Creates a parser for the program that `root` describes.
  public init(_ root: CommandSpec) {
    self.root = root
    let options = root.tree.flatMap(\.command.options) + [Self.help, Self.version]
    optionsByName = Dictionary(options.map { ($0.name, $0) }) { first, _ in first }
    optionsByLetter = Dictionary(options.compactMap { option in option.short.map { ($0, option) } })
    { first, _ in first }
  }

  /// Reads the arguments after the name of the program.
  ///
  /// - Parameter arguments: The arguments. Options may stand anywhere, until `--`; a minus with a
  ///   digit after it is a value or a word.
  /// - Returns: What they ask for. `--help` wins over everything that is wrong, `--version` likewise
  ///   but over help.
  /// - Throws: `ArgumentError` for the first thing that is wrong.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedCommandLine {
    var tokens = Tokens(parser: self, arguments)
    tokens.read()
    let (command, path, operands, problem) = find(tokens.words)
    if tokens.occurrences.contains(where: { $0.option == Self.help }) { return .help(path) }
    if tokens.occurrences.contains(where: { $0.option == Self.version }) { return .version }
    if let error = tokens.error { throw error.placed(in: path) }
    if let problem { throw problem }
    for occurrence in tokens.occurrences where !command.options.contains(occurrence.option) {
      throw .optionNotTaken("--\(occurrence.option.name)", command: path)
    }
    try check(operands, for: command, path)
    return .run(
      ParsedArguments(path: path, operands: operands, occurrences: tokens.occurrences)
    )
  }

  /// Follows the words down the tree of commands as far as they are names.
  private func find(
    _ words: [String]
  ) -> (command: CommandSpec, path: [String], operands: [String], problem: ArgumentError?) {
    var command = root
    var path: [String] = []
    var rest = words[...]
    while !command.subcommands.isEmpty {
      guard let word = rest.first else {
        guard let name = command.defaultSubcommand, let next = command.subcommand(name) else {
          return (command, path, [], .missingOperand("COMMAND", command: path))
        }
        (command, path) = (next, path + [name])
        continue
      }
      guard let next = command.subcommand(word) else {
        let error = ArgumentError.unknownCommand(
          word,
          rest: Array(rest.dropFirst()),
          command: path,
          suggestion: Suggestion.nearest(to: word, among: command.subcommands.map(\.name))
        )
        return (command, path, [], error)
      }
      (command, path, rest) = (next, path + [word], rest.dropFirst())
    }
    return (command, path, Array(rest), nil)
  }

  private func check(
    _ operands: [String],
    for command: CommandSpec,
    _ path: [String]
  ) throws(ArgumentError) {
    guard let operand = command.operand else {
      if let first = operands.first { throw .unexpectedOperand(first, command: path) }
      return
    }
    switch operand.arity {
    case .optionalWords: break
    case .requiredWords:
      if operands.isEmpty { throw .missingOperand(operand.name, command: path) }
    case .words(let minimum, let maximum):
      if operands.count < minimum { throw .missingOperand(operand.name, command: path) }
      if operands.count > maximum {
        throw .unexpectedOperand(operands[maximum], command: path)
      }
    }
  }

  fileprivate func option(named name: String) -> OptionSpec? { optionsByName[name] }

  fileprivate func option(lettered letter: Character) -> OptionSpec? { optionsByLetter[letter] }

  fileprivate func suggestion(for name: String) -> String? {
    Suggestion.nearest(to: name, among: optionsByName.keys.sorted()).map { "--\($0)" }
  }
}

/// The arguments taken apart into options and words.
private struct Tokens {
  private let parser: Parser
  private var rest: ArraySlice<String>
  private(set) var words: [String] = []
  private(set) var occurrences: [ParsedArguments.Occurrence] = []
  /// The first thing that is wrong.
  private(set) var error: ArgumentError?

  init(parser: Parser, _ arguments: [String]) {
    self.parser = parser
    rest = arguments[...]
  }

  mutating func read() {
    while let token = rest.popFirst() {
      if token == "--" {
        words += rest
        return
      }
      if token.hasPrefix("--") {
        readLong(token.dropFirst(2))
      } else if Self.isCluster(token) {
        readCluster(token.dropFirst())
      } else {
        words.append(token)
      }
    }
  }

  /// Whether a token is letters after a minus: not a minus alone, and no negative number.
  private static func isCluster(_ token: String) -> Bool {
    var bytes = token.utf8.makeIterator()
    guard bytes.next() == 0x2D, let second = bytes.next() else { return false }
    return !(0x30...0x39).contains(second) && second != 0x2E
  }

  private mutating func readLong(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = parser.option(named: name) else {
      note(.unknownOption("--\(name)", command: [], suggestion: parser.suggestion(for: name)))
      return
    }
    take(option, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func readCluster(_ letters: Substring) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = parser.option(lettered: letter) else {
        note(.unknownOption("-\(letter)", command: [], suggestion: nil))
        return
      }
      if option.value != nil, !letters.isEmpty {
        take(option, attached: String(letters.first == "=" ? letters.dropFirst() : letters))
        return
      }
      take(option, attached: nil)
    }
  }

  private mutating func take(_ option: OptionSpec, attached: String?) {
    let shown = "--\(option.name)"
    guard let spec = option.value else {
      if let attached { note(.unexpectedValue(shown, value: attached)) }
      occurrences.append(.init(option: option, value: nil))
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      note(.missingValue(shown, placeholder: spec.placeholder))
      return
    }
    if !spec.allows(value) {
      note(.invalidValue(shown, value: value, expectation: spec.expectation))
    }
    occurrences.append(.init(option: option, value: value))
  }

  private mutating func note(_ problem: ArgumentError) { error = error ?? problem }
}

extension ArgumentError {
  /// The same error with the command that the words turned out to name.
  fileprivate func placed(in path: [String]) -> ArgumentError {
    guard case .unknownOption(let option, _, let suggestion) = self else { return self }
    return .unknownOption(option, command: path, suggestion: suggestion)
  }
}

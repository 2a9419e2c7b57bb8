/// Checks the options of a command line against those that the command takes.
struct OptionBinding {
  private let located: CommandSpec.Located
  private let grammar: CommandSpec

  /// The options by spelling: the command's own, or all while the command is not known.
  private let scope: [String: OptionSpec]

  /// The same in the order of the grammar, for suggestions.
  private let candidates: [OptionSpec]

  /// Creates a binding; it is final when the command is the one to run.
  init(located: CommandSpec.Located, grammar: CommandSpec, isFinal: Bool) {
    self.located = located
    self.grammar = grammar
    let options = isFinal ? located.options : grammar.allCommands.flatMap(\.command.options)
    candidates = options + OptionSpec.builtIn
    scope = Dictionary(
      options.flatMap { option in option.spellings.map { ($0, option) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Throws the first thing wrong with the options among the tokens.
  func check(_ tokens: ArraySlice<ArgumentToken>) throws(ArgumentError) {
    _ = try bind(tokens)
  }

  /// Returns the options among the tokens, in their order.
  func bind(
    _ tokens: ArraySlice<ArgumentToken>
  ) throws(ArgumentError) -> [ParsedArguments.GivenOption] {
    var given: [ParsedArguments.GivenOption] = []
    for token in tokens {
      switch token {
      case .word, .help, .version:
        continue
      case .option(let spelling, let value):
        given.append(try bind(spelling, value: value))
      case .unknownOption(let spelling, let whole):
        throw unknownOption(spelling, whole: whole)
      case .missingValue(let spelling, let next):
        throw missingValue(of: try option(spelling), spelling: spelling, next: next)
      case .unexpectedValue(let spelling, let value):
        _ = try option(spelling)
        throw .unexpectedValue(option: spelling, value: value, path: located.path)
      }
    }
    return given
  }

  private func bind(
    _ spelling: String,
    value: String?
  ) throws(ArgumentError) -> ParsedArguments.GivenOption {
    let option = try option(spelling)
    switch (option.value, value) {
    case (let spec?, let value?):
      try check(value, of: spelling, against: spec)
    case (.some, nil):
      throw missingValue(of: option, spelling: spelling, next: nil)
    case (nil, let value?):
      throw .unexpectedValue(option: spelling, value: value, path: located.path)
    case (nil, nil):
      break
    }
    return ParsedArguments.GivenOption(id: option.id, spelling: spelling, value: value)
  }

  private func check(
    _ value: String,
    of spelling: String,
    against spec: ValueSpec
  ) throws(ArgumentError) {
    let expectation = spec.kind.expectation
    if value.isEmpty {
      guard !spec.allowsEmpty else { return }
      throw .emptyValue(option: spelling, expectation: expectation, path: located.path)
    }
    guard spec.kind.accepts(value) else {
      throw .invalidValue(
        option: spelling,
        value: value,
        expectation: expectation,
        suggestion: Suggestion.nearest(to: value, expected: expectation),
        path: located.path
      )
    }
  }

  private func option(_ spelling: String) throws(ArgumentError) -> OptionSpec {
    if let option = scope[spelling] { return option }
    let takers = grammar.allCommands.filter { located in
      located.command.options.contains { $0.spellings.contains(spelling) }
    }
    throw .optionNotForCommand(spelling, takenBy: takers.map(\.path), path: located.path)
  }

  private func missingValue(
    of option: OptionSpec,
    spelling: String,
    next: String?
  ) -> ArgumentError {
    .missingValue(
      option: spelling,
      expectation: option.value?.kind.expectation ?? .text,
      next: next,
      path: located.path
    )
  }

  /// Names all of `-json` when that is near to a long name, else the letter that is not known.
  private func unknownOption(_ spelling: String, whole: String) -> ArgumentError {
    let suggestion = Suggestion.nearestOption(to: whole, among: candidates)
    return .unknownOption(
      suggestion == nil && !whole.hasPrefix("--") ? spelling : whole,
      suggestion: suggestion,
      path: located.path
    )
  }
}

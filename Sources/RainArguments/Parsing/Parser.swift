/// Turns a command line into plain values by a grammar, and touches nothing.
///
/// This target knows grammars as data (`CommandSpec`) and makes everything else from them: what is
/// typed becomes an `Invocation` or an `ArgumentError`, `HelpText` shows what may be typed, and
/// `Suggestion` finds what was meant. Rules, beyond those of the POSIX utility conventions:
///
/// - Options stand anywhere, also before the command word; `--` ends them, and only that.
/// - Command words and long names are full names; the last of a repeated option counts.
/// - A minus before a number begins a word, never an option.
/// - Anything else after a minus is no value unless attached: `--format=-x`.
/// - Help wins over version, version over errors, and the first error over later ones.
public enum Parser {
  /// Returns what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the program, any text at all.
  ///   - grammar: The root command; should have no `problems`.
  /// - Returns: The command with its options and operands, or the wish for help or the version.
  /// - Throws: The first thing wrong with the arguments.
  public static func parse(
    _ arguments: [String],
    grammar: CommandSpec
  ) throws(ArgumentError) -> Invocation {
    let tokens = ArgumentScanner.tokens(of: arguments, grammar: grammar)
    let words = tokens.compactMap { token in
      if case .word(let word) = token { word } else { nil }
    }
    let resolution = CommandResolution(words: words, grammar: grammar)
    if tokens.contains(.help) { return .help(path: resolution.located.path) }
    if tokens.contains(.version) { return .version }

    if let error = resolution.unknownCommand {
      let before = tokensBeforeWord(resolution.consumedCount, in: tokens)
      try OptionBinding(located: resolution.located, grammar: grammar, isFinal: false)
        .check(before)
      throw error
    }
    guard let located = resolution.runnable else {
      try OptionBinding(located: resolution.located, grammar: grammar, isFinal: false)
        .check(tokens[...])
      throw .missingCommand(path: resolution.located.path)
    }
    let options = try OptionBinding(located: located, grammar: grammar, isFinal: true)
      .bind(tokens[...])
    let operands = try OperandBinding(located: located)
      .bind(Array(words.dropFirst(resolution.consumedCount)))
    return .run(ParsedArguments(path: located.path, options: options, operands: operands))
  }

  /// An option that is not known may have had the offending word for its value: `--unit metric`.
  private static func tokensBeforeWord(
    _ index: Int,
    in tokens: [ArgumentToken]
  ) -> ArraySlice<ArgumentToken> {
    var seen = 0
    return tokens.prefix { token in
      guard case .word = token else { return true }
      seen += 1
      return seen <= index
    }
  }
}

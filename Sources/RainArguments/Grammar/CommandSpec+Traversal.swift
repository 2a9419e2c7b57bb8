extension CommandSpec {
  /// A command together with the way to it.
  struct Located: Sendable {
    /// The names from below the root to the command; empty for the root.
    let path: [String]

    /// From the root to the command itself.
    let chain: [CommandSpec]

    /// The command itself.
    let command: CommandSpec

    /// The options that the command takes: its own, then those of its parents, the nearest first.
    var options: [OptionSpec] { chain.reversed().flatMap(\.options) }
  }

  /// Returns the canonical names of the command that the words name.
  ///
  /// - Parameter words: Full names or aliases from below the root on; none mean the root.
  /// - Returns: The path as errors, help and parsed arguments know it.
  /// - Throws: `ArgumentError.unknownCommand`, or `ArgumentError.tooManyOperands` for words that
  ///   follow a command without subcommands.
  public func path(of words: [String]) throws(ArgumentError) -> [String] {
    let resolution = CommandResolution(words: words, grammar: self)
    let rest = words.dropFirst(resolution.consumedCount)
    guard !rest.isEmpty else { return resolution.located.path }
    if let error = resolution.unknownCommand { throw error }
    throw .tooManyOperands(extra: Array(rest), path: resolution.located.path)
  }

  /// Returns the command at a path of canonical names, `nil` when there is none.
  public func command(at path: [String]) -> CommandSpec? {
    var command = self
    for name in path {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
      command = next
    }
    return command
  }

  /// Every command of the grammar with its path, the root first, parents before children.
  var allCommands: [Located] { locatedDescendants(path: [], chain: []) }

  /// Those of them that people are told of.
  var visibleCommands: [Located] {
    allCommands.filter { !$0.chain.contains(where: \.isHidden) }
  }

  private func locatedDescendants(path: [String], chain: [CommandSpec]) -> [Located] {
    let ownChain = chain + [self]
    let own = Located(path: path, chain: ownChain, command: self)
    return [own]
      + subcommands.flatMap { $0.locatedDescendants(path: path + [$0.name], chain: ownChain) }
  }
}

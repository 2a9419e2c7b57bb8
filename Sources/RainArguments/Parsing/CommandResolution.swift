/// The command that the first words of a command line name.
struct CommandResolution: Sendable {
  /// The command as far as the words name one.
  let located: CommandSpec.Located

  /// How many of the words name it.
  let consumedCount: Int

  /// The words as they were given.
  let words: [String]

  /// Follows the words from the root on as long as they are names of commands.
  init(words: [String], grammar: CommandSpec) {
    var chain = [grammar]
    var command = grammar
    for word in words {
      guard let next = command.subcommand(named: word) else { break }
      chain.append(next)
      command = next
    }
    self.words = words
    consumedCount = chain.count - 1
    located = CommandSpec.Located(
      path: chain.dropFirst().map(\.name),
      chain: chain,
      command: command
    )
  }

  /// The error that the next word is no command; `nil` where it may be an operand.
  var unknownCommand: ArgumentError? {
    guard located.command.isGroup, consumedCount < words.count else { return nil }
    let word = words[consumedCount]
    let candidates = located.command.visibleSubcommands.flatMap { [$0.name] + $0.aliases }
    return .unknownCommand(
      word: word,
      operands: Array(words[(consumedCount + 1)...]),
      suggestion: Suggestion.nearest(to: word, among: candidates),
      path: located.path
    )
  }

  /// The command to run, which at the end of the words is the default of a group.
  ///
  /// `nil` when there is no such default.
  var runnable: CommandSpec.Located? {
    var chain = located.chain
    var command = located.command
    while command.isGroup {
      guard let name = command.defaultSubcommand,
        let next = command.subcommand(named: name)
      else { return nil }
      chain.append(next)
      command = next
    }
    return CommandSpec.Located(
      path: chain.dropFirst().map(\.name),
      chain: chain,
      command: command
    )
  }
}

/// A mistake in a grammar, found by looking at the data alone.
///
/// `path` is the command where it was found, from below the root on. Options are spelled with
/// their dashes; `of` names a command, an option or an operand.
public enum GrammarProblem: Hashable, Sendable {
  /// Two subcommands of the command answer to the same word.
  case duplicateCommand(String, path: [String])

  /// Two options that the command takes, inherited and built-in ones included, share a spelling.
  case duplicateOption(String, path: [String])

  /// Two options that the command takes share an identifier.
  case duplicateIdentifier(String, path: [String])

  /// Two operands of the command share a name.
  case duplicateOperand(String, path: [String])

  /// The option takes a value here, and none elsewhere, or the other way round.
  case conflictingArity(String, path: [String])

  /// The name can't be typed, or would be read as something else.
  case unusableName(String, path: [String])

  /// There is no summary.
  case missingSummary(of: String, path: [String])

  /// The summary takes more lines in help of 79 columns than the limit.
  case longSummary(of: String, lines: Int, limit: Int, path: [String])

  /// The choices are none, or not all different, or one of them is empty.
  case unusableChoices(of: String, path: [String])

  /// The operand can't be reached, being after one that takes all words or that may be absent.
  case misplacedOperand(String, path: [String])

  /// The command has both subcommands and operands.
  case operandsBesideSubcommands(path: [String])

  /// The default subcommand is not the name of a subcommand.
  case missingDefault(String, path: [String])
}

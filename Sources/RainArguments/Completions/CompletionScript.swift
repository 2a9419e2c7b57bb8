/// The script that teaches a shell to complete the command lines of a program.
///
/// It holds the commands, options and fixed values of the grammar; for the rest it runs the program
/// (`Completion.lines`). It reads command lines as `Parser` does.
public struct CompletionScript: Sendable {
  /// The script, its last line ended too.
  public let text: String

  /// Makes the script.
  ///
  /// - Parameters:
  ///   - shell: What it is for.
  ///   - grammar: The root command; its name is that of the program.
  public init(for shell: Shell, grammar: CommandSpec) {
    let content = CompletionContent(grammar)
    text =
      switch shell {
      case .bash: BashCompletion(content).text
      case .zsh: ZshCompletion(content).text
      case .fish: FishCompletion(content).text
      }
  }
}

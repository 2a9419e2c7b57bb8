import RainArguments
import RainCore

extension Command {
  static let completions: Command = Command(
    "completions",
    summary: "Print a script that teaches a shell to complete rain",
    discussion: """
      To use it at once, or from the file that the shell reads at its start:

        bash  source <(rain completions bash)
        zsh   source <(rain completions zsh), after compinit
        fish  rain completions fish | source
      """,
    operands: [
      OperandSpec("SHELL", summary: "For which", kind: .choice(Shell.allCases.map(\.rawValue)))
    ],
    examples: [
      ExampleSpec("source <(rain completions bash)", "In bash, for this session"),
      ExampleSpec(
        "rain completions fish > ~/.config/fish/completions/rain.fish",
        "In fish, from now on"
      ),
    ]
  ) { invocation async throws(Failure) in
    guard let shell = Shell(rawValue: invocation.arguments.words("SHELL")[0]) else {
      throw .usage("SHELL is bash, zsh or fish")
    }
    return Outcome(output: CompletionScript(for: shell, grammar: root.spec).text)
  }

  /// What completion scripts run: it is quick, asks nobody, and never fails.
  static let completeValues: Command = Command(
    "complete-values",
    summary: "Print what can stand in place of a word",
    operands: [
      OperandSpec(
        "WORD",
        summary: "What to look among, and the words typed so far",
        isRequired: false,
        extent: .separateWords,
        allowsEmpty: true
      )
    ],
    isHidden: true
  ) { invocation async throws(Failure) in
    let words = invocation.arguments.words("WORD")
    let typed = Array(words.dropFirst())
    guard let last = typed.last,
      let source = ValueSource.all.first(where: { $0.name == words[0] })
    else { return Outcome(output: "") }
    var seen: Set<String> = []
    let lines = source.words(typed, invocation)
      .filter { $0.text.hasPrefix(last) && seen.insert($0.text).inserted }
      .map { word in
        let texts = [word.text] + (word.summary.map { [$0] } ?? [])
        return texts.map { CleanText.line($0) }.joined(separator: "\t") + "\n"
      }
    return Outcome(output: lines.joined())
  }
}

/// Writes the completion script for zsh, which works loaded on demand (`#compdef`) and sourced.
struct ZshCompletion: Sendable {
  private let content: CompletionContent

  /// The different lists of words that have explanations, which are long.
  private let lists: [[Completion.Word]]

  /// Takes what there is to complete.
  init(_ content: CompletionContent) {
    self.content = content
    let values = content.optionGroups.flatMap(\.options).compactMap(\.value?.completion)
    lists = (content.positions.map(\.operand.completion) + values)
      .reduce(into: []) { lists, completion in
        guard case .words(let words) = completion, words.contains(where: { $0.summary != nil }),
          !lists.contains(words)
        else { return }
        lists.append(words)
      }
  }

  /// The script.
  var text: String {
    let tables =
      [
        function("enter", cases("$command/$1", commands + ["*) return 1 ;;"])),
        function("commands", ["local -a commands"] + cases("$command", descriptions) + Self.offer),
        function("options", content.optionGroups.flatMap { cases("$command", [options(of: $0)]) }),
        function("operands", cases("$command", operands)),
      ] + lists.enumerated().map { function("list_\($0.offset + 1)", list($0.element)) }
    return ([Self.start] + tables + [Self.end]).joined(separator: "\n")
      .replacing("_NAME", with: content.functionName)
      .replacing("PROGRAM", with: content.program)
  }

  private static let offer = ["_describe -t commands command commands"]

  /// The names of commands by the commands above them.
  private var commands: [String] {
    content.commands.flatMap { parent in
      parent.subcommands.map { child in
        let words = ([child.name] + child.aliases)
          .map { ShellText.quoted("\(CompletionContent.key(parent.path))/\($0)") }
        let key = ShellText.quoted(CompletionContent.key(parent.path + [child.name]))
        return "\(words.joined(separator: " | "))) command=\(key) ;;"
      }
    }
  }

  private var descriptions: [String] {
    content.commands.filter { !$0.subcommands.isEmpty }
      .flatMap { command in
        branch(
          [command.path],
          "commands",
          command.subcommands.map { described($0.name, $0.summary) }
        )
      }
  }

  private func options(of group: OptionGroup) -> String {
    branch(group.takers, "specs", group.options.flatMap(specs(of:))).joined(separator: "\n")
  }

  private func specs(of option: OptionSpec) -> [String] {
    let exclusion = option.typed.count > 1 ? "(\(option.typed.joined(separator: " ")))" : ""
    let summary = "[\(escaped(option.summary))]"
    return option.typed.map { spelling in
      guard let value = option.value else { return exclusion + spelling + summary }
      let joint = spelling.hasPrefix("--") ? "=" : "+"
      let action = action(for: value.completion, value.placeholder, "value")
      return "\(exclusion)\(spelling)\(joint)\(summary):\(escaped(value.placeholder)):\(action)"
    }
  }

  /// What commands take after their options; the same is told once.
  private var operands: [String] {
    var branches: [(paths: [[String]], specs: [String])] = []
    for command in content.commands {
      let specs =
        command.subcommands.isEmpty
        ? command.operands.enumerated().map { spec(of: $0.element, at: $0.offset) }
        : strangers(of: command) + [": :->command", "*:: :->rest"]
      if let index = branches.firstIndex(where: { $0.specs == specs }) {
        branches[index].paths.append(command.path)
      } else {
        branches.append(([command.path], specs))
      }
    }
    return branches.flatMap { branch($0.paths, "specs", $0.specs) }
  }

  /// Options of commands further right, which may stand before them: whether they take a value must
  /// be known.
  private func strangers(of command: CompletionContent.Command) -> [String] {
    let own = Set(command.options.flatMap(\.typed))
    return content.valueSpellings.filter { !own.contains($0) }
      .map { "!\($0)\($0.hasPrefix("--") ? "=" : "+"): : " }
  }

  private func spec(of operand: OperandSpec, at index: Int) -> String {
    let position = operand.extent == .word ? "\(index + 1)" : "*"
    let action = action(for: operand.completion, operand.name, "operands")
    return "\(position):\(escaped(operand.name)):\(action)"
  }

  private func action(for completion: Completion, _ name: String, _ typed: String) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .words(let words) where lists.contains(words):
      " _NAME_list_\((lists.firstIndex(of: words) ?? 0) + 1) \(ShellText.quoted(name))"
    case .words(let words):
      inSpecification(
        " _NAME_words \(ShellText.quoted(name)) "
          + words.map { ShellText.quoted(described($0.text)) }.joined(separator: " ")
      )
    case .lines(let arguments):
      inSpecification(
        " _NAME_run \(ShellText.quoted(name)) \(typed) "
          + arguments.map(ShellText.quoted).joined(separator: " ")
      )
    }
  }

  /// A word with its explanation, as `_describe` takes it.
  private func described(_ word: String, _ summary: String? = nil) -> String {
    let text = word.replacing(#"\"#, with: #"\\"#).replacing(":", with: #"\:"#)
    return summary.map { "\(text):\($0)" } ?? text
  }

  /// An explanation or a message inside a specification for `_arguments`.
  private func escaped(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// An action inside a specification for `_arguments`.
  private func inSpecification(_ action: String) -> String { action.replacing(":", with: #"\:"#) }

  private func list(_ words: [Completion.Word]) -> [String] {
    let items = words.map { ShellText.quoted(described($0.text, $0.summary)) }
    return ["_NAME_words \"$1\" \\"] + items.dropLast().map { "  \($0) \\" }
      + items.suffix(1).map { "  \($0)" }
  }

  private func branch(_ paths: [[String]], _ array: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    let patterns = paths.map { ShellText.quoted(CompletionContent.key($0)) }
    return ["\(patterns.joined(separator: " | ")))", "  \(array)+=("]
      + ShellText.indented(items.map(ShellText.quoted), by: 4)
      + ["  )", "  ;;"]
  }

  private func cases(_ subject: String, _ branches: [String]) -> [String] {
    let lines = branches.flatMap { $0.split(separator: "\n").map(String.init) }
    return lines.isEmpty ? [] : ["case \(subject) in"] + ShellText.indented(lines, by: 2) + ["esac"]
  }

  private func function(_ name: String, _ body: [String]) -> String {
    (["_NAME_\(name)() {"] + ShellText.indented(body, by: 2) + ["}", ""]).joined(separator: "\n")
  }
}

extension ZshCompletion {
  /// What is the same for every grammar: how a command line is read.
  private static let start = #"""
    #compdef PROGRAM
    # Completion of PROGRAM for zsh, made by 'PROGRAM completions zsh'.

    _NAME() {
      local command='' program=$words[1]
      [[ $program == */* ]] || program=PROGRAM
      _NAME_level
    }

    # Completes at one command, and goes down to the one below it.
    _NAME_level() {
      local context state state_descr ret=1 curcontext=$curcontext
      local -a line specs
      local -A opt_args
      _NAME_options
      _NAME_operands
      _arguments -C -s -S : $specs && ret=0
      case $state in
        command) _NAME_commands && ret=0 ;;
        rest)
          if _NAME_enter ${(Q)words[1]}; then
            curcontext=${curcontext%:*:*}:PROGRAM-${command// /-}:
            _NAME_level && ret=0
          fi
          ;;
      esac
      return ret
    }

    # Offers words, each with its explanation after a colon.
    _NAME_words() {
      local name=$1
      local -a candidates=("${@:2}")
      _describe -V -t values $name candidates
    }

    # Offers the lines that the program prints.
    _NAME_run() {
      local name=$1 typed=$2 candidate
      local -a candidates operands
      [[ $typed == operands ]] && operands=("${(@Q)line[1,-2]}")
      for candidate in ${(f)"$(command ${~program} "${@:3}" -- $operands "${(Q)PREFIX}" 2>/dev/null </dev/null)"}; do
        candidates+=(${${${candidate%%$'\t'*}//\\/\\\\}//:/\\:}${${(M)candidate%%$'\t'*}:+:${candidate#*$'\t'}})
      done
      _describe -V -t values $name candidates
    }

    """#

  private static let end = #"""
    if [[ $funcstack[1] == _NAME ]]; then
      _NAME "$@"
    elif (( $+functions[compdef] )); then
      compdef _NAME PROGRAM
    fi

    """#
}

/// Writes the completion script for bash.
///
/// It needs nothing beside bash, and nothing that bash 3.2 lacks, which is the one of macOS.
struct BashCompletion: Sendable {
  private let content: CompletionContent

  /// Takes what there is to complete.
  init(_ content: CompletionContent) { self.content = content }

  /// The script.
  var text: String {
    let tables = [
      function("command", cases("$command/$1", commands + ["*) return 1 ;;"])),
      function("awaits_value", cases("$1", spellingsWithValue)),
      function("options", content.optionGroups.flatMap { cases("$command", options(of: $0)) }),
      function("values", content.optionGroups.flatMap { cases("$command", values(of: $0)) }),
      function("operands", cases("$command/${#operands[@]}", subcommands + operands)),
    ]
    return ([Self.start] + tables + [Self.end]).joined(separator: "\n")
      .replacing("_NAME", with: content.functionName)
      .replacing("PROGRAM", with: content.program)
  }

  /// The names of commands by the commands above them.
  private var commands: [String] {
    content.commands.flatMap { parent in
      parent.subcommands.map { child in
        let words = ([child.name] + child.aliases).map { "/\(ShellText.quoted($0))" }
        let key = CompletionContent.key(parent.path + [child.name])
        return branch([parent.path], endings: words, "command=\(ShellText.quoted(key))")
      }
    }
  }

  private var spellingsWithValue: [String] {
    let long = content.valueSpellings.filter { $0.hasPrefix("--") }
    let letters = content.valueSpellings.filter { !$0.hasPrefix("--") }.map { $0.dropFirst() }
    var branches = long.isEmpty ? [] : ["\(long.joined(separator: " | "))) option=$1 ;;"]
    if !letters.isEmpty {
      let set = letters.joined()
      // In a cluster the value begins after the first letter that takes one.
      branches += [
        "--* | -*[\(set)]?*) ;;",
        "-*[\(set)]) option=-${1: -1} ;;",
      ]
    }
    return branches
  }

  private func options(of group: OptionGroup) -> [String] {
    [branch(group.takers, "_NAME_offer \(group.options.flatMap(\.typed).joined(separator: " "))")]
  }

  private func values(of group: OptionGroup) -> [String] {
    let branches = group.options.compactMap { option in
      option.value.flatMap { action(for: $0.completion) }
        .map { "\(option.spellings.joined(separator: " | "))) \($0) ;;" }
    }
    guard !branches.isEmpty else { return [] }
    return ["\(patterns(group.takers)))"] + ShellText.indented(cases("$option", branches), by: 2)
      + ["  ;;"]
  }

  private var subcommands: [String] {
    content.commands.filter { !$0.subcommands.isEmpty }
      .map { command in
        let names = command.subcommands.map { ShellText.quoted($0.name) }
        return branch(
          [command.path],
          endings: ["/0"],
          "_NAME_offer \(names.joined(separator: " "))"
        )
      }
  }

  private var operands: [String] {
    content.positions.compactMap { position in
      let ending = position.isOpen ? "/*" : "/\(position.index)"
      return action(for: position.operand.completion)
        .map { branch(position.takers, endings: [ending], $0) }
    }
  }

  private func action(for completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .words(let words):
      "_NAME_offer \(words.map { ShellText.quoted($0.text) }.joined(separator: " "))"
    case .files: "_NAME_files"
    case .lines(let arguments):
      "_NAME_run \(arguments.map(ShellText.quoted).joined(separator: " "))"
    }
  }

  private func branch(_ paths: [[String]], endings: [String] = [""], _ action: String) -> String {
    "\(patterns(paths, endings: endings))) \(action) ;;"
  }

  private func patterns(_ paths: [[String]], endings: [String] = [""]) -> String {
    paths.flatMap { path in
      let key = CompletionContent.key(path)
      return endings.map { key.isEmpty && !$0.isEmpty ? $0 : ShellText.quoted(key) + $0 }
    }
    .joined(separator: " | ")
  }

  private func cases(_ subject: String, _ branches: [String]) -> [String] {
    branches.isEmpty ? [] : ["case \(subject) in"] + ShellText.indented(branches, by: 2) + ["esac"]
  }

  private func function(_ name: String, _ body: [String]) -> String {
    let lines = body.isEmpty ? [":"] : body
    return (["_NAME_\(name)() {"] + ShellText.indented(lines, by: 2) + ["}", ""])
      .joined(separator: "\n")
  }
}

extension BashCompletion {
  /// What is the same for every grammar: how a command line is read.
  private static let start = #"""
    # Completion of PROGRAM for bash, made by 'PROGRAM completions bash'.

    _NAME() {
      local word current='' kept='' quote='' command='' option='' ended='' prefix=''
      local -a words operands
      words=() operands=() COMPREPLY=()
      _NAME_read
      for word in "${words[@]}"; do
        _NAME_unquote "$word"
        if [[ -n $option ]]; then
          option=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == -?* && $word != -[0-9]* && $word != -.[0-9]* ]]; then
          _NAME_awaits_value "$word"
        elif [[ ${#operands[@]} -gt 0 ]] || ! _NAME_command "$word"; then
          operands+=("$word")
        fi
      done
      _NAME_unquote "$current"
      if [[ -z $option && -z $ended && $word == --*=* ]]; then
        option=${word%%=*} prefix=$option= word=${word#*=}
      fi
      if [[ -n $option ]]; then
        operands=()
        _NAME_values
      elif [[ -z $ended && $word == -* ]]; then
        _NAME_options
      else
        _NAME_operands
      fi
      _NAME_quote
    }

    # Sets words to what stands before the cursor, and current to the word at the cursor. Where bash
    # has split a word at = or :, it is put together again; kept is what stands before the last part.
    _NAME_read() {
      local part='' joins=''
      for part in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ -n $part && -z ${part//[=:]/} && ${#words[@]} -gt 0 ]]; then
          words[${#words[@]} - 1]+=$part joins=1
        elif [[ -n $joins ]]; then
          words[${#words[@]} - 1]+=$part joins=''
        else
          words+=("$part")
        fi
      done
      [[ ${#words[@]} -gt 0 ]] || return
      current=${words[${#words[@]} - 1]}
      unset "words[${#words[@]} - 1]"
      [[ -z ${part//[=:]/} ]] && part=''
      kept=${current%"$part"}
      [[ $part == [\"\']* ]] && quote=${part:0:1}
    }

    # Sets word to a word without its quoting.
    _NAME_unquote() {
      word=$1
      case $word in
        \'*) word=${word#\'} word=${word%\'} ;;
        \"*) word=${word#\"} word=${word%\"} word=${word//\\/} ;;
        *) word=${word//\\/} ;;
      esac
    }

    # Quotes the replies as it fits what they are put into.
    _NAME_quote() {
      local index reply special
      for index in "${!COMPREPLY[@]}"; do
        reply=${COMPREPLY[index]#"$kept"}
        case $quote in
          '') printf -v reply %q "$reply" ;;
          \') reply=${reply//\'/$quote\\$quote$quote} ;;
          \") for special in \\ \" \$ \`; do reply=${reply//"$special"/\\$special}; done ;;
        esac
        COMPREPLY[index]=$reply
      done
    }

    # Offers those of the words that begin with what is typed.
    _NAME_offer() {
      local candidate
      for candidate in "$@"; do
        [[ $candidate == "$word"* ]] && COMPREPLY+=("$prefix$candidate")
      done
    }

    _NAME_files() {
      local candidate
      quote=none
      compopt -o filenames 2>/dev/null
      while IFS= read -r candidate; do
        COMPREPLY+=("$prefix$candidate")
      done < <(compgen -f -- "$word")
    }

    # Offers the lines that the program prints.
    _NAME_run() {
      local candidate program=PROGRAM
      [[ ${COMP_WORDS[0]} == */* ]] && program=${COMP_WORDS[0]/#\~\//$HOME/}
      while IFS=$'\t' read -r candidate _; do
        _NAME_offer "$candidate"
      done < <(command "$program" "$@" -- "${operands[@]}" "$word" 2>/dev/null </dev/null)
    }

    """#

  private static let end = #"""
    complete -o nosort -F _NAME PROGRAM 2>/dev/null || complete -F _NAME PROGRAM

    """#
}

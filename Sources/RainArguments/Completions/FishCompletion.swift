/// Writes the completion script for fish.
struct FishCompletion: Sendable {
  private let content: CompletionContent

  /// Takes what there is to complete.
  init(_ content: CompletionContent) { self.content = content }

  /// The script.
  var text: String {
    let blocks = [subcommands, operands] + content.optionGroups.map(lines(of:))
    let tables = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
    return ([start] + tables).joined(separator: "\n")
      .replacing("_NAME", with: "_\(content.functionName)")
      .replacing("PROGRAM", with: content.program)
  }

  private var start: String {
    Self.start
      .replacing("COMMANDS", with: branches(commands))
      .replacing("SPELLINGS", with: branches(spellingsWithValue))
  }

  /// The names of commands by the commands above them.
  private var commands: [String] {
    content.commands.flatMap { parent in
      parent.subcommands.map { child in
        let names = [child.name] + child.aliases
        let words = names.map { quoted("\(CompletionContent.key(parent.path))/\($0)") }
        let key = quoted(CompletionContent.key(parent.path + [child.name]))
        return "case \(words.joined(separator: " "))\n    set -g _NAME_command \(key)"
      }
    }
  }

  private var spellingsWithValue: [String] {
    let spellings = content.valueSpellings
    let long = spellings.filter { $0.hasPrefix("--") }
    let letters = spellings.filter { !$0.hasPrefix("--") }.map { $0.dropFirst() }.joined()
    let whole = long.isEmpty ? [] : ["case \(long.joined(separator: " "))\n    return 0"]
    guard !letters.isEmpty else { return whole }
    // In a cluster the value begins after the first letter that takes one.
    return whole + [
      "case '--*'\n    return 1",
      "case '*'\n    string match -qr -- '^-[^\(letters)]*[\(letters)]$' $argv[1]\n    return",
    ]
  }

  private var subcommands: [String] {
    content.commands.flatMap { command in
      command.subcommands.map { child in
        line("^\(key(command.path))/0$", "-a \(argument(child.name)) -d \(quoted(child.summary))")
      }
    }
  }

  private var operands: [String] {
    content.positions.flatMap { position in
      let index = position.index
      let open = index == 0 ? "" : "([\(index)-9]|[1-9][0-9])"
      let place = alternatives(position.takers) + "/" + (position.isOpen ? open : "\(index)$")
      let completion = position.operand.completion
      return actions(for: completion, "_NAME_operands").map { line("^\(place)", $0) }
    }
  }

  private func lines(of group: OptionGroup) -> [String] {
    let condition = "^\(alternatives(group.takers))/"
    return group.options.flatMap { option in
      let letter = option.shortName.map { " -s \($0)" } ?? ""
      let long = option.longNames.first.map { " -l \($0)" } ?? ""
      let name = "\(letter)\(long)".dropFirst()
      let summary = "-d \(quoted(option.summary))"
      guard let value = option.value else { return [line(condition, "\(name) \(summary)")] }
      if value.completion == .files { return [line(condition, "\(name) -r -F \(summary)")] }
      let actions = actions(for: value.completion, "_NAME_value")
      return (actions.isEmpty ? [""] : actions.map { " \($0)" })
        .map { line(condition, "\(name) -x\($0) \(summary)") }
    }
  }

  /// The arguments of `complete` that offer it; none when nothing is offered.
  private func actions(for completion: Completion, _ typed: String) -> [String] {
    switch completion {
    case .none: []
    case .words(let words) where words.allSatisfy { $0.summary == nil }:
      ["-k -a \(quoted(words.map { ShellText.fishQuoted($0.text) }.joined(separator: " ")))"]
    case .words(let words):
      words.map { "-a \(argument($0.text)) -d \(quoted($0.summary ?? ""))" }
    case .files: ["-F"]
    case .lines(let arguments):
      [
        "-k -a "
          + quoted("(_NAME_run \(typed) \(arguments.map(quoted).joined(separator: " ")))")
      ]
    }
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c PROGRAM -n \(quoted("_NAME_at \(quoted(condition))")) \(rest)"
  }

  private func key(_ path: [String]) -> String {
    CompletionContent.key(path)
      .map { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" ? "\($0)" : "\\\($0)" }.joined()
  }

  private func alternatives(_ paths: [[String]]) -> String {
    paths.count == 1 ? key(paths[0]) : "(\(paths.map(key).joined(separator: "|")))"
  }

  private func quoted(_ text: String) -> String { ShellText.fishQuoted(text) }

  /// A word that `complete -a` expands once more.
  private func argument(_ text: String) -> String { quoted(quoted(text)) }

  private func branches(_ branches: [String]) -> String {
    branches.joined(separator: "\n").replacing("\n", with: "\n        ")
  }
}

extension FishCompletion {
  /// What is the same for every grammar: how a command line is read.
  private static let start = #"""
    # Completion of PROGRAM for fish, made by 'PROGRAM completions fish'.

    # Goes from a command to one below it.
    function _NAME_enter
        switch "$_NAME_command/$argv[1]"
            COMMANDS
            case '*'
                return 1
        end
        return 0
    end

    # Whether the next word is the value of the option.
    function _NAME_awaits_value
        switch $argv[1]
            SPELLINGS
        end
        return 1
    end

    # Reads the words before the cursor: the command, and its operands.
    function _NAME_read
        set -g _NAME_command ''
        set -g _NAME_operands
        set -l option
        set -l ended
        for word in $argv[2..-1]
            if set -q option[1]
                set -e option
            else if not set -q ended[1]; and test "$word" = --
                set ended yes
            else if not set -q ended[1]; and string match -qr -- '^-(?!\.?[0-9]).' $word
                _NAME_awaits_value $word; and set option $word
            else if set -q _NAME_operands[1]; or not _NAME_enter $word
                set -a _NAME_operands $word
            end
        end
    end

    # Whether the command and the number of operands so far match a pattern.
    function _NAME_at
        set -l words (commandline -opc)
        set -l line (string escape -- $words | string join ' ')
        if test "$line" != "$_NAME_line"
            set -g _NAME_line $line
            _NAME_read $words
        end
        string match -qr -- $argv[1] "$_NAME_command/"(count $_NAME_operands)
    end

    # Prints what the program offers in place of the word at the cursor.
    function _NAME_run
        set -l words
        set -l word (commandline -ct | string replace -r '^["\']' '' | string replace -a '\\' '')
        if test $argv[1] = _NAME_operands
            set words $_NAME_operands
        else
            set word (string replace -r '^--[^=]*=' '' -- $word)
        end
        set -l program (commandline -opc | string replace -r '^~/' "$HOME/")[1]
        string match -q '*/*' -- $program; or set program PROGRAM
        command $program $argv[2..-1] -- $words "$word" 2>/dev/null </dev/null
    end

    complete -c PROGRAM -e
    complete -c PROGRAM -f

    """#
}

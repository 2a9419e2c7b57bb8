import RainArguments
import Testing

@Suite struct BashCompletionTests {
  static func function(_ name: String) -> String {
    CompletionScriptTests.function("_tide_\(name)", .bash, SampleGrammar.root)
  }

  @Test func `commands are entered by their names and aliases`() {
    #expect(
      Self.function("command") == """
        case $command/$1 in
          /now | /current) command=now ;;
          /table) command=table ;;
          /ports) command=ports ;;
          /keys) command=keys ;;
          /help) command=help ;;
          ports/list) command='ports list' ;;
          ports/add) command='ports add' ;;
          ports/rename) command='ports rename' ;;
          keys/show) command='keys show' ;;
          keys/clear) command='keys clear' ;;
          *) return 1 ;;
        esac

        """
    )
  }

  @Test func `an option awaits a value, and so does a cluster that ends in its letter`() {
    #expect(
      Self.function("awaits_value") == """
        case $1 in
          --days | --datum | --above | --template | --chart) option=$1 ;;
          --* | -*[n]?*) ;;
          -*[n]) option=-${1: -1} ;;
        esac

        """
    )
  }

  @Test func `options are offered where they are taken, a group with those of its default`() {
    #expect(
      Self.function("options") == """
        case $command in
          '' | now | table) _tide_offer --feet -f --meters -m ;;
        esac
        case $command in
          '' | now | table | ports | 'ports list' | 'ports add' | 'ports rename') \
        _tide_offer --json ;;
        esac
        case $command in
          '' | now | table | ports | 'ports list' | 'ports add' | 'ports rename' | keys | \
        'keys show' | 'keys clear' | help) _tide_offer --quiet -q --help -h ;;
        esac
        case $command in
          '') _tide_offer --version ;;
        esac
        case $command in
          table) _tide_offer --days -n --datum --above --template ;;
        esac
        case $command in
          'ports add') _tide_offer --chart ;;
        esac

        """
    )
  }

  @Test func `values are words, files, or left to whoever types`() {
    #expect(
      Self.function("values") == """
        case $command in
          table)
            case $option in
              --datum) _tide_offer chart mean-sea-level ordnance ;;
            esac
            ;;
        esac
        case $command in
          'ports add')
            case $option in
              --chart) _tide_files ;;
            esac
            ;;
        esac

        """
    )
  }

  @Test func `operands are subcommands, words, or what the program prints`() {
    #expect(
      Self.function("operands") == """
        case $command/${#operands[@]} in
          /0) _tide_offer now table ports keys help ;;
          ports/0) _tide_offer list add rename ;;
          keys/0) _tide_offer show clear ;;
          now/* | table/*) _tide_run ports list ;;
          'keys show'/0) _tide_offer shom noaa ;;
        esac

        """
    )
  }

  @Test func `words are quoted`() {
    let operand = OperandSpec(
      "WORD",
      summary: "A word",
      completion: .words(["it's", "a b", Completion.Word("$x", summary: "Money")])
    )
    let grammar = CommandSpec("say", summary: "Say it", operands: [operand])
    #expect(
      CompletionScriptTests.function("_say_operands", .bash, grammar)
        .contains(#"/0) _say_offer 'it'\''s' 'a b' '$x' ;;"#)
    )
  }

  @Test func `a grammar without anything to complete makes a script all the same`() {
    let grammar = CommandSpec("rest", summary: "Do nothing")
    #expect(
      CompletionScriptTests.function("_rest_awaits_value", .bash, grammar) == ":\n"
    )
  }
}

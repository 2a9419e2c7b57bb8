import RainArguments
import Testing

@Suite struct ZshCompletionTests {
  static func function(_ name: String) -> String {
    CompletionScriptTests.function("_tide_\(name)", .zsh, SampleGrammar.root)
  }

  @Test func `the first line tells zsh for which program to load the file`() {
    let text = CompletionScript(for: .zsh, grammar: SampleGrammar.root).text
    #expect(text.hasPrefix("#compdef tide\n"))
  }

  @Test func `commands have their summaries`() {
    #expect(
      Self.function("commands")
        .hasPrefix(
          """
          local -a commands
          case $command in
            '')
              commands+=(
                'now:Height of the water at this moment'
                'table:High and low water of the coming days'
                'ports:The saved ports'
                'keys:The keys of the tables'
                'help:Explain a command'
              )
              ;;

          """
        )
    )
  }

  @Test func `an option is told with its letter and its value`() {
    #expect(
      Self.function("options")
        .contains(
          """
            table)
              specs+=(
                '(--days -n)--days=[How many days (default 7)]:N: '
                '(--days -n)-n+[How many days (default 7)]:N: '
                '--datum=[What heights are measured from]:DATUM: _tide_words DATUM chart \
          mean-sea-level ordnance'
                '--above=[Only water higher than this]:HEIGHT: '
                '--template=[Print each line by this template]:TEXT: '
              )
              ;;

          """
        )
    )
  }

  @Test func `operands follow, and groups know the options of what is below them`() {
    let operands = Self.function("operands")
    #expect(
      operands.contains(
        """
          now | table)
            specs+=(
              '*:PORT: _tide_run PORT operands ports list'
            )
            ;;

        """
      )
    )
    #expect(
      operands.contains(
        """
          'ports rename')
            specs+=(
              '1:PORT: '
              '2:NAME: '
            )
            ;;

        """
      )
    )
    #expect(operands.contains("    '!--days=: : '\n      '!-n+: : '\n"))
    #expect(operands.contains("    ': :->command'\n      '*:: :->rest'\n"))
  }

  @Test func `signs that mean something to zsh are escaped`() {
    let option = OptionSpec("mark", summary: "How to mark [it]: it's up to you")
    let operand = OperandSpec(
      "WORD",
      summary: "A word",
      completion: .words([Completion.Word("a:b", summary: "First: it's a")])
    )
    let grammar = CommandSpec("say", summary: "Say it", operands: [operand], options: [option])
    let text = CompletionScript(for: .zsh, grammar: grammar).text
    #expect(text.contains(#"'--mark[How to mark \[it\]\: it'\''s up to you]'"#))
    #expect(text.contains("'1:WORD: _say_list_1 WORD'"))
    #expect(text.contains(#"  'a\:b:First: it'\''s a'"#))
  }
}

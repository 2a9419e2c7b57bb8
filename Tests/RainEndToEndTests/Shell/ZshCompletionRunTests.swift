import RainTestSupport
import Testing

@Suite(.enabled(if: InstalledProgram.zsh.isInstalled, "zsh is not installed"))
struct ZshCompletionRunTests {
  /// What the zsh that is asked does: it completes at the tab, prints what it would offer, and ends.
  static let asked = #"""
    PS1= PS2= RPS1=
    autoload -Uz compinit && compinit -D -u
    source $SCRIPT
    bindkey '^I' complete-word
    zstyle ':completion:*' insert-tab false
    mark() { print -n '\0' }
    compprefuncs=(mark) comppostfuncs=(mark exit)
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits
      builtin compadd -A hits "$@"
      (( $#hits )) && print -rl -- "${(@Q)hits}"
    }
    print READY
    """#

  /// Runs such a zsh at a terminal of its own.
  static let driver = #"""
    zmodload zsh/zpty
    export SCRIPT=$1
    zpty z zsh -f -i
    zpty -w z "source ${(q)2}"
    while zpty -r z line; do [[ $line == READY* ]] && break; done
    zpty -w -n z "$3"$'\t'
    output=
    while zpty -r z chunk; do output+=$chunk; done
    print -rn -- ${${output#*$'\0'}%%$'\0'*}
    """#

  static func candidates(_ line: String, in home: ShellHome) async throws -> Set<String> {
    let script = try await home.script(for: .zsh)
    try home.folder.write(asked, to: "asked.zsh")
    try home.folder.write(driver, to: "driver.zsh")
    let result = try await home.run(
      .zsh,
      ["-f", home.path("driver.zsh"), script, home.path("asked.zsh"), line]
    )
    #expect(result.status == 0)
    return Set(result.output.split(whereSeparator: \.isNewline).map(String.init))
  }

  @Test(arguments: CompletionCase.all)
  func `zsh offers what can stand there`(completion: CompletionCase) async throws {
    let line = completion.words.joined(separator: " ")
    let candidates = try await Self.candidates(line, in: ShellHome())
    #expect(candidates == completion.candidates)
  }

  @Test(arguments: ["--input ", "--input="])
  func `zsh offers files`(option: String) async throws {
    let home = try ShellHome()
    let line = "rain now \(option)\(home.path("reco"))"
    let candidates = try await Self.candidates(line, in: home)
    #expect(candidates == ["recorded.json"])
  }

  @Test func `zsh accepts the script without a word`() async throws {
    let home = try ShellHome()
    let check = try await home.run(.zsh, ["-n", try await home.script(for: .zsh)])
    #expect(check.status == 0 && check.error.isEmpty)
  }
}

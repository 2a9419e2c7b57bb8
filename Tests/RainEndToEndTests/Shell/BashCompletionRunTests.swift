import RainTestSupport
import Testing

@Suite(.enabled(if: InstalledProgram.bash.isInstalled, "bash is not installed"))
struct BashCompletionRunTests {
  /// Completes the words given after the script, and prints the replies as bash reads them.
  static let driver = #"""
    source "$1"
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _rain
    case ${COMP_WORDS[COMP_CWORD]} in \"*) quote=\" ;; esac
    for reply in "${COMPREPLY[@]}"; do
      eval "printf '%s\n' ${quote-}$reply${quote-}"
    done
    """#

  static func candidates(_ words: [String], in home: ShellHome) async throws -> ProgramResult {
    // Bash takes = for a word of its own.
    let parts = words.flatMap { word in
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return halves.count == 2 ? [String(halves[0]), "=", String(halves[1])] : [word]
    }
    let script = try await home.script(for: .bash)
    return try await home.run(
      .bash,
      ["--norc", "--noprofile", "-c", driver, "bash", script] + parts
    )
  }

  @Test(arguments: CompletionCase.all)
  func `bash offers what can stand there`(completion: CompletionCase) async throws {
    let result = try await Self.candidates(completion.words, in: ShellHome())
    #expect(Set(result.output.split(separator: "\n").map(String.init)) == completion.candidates)
    #expect(result.error.isEmpty)
  }

  @Test(arguments: [["--input"], ["--input="]])
  func `bash offers files`(option: [String]) async throws {
    let home = try ShellHome()
    let path = home.path("reco")
    let words = option == ["--input"] ? ["--input", path] : ["--input=\(path)"]
    let result = try await Self.candidates(["rain", "now"] + words, in: home)
    #expect(result.output == "\(home.path("recorded.json"))\n")
  }

  @Test func `an option with its value in one word is completed as a whole`() async throws {
    let home = try ShellHome()
    let script = try await home.script(for: .bash)
    let result = try await home.run(
      .bash,
      ["--norc", "-c", Self.driver, "bash", script, "rain", "now", "--units=m"]
    )
    #expect(result.output == "--units=metric\n")
  }

  @Test func `bash accepts the script without a word, and uses it for rain`() async throws {
    let home = try ShellHome()
    let script = try await home.script(for: .bash)
    let check = try await home.run(.bash, ["-n", script])
    #expect(check.status == 0 && check.error.isEmpty)
    let use = try await home.run(
      .bash,
      ["--norc", "-c", "source \"$1\"; complete -p rain", "-", script]
    )
    #expect(use.output.contains("-F _rain rain"))
    #expect(use.error.isEmpty)
  }
}

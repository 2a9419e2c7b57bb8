import RainTestSupport
import Testing

@Suite(.enabled(if: InstalledProgram.fish.isInstalled, "fish is not installed"))
struct FishCompletionRunTests {
  /// What fish offers at the end of a line, with explanations after tabs.
  static func lines(_ line: String, in home: ShellHome) async throws -> [String] {
    let script = try await home.script(for: .fish)
    let result = try await home.run(
      .fish,
      ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", script, line]
    )
    #expect(result.error.isEmpty)
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: CompletionCase.all)
  func `fish offers what can stand there`(completion: CompletionCase) async throws {
    let line = completion.words.joined(separator: " ")
    let words = try await Self.lines(line, in: ShellHome())
      .map { line in
        let word = line.prefix { $0 != "\t" }
        // Fish repeats the option that a value is joined to.
        guard let joint = word.firstIndex(of: "="), word.hasPrefix("--") else {
          return String(word)
        }
        return String(word[word.index(after: joint)...])
      }
    #expect(Set(words) == completion.candidates)
  }

  @Test(arguments: ["--input ", "--input="])
  func `fish offers files`(option: String) async throws {
    let home = try ShellHome()
    let lines = try await Self.lines("rain now \(option)\(home.path("reco"))", in: home)
    #expect(lines.map { $0.hasSuffix(home.path("recorded.json")) } == [true])
  }

  @Test func `fish explains what it offers`() async throws {
    let home = try ShellHome()
    #expect(
      try await Self.lines("rain locations remove zz", in: home)
        == ["zzyx-ch\tZzyx Hütte, Switzerland"]
    )
    #expect(try await Self.lines("rain doc", in: home)[0].hasPrefix("doctor\tWhat is set up"))
  }

  @Test func `fish accepts the script without a word`() async throws {
    let home = try ShellHome()
    let check = try await home.run(.fish, ["-n", try await home.script(for: .fish)])
    #expect(check.status == 0 && check.error.isEmpty)
  }
}

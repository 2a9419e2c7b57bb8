import RainArguments
import RainTestSupport
import Testing

@Suite struct ParserRobustnessTests {
  static let pieces = [
    "", "-", "--", "---", "-=", "--=", "--=x", "=", "-n", "-n5", "-fq", "-3", "-.5", "-.", "--days",
    "--days=", "--days=3", "--datum", "chart", "--template", "--json", "--json=1", "now", "table",
    "ports", "add", "keys", "Brest", "東京", "e\u{301}", "-\u{301}", "--days=\u{301}", "\u{0}",
    "\u{1B}[2J", "\n", "\u{FFFD}", "👩‍👩‍👧‍👦", "-👩‍👩‍👧‍👦", "--\u{202E}x",
  ]

  static func run(_ arguments: [String]) -> Result<Invocation, ArgumentError> {
    do throws(ArgumentError) {
      return .success(try Parser.parse(arguments, grammar: SampleGrammar.root))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: 0..<8)
  func `any list of words has an outcome, always the same one`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...8, using: &generator)
      let arguments = (0..<count)
        .map { _ in
          (0..<Int.random(in: 1...2, using: &generator))
            .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
            .joined()
        }
      let outcome = Self.run(arguments)
      #expect(outcome == Self.run(arguments))
      if case .success(.run(let parsed)) = outcome {
        let given = parsed.operands.values.flatMap(\.self)
        #expect(given.allSatisfy(arguments.contains))
        #expect(SampleGrammar.root.command(at: parsed.path)?.isGroup == false)
      }
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "-", "--", "--days=", "--template=", "-n", "-f"])
  func `a huge word is read, and always in the same way`(prefix: String) {
    let huge = prefix + String(repeating: "fq", count: 50_000)
    for arguments in [[huge], ["table", huge], ["table", "--datum", huge]] {
      #expect(Self.run(arguments) == Self.run(arguments))
    }
  }

  @Test func `thousands of words are read`() {
    let options = Array(repeating: "--feet", count: 5000)
    let words = Array(repeating: "x", count: 5000)
    guard case .success(.run(let parsed)) = Self.run(["now"] + options + words) else {
      Issue.record("refused")
      return
    }
    #expect(parsed.options.count == 5000)
    #expect(parsed.words(of: .port).count == 5000)
  }
}

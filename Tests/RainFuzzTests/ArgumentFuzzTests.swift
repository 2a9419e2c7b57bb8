@testable import RainCLI
import RainArguments
import RainTestSupport
import Testing

@Suite struct ArgumentFuzzTests {
  private static func parse(
    _ arguments: [String]
  ) -> Result<RainArguments.Invocation, ArgumentError> {
    do throws(ArgumentError) {
      return .success(try Parser.parse(arguments, grammar: Command.root.spec))
    } catch {
      return .failure(error)
    }
  }

  @Test func `any command line is understood or refused, and always alike`() async {
    let mutator = WordListMutator(CommandWords.all)
    await FuzzRound("arguments", count: 400)
      .run { random in
        mutator.list(using: &random)
      } check: { arguments, _ in
        let outcome = Self.parse(arguments)
        guard outcome == Self.parse(arguments) else { return "understood in two ways" }
        switch outcome {
        case .success(.run(let parsed)):
          guard let spec = Command.root.spec.command(at: parsed.path), !spec.isGroup else {
            return "no command to run"
          }
          let words = parsed.operands.values.joined()
          return words.allSatisfy(arguments.contains) ? nil : "an operand that nobody gave"
        case .success(.help(let path)):
          return Command.root.spec.command(at: path) == nil ? "help of no command" : nil
        case .success(.version): return nil
        case .failure(let error):
          let report = FailureReport(.arguments(error))
          return report.code == .usage ? Harm.message(report.text) : "another code than 64"
        }
      }
  }
}

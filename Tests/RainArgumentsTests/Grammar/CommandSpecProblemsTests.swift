import RainArguments
import Testing

@Suite("CommandSpec.problems") struct CommandSpecProblemsTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let grammar: CommandSpec
    let problems: [GrammarProblem]

    init(_ grammar: CommandSpec, _ problems: [GrammarProblem]) {
      self.grammar = grammar
      self.problems = problems
    }

    var testDescription: String { "\(problems)" }
  }

  static func root(
    _ subcommands: CommandSpec...,
    options: [OptionSpec] = [],
    operands: [OperandSpec] = [],
    defaultSubcommand: String? = nil
  ) -> CommandSpec {
    CommandSpec(
      "x",
      summary: "S",
      operands: operands,
      options: options,
      subcommands: subcommands,
      defaultSubcommand: defaultSubcommand
    )
  }

  static let sixtyTwo = String(repeating: "word ", count: 13).dropLast(3).description

  static let names = [
    Mistake(
      root(CommandSpec("a", summary: "S"), CommandSpec("b", aliases: ["a"], summary: "S")),
      [.duplicateCommand("a", path: [])]
    ),
    Mistake(
      root(options: [
        OptionSpec("day", short: "d", summary: "S"), OptionSpec("dusk", short: "d", summary: "S"),
      ]),
      [.duplicateOption("-d", path: [])]
    ),
    Mistake(
      root(
        CommandSpec("a", summary: "S", options: [OptionSpec("day", summary: "S", id: "other")]),
        options: [OptionSpec("day", summary: "S")]
      ),
      [.duplicateOption("--day", path: ["a"])]
    ),
    Mistake(
      root(options: [OptionSpec("halt", short: "h", summary: "S")]),
      [.duplicateOption("-h", path: [])]
    ),
    Mistake(
      root(options: [OptionSpec("day", summary: "S"), OptionSpec("date", summary: "S", id: "day")]),
      [.duplicateIdentifier("day", path: [])]
    ),
    Mistake(
      root(operands: [OperandSpec("A", summary: "S"), OperandSpec("A", summary: "S")]),
      [.duplicateOperand("A", path: [])]
    ),
    Mistake(
      root(
        CommandSpec("a", summary: "S", options: [OptionSpec("day", summary: "S")]),
        CommandSpec(
          "b",
          summary: "S",
          options: [OptionSpec("day", value: ValueSpec("D"), summary: "S")]
        )
      ),
      [.conflictingArity("--day", path: ["b"])]
    ),
    Mistake(
      root(CommandSpec("-a", summary: "S"), CommandSpec("", summary: "S")),
      [.unusableName("-a", path: ["-a"]), .unusableName("", path: [""])]
    ),
    Mistake(
      root(options: [
        OptionSpec("a=b", short: "1", summary: "S"), OptionSpec("x", summary: "S"),
        OptionSpec(short: "y", summary: "S", id: "y"),
      ]),
      [
        .unusableName("--a=b", path: []), .unusableName("--x", path: []),
        .unusableName("-1", path: []), .unusableName("y", path: []),
      ]
    ),
  ]

  static let texts = [
    Mistake(CommandSpec("x", summary: ""), [.missingSummary(of: "x", path: [])]),
    Mistake(
      root(
        CommandSpec("a", summary: ""),
        options: [OptionSpec("day", summary: "")],
        operands: []
      ),
      [.missingSummary(of: "a", path: []), .missingSummary(of: "--day", path: [])]
    ),
    Mistake(
      root(CommandSpec("a-long-command", summary: sixtyTwo)),
      [.longSummary(of: "a-long-command", lines: 2, limit: 1, path: [])]
    ),
    Mistake(
      root(operands: [OperandSpec("A", summary: sixtyTwo + " " + sixtyTwo + " " + sixtyTwo)]),
      [.longSummary(of: "A", lines: 3, limit: 2, path: [])]
    ),
    Mistake(
      root(options: [OptionSpec("day", value: ValueSpec("D", .choice(["a", "a"])), summary: "S")]),
      [.unusableChoices(of: "--day", path: [])]
    ),
    Mistake(
      root(operands: [OperandSpec("A", summary: "S", kind: .choice([]))]),
      [.unusableChoices(of: "A", path: [])]
    ),
  ]

  static let structures = [
    Mistake(
      root(operands: [
        OperandSpec("A", summary: "S", isRequired: false), OperandSpec("B", summary: "S"),
      ]),
      [.misplacedOperand("B", path: [])]
    ),
    Mistake(
      root(operands: [
        OperandSpec("A", summary: "S", extent: .joinedWords),
        OperandSpec("B", summary: "S", isRequired: false),
      ]),
      [.misplacedOperand("B", path: [])]
    ),
    Mistake(
      root(CommandSpec("a", summary: "S"), operands: [OperandSpec("A", summary: "S")]),
      [.operandsBesideSubcommands(path: [])]
    ),
    Mistake(
      root(CommandSpec("a", summary: "S"), defaultSubcommand: "b"),
      [.missingDefault("b", path: [])]
    ),
  ]

  @Test(arguments: names + texts + structures)
  func `a mistake is found, and nothing else`(mistake: Mistake) {
    #expect(mistake.grammar.problems == mistake.problems)
  }

  @Test func `a sound grammar has no problems`() {
    #expect(SampleGrammar.root.problems == [])
  }

  @Test func `a command line for a grammar with problems still has an outcome`() throws {
    for mistake in Self.names + Self.texts + Self.structures {
      for words in [[], ["a"], ["a", "--day"], ["b", "--day", "1", "-d"], ["A", "B", "C"]] {
        do throws(ArgumentError) {
          let invocation = try Parser.parse(words, grammar: mistake.grammar)
          #expect(invocation != .version)
        } catch {
          #expect(mistake.grammar.command(at: error.path) != nil)
        }
      }
    }
  }
}

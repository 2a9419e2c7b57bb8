import RainArguments
import Testing

@Suite struct ParserTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let path: [String]
    var options: [String] = []
    var operands: [String: [String]] = [:]

    var testDescription: String { arguments.joined(separator: "␣") }
  }

  static let lines = [
    Line(arguments: [], path: ["now"]),
    Line(arguments: ["now"], path: ["now"]),
    Line(arguments: ["current"], path: ["now"]),
    Line(arguments: ["ports"], path: ["ports", "list"]),
    Line(arguments: ["ports", "--json"], path: ["ports", "list"], options: ["json"]),
    Line(
      arguments: ["--json", "ports", "-q", "list"],
      path: ["ports", "list"],
      options: ["json", "quiet"]
    ),
    Line(arguments: ["--feet", "table"], path: ["table"], options: ["feet"]),
    Line(arguments: ["--feet"], path: ["now"], options: ["feet"]),
    Line(arguments: ["--metres"], path: ["now"], options: ["meters"]),
    Line(arguments: ["--days", "3", "table"], path: ["table"], options: ["days=3"]),
    Line(arguments: ["table", "--days=3"], path: ["table"], options: ["days=3"]),
    Line(arguments: ["table", "-n5"], path: ["table"], options: ["days=5"]),
    Line(arguments: ["table", "-n", "5"], path: ["table"], options: ["days=5"]),
    Line(arguments: ["table", "-n=5"], path: ["table"], options: ["days=5"]),
    Line(arguments: ["table", "-fmn5"], path: ["table"], options: ["feet", "meters", "days=5"]),
    Line(arguments: ["table", "-qn", "5"], path: ["table"], options: ["quiet", "days=5"]),
    Line(
      arguments: ["table", "--days", "3", "--days", "4"],
      path: ["table"],
      options: ["days=3", "days=4"]
    ),
    Line(
      arguments: ["table", "Saint", "--feet", "Malo"],
      path: ["table"],
      options: ["feet"],
      operands: ["PORT": ["Saint", "Malo"]]
    ),
    Line(arguments: ["now", "-33.9,18.4"], path: ["now"], operands: ["PORT": ["-33.9,18.4"]]),
    Line(arguments: ["now", "-.5,1"], path: ["now"], operands: ["PORT": ["-.5,1"]]),
    Line(arguments: ["now", "48,", "-4"], path: ["now"], operands: ["PORT": ["48,", "-4"]]),
    Line(arguments: ["table", "--above", "-1.5"], path: ["table"], options: ["above=-1.5"]),
    Line(arguments: ["now", "-"], path: ["now"], operands: ["PORT": ["-"]]),
    Line(
      arguments: ["ports", "add", "--chart", "-", "X"],
      path: ["ports", "add"],
      options: ["chart=-"],
      operands: ["PORT": ["X"]]
    ),
    Line(arguments: ["now", "--", "--feet"], path: ["now"], operands: ["PORT": ["--feet"]]),
    Line(arguments: ["now", "--", "--help"], path: ["now"], operands: ["PORT": ["--help"]]),
    Line(arguments: ["--", "now", "--"], path: ["now"], operands: ["PORT": ["--"]]),
    Line(arguments: ["table", "--template="], path: ["table"], options: ["template="]),
    Line(arguments: ["table", "--template", ""], path: ["table"], options: ["template="]),
    Line(arguments: ["table", "--template=a=b"], path: ["table"], options: ["template=a=b"]),
    Line(arguments: ["table", "--template=--help"], path: ["table"], options: ["template=--help"]),
    Line(
      arguments: ["ports", "rename", "Brest", "home"],
      path: ["ports", "rename"],
      operands: ["PORT": ["Brest"], "NAME": ["home"]]
    ),
    Line(
      arguments: ["help", "ports", "add"],
      path: ["help"],
      operands: ["COMMAND": ["ports", "add"]]
    ),
    Line(arguments: ["now", "now"], path: ["now"], operands: ["PORT": ["now"]]),
    Line(
      arguments: ["keys", "show", "noaa"],
      path: ["keys", "show"],
      operands: ["SOURCE": ["noaa"]]
    ),
  ]

  @Test(arguments: lines)
  func `a right line becomes a command with options and operands`(line: Line) throws {
    let invocation = try Parser.parse(line.arguments, grammar: SampleGrammar.root)
    guard case .run(let parsed) = invocation else {
      Issue.record("not a command: \(invocation)")
      return
    }
    #expect(parsed.path == line.path)
    #expect(parsed.options.map { "\($0.id)\($0.value.map { "=\($0)" } ?? "")" } == line.options)
    #expect(parsed.operands == line.operands)
  }

  @Test(arguments: [
    (["--help"], []),
    (["-h"], []),
    (["table", "-h"], ["table"]),
    (["-h", "table"], ["table"]),
    (["current", "--help"], ["now"]),
    (["ports", "--help"], ["ports"]),
    (["ports", "add", "--help"], ["ports", "add"]),
    (["--days", "--help", "table"], ["table"]),
    (["table", "--days", "x", "--nonsense", "-qh"], ["table"]),
    (["Brest", "--help"], []),
    (["ports", "Brest", "--help"], ["ports"]),
    (["--version", "--help"], []),
    (["--help=table"], []),
  ])
  func `help wins wherever it stands`(arguments: [String], path: [String]) throws {
    #expect(try Parser.parse(arguments, grammar: SampleGrammar.root) == .help(path: path))
  }

  @Test(arguments: [["--version"], ["now", "--nonsense", "--version"], ["Brest", "--version"]])
  func `version wins over errors`(arguments: [String]) throws {
    #expect(try Parser.parse(arguments, grammar: SampleGrammar.root) == .version)
  }

  @Test func `the end of options also ends help and version`() throws {
    let invocation = try Parser.parse(
      ["now", "--", "-h", "--version"],
      grammar: SampleGrammar.root
    )
    let expected = ParsedArguments(path: ["now"], operands: ["PORT": ["-h", "--version"]])
    #expect(invocation == .run(expected))
  }

  @Test(arguments: ["--da=3", "--day=3", "--j", "--temp"])
  func `the beginning of an option is not the option`(argument: String) {
    #expect(throws: ArgumentError.self) {
      try Parser.parse(["table", argument], grammar: SampleGrammar.root)
    }
  }
}

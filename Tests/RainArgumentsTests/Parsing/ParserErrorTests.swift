import RainArguments
import Testing

@Suite struct ParserErrorTests {
  struct Line: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let error: ArgumentError

    init(_ arguments: [String], _ error: ArgumentError) {
      self.arguments = arguments
      self.error = error
    }

    var testDescription: String { arguments.joined(separator: "␣") }
  }

  static let commands = [
    Line(
      ["Saint", "Malo", "-f"],
      .unknownCommand(word: "Saint", operands: ["Malo"], suggestion: nil, path: [])
    ),
    Line(["tabel"], .unknownCommand(word: "tabel", operands: [], suggestion: "table", path: [])),
    Line(["NOW"], .unknownCommand(word: "NOW", operands: [], suggestion: "now", path: [])),
    Line(
      ["curent"],
      .unknownCommand(word: "curent", operands: [], suggestion: "current", path: [])
    ),
    Line(["tab"], .unknownCommand(word: "tab", operands: [], suggestion: "table", path: [])),
    Line([""], .unknownCommand(word: "", operands: [], suggestion: nil, path: [])),
    Line(["--", "-x"], .unknownCommand(word: "-x", operands: [], suggestion: nil, path: [])),
    Line(["-4,5"], .unknownCommand(word: "-4,5", operands: [], suggestion: nil, path: [])),
    Line(
      ["ports", "ad", "Brest"],
      .unknownCommand(word: "ad", operands: ["Brest"], suggestion: "add", path: ["ports"])
    ),
    Line(
      ["--days", "3", "Brest"],
      .unknownCommand(word: "Brest", operands: [], suggestion: nil, path: [])
    ),
    Line(
      ["Brest", "--nonsense"],
      .unknownCommand(word: "Brest", operands: [], suggestion: nil, path: [])
    ),
    Line(["keys"], .missingCommand(path: ["keys"])),
    Line(["keys", "--jsn"], .unknownOption("--jsn", suggestion: "--json", path: ["keys"])),
  ]

  static let unknownOptions = [
    Line(["--jsno"], .unknownOption("--jsno", suggestion: "--json", path: ["now"])),
    Line(["--JSON"], .unknownOption("--JSON", suggestion: "--json", path: ["now"])),
    Line(["--helo"], .unknownOption("--helo", suggestion: "--help", path: ["now"])),
    Line(["--dayz"], .unknownOption("--dayz", suggestion: nil, path: ["now"])),
    Line(["table", "--dayz=3"], .unknownOption("--dayz", suggestion: "--days", path: ["table"])),
    Line(["table", "--dat", "x"], .unknownOption("--dat", suggestion: "--datum", path: ["table"])),
    Line(["--datun", "x"], .unknownOption("--datun", suggestion: "--datum", path: [])),
    Line(["table", "-x"], .unknownOption("-x", suggestion: nil, path: ["table"])),
    Line(["table", "-fx"], .unknownOption("-x", suggestion: nil, path: ["table"])),
    Line(["table", "-json"], .unknownOption("-json", suggestion: "--json", path: ["table"])),
    Line(["table", "-feet"], .unknownOption("-feet", suggestion: "--feet", path: ["table"])),
    Line(["table", "--n", "3"], .unknownOption("--n", suggestion: "-n", path: ["table"])),
    Line(["table", "---"], .unknownOption("---", suggestion: nil, path: ["table"])),
    Line(["table", "-="], .unknownOption("-=", suggestion: nil, path: ["table"])),
    Line(["table", "--=x"], .unknownOption("--=x", suggestion: nil, path: ["table"])),
    Line(["table", "-é"], .unknownOption("-é", suggestion: nil, path: ["table"])),
  ]

  static let options = [
    Line(["--days", "3"], .optionNotForCommand("--days", takenBy: [["table"]], path: ["now"])),
    Line(["now", "-n3"], .optionNotForCommand("-n", takenBy: [["table"]], path: ["now"])),
    Line(["now", "--days"], .optionNotForCommand("--days", takenBy: [["table"]], path: ["now"])),
    Line(
      ["help", "--json=1"],
      .optionNotForCommand("--json", takenBy: [["now"], ["table"], ["ports"]], path: ["help"])
    ),
    Line(
      ["table", "--days"],
      .missingValue(option: "--days", expectation: .integer(1...30), next: nil, path: ["table"])
    ),
    Line(
      ["table", "-fn", "--json"],
      .missingValue(option: "-n", expectation: .integer(1...30), next: "--json", path: ["table"])
    ),
    Line(
      ["table", "--template", "-{x}"],
      .missingValue(option: "--template", expectation: .text, next: "-{x}", path: ["table"])
    ),
    Line(
      ["table", "--template", "--", "x"],
      .missingValue(option: "--template", expectation: .text, next: "--", path: ["table"])
    ),
    Line(["--json=yes"], .unexpectedValue(option: "--json", value: "yes", path: ["now"])),
    Line(["--json="], .unexpectedValue(option: "--json", value: "", path: ["now"])),
    Line(["-qf=1"], .unexpectedValue(option: "-f", value: "1", path: ["now"])),
    Line(
      ["table", "--days="],
      .emptyValue(option: "--days", expectation: .integer(1...30), path: ["table"])
    ),
    Line(
      ["ports", "add", "--chart", "", "x"],
      .emptyValue(option: "--chart", expectation: .file, path: ["ports", "add"])
    ),
    Line(
      ["table", "--datum", "Ordnanse"],
      .invalidValue(
        option: "--datum",
        value: "Ordnanse",
        expectation: .choice(["chart", "mean-sea-level", "ordnance"]),
        suggestion: "ordnance",
        path: ["table"]
      )
    ),
  ]

  static let operands = [
    Line(["ports", "add"], .missingOperand("PORT", path: ["ports", "add"])),
    Line(["ports", "rename", "Brest"], .missingOperand("NAME", path: ["ports", "rename"])),
    Line(
      ["ports", "rename", "Saint", "Malo", "home", "-q"],
      .tooManyOperands(extra: ["home"], path: ["ports", "rename"])
    ),
    Line(
      ["keys", "clear", "a", "b"],
      .tooManyOperands(extra: ["a", "b"], path: ["keys", "clear"])
    ),
    Line(["now", ""], .emptyOperand("PORT", path: ["now"])),
    Line(["now", " ", "\t"], .emptyOperand("PORT", path: ["now"])),
    Line(["ports", "rename", "Brest", ""], .emptyOperand("NAME", path: ["ports", "rename"])),
    Line(["help", "ports", ""], .emptyOperand("COMMAND", path: ["help"])),
    Line(
      ["keys", "show", "nooa"],
      .invalidOperand(
        "SOURCE",
        value: "nooa",
        expectation: .choice(["shom", "noaa"]),
        suggestion: "noaa",
        path: ["keys", "show"]
      )
    ),
  ]

  @Test(arguments: commands + unknownOptions + options + operands)
  func `a wrong line is told by facts`(line: Line) {
    #expect(throws: line.error) {
      try Parser.parse(line.arguments, grammar: SampleGrammar.root)
    }
  }

  @Test(arguments: ["0", "31", "-3", "3.0", "three", "99999999999999999999", " 3", "٣", "-"])
  func `an invalid integer is told with its range`(value: String) {
    let expected = ArgumentError.invalidValue(
      option: "--days",
      value: value,
      expectation: .integer(1...30),
      suggestion: nil,
      path: ["table"]
    )
    #expect(throws: expected) {
      try Parser.parse(["table", "--days", value], grammar: SampleGrammar.root)
    }
  }

  @Test func `the path of an error is that of its command`() {
    for line in Self.operands {
      let words = line.arguments.prefix(line.error.path.count)
      #expect(line.error.path == Array(words))
    }
  }
}

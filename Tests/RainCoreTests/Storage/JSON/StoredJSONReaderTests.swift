import RainCore
import RainTestSupport
import Testing

@Suite struct StoredJSONReaderTests {
  private func value(_ text: String) throws(FileProblem) -> StoredJSON {
    try StoredJSONReader.value(of: Array(text.utf8))
  }

  private static let values: [(String, StoredJSON)] = [
    ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)),
    ("0", .number(0)), ("-12.5e+1", .number(-125)), ("1E-2", .number(0.01)),
    ("52.52437", .number(52.52437)), ("9007199254740991", .number(9_007_199_254_740_991)),
    (#""""#, .string("")), (#""Zürich 東京 🌧""#, .string("Zürich 東京 🌧")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00fc\ud83c\udf27 x""#, .string("ü🌧 x")), (#""ü\n\u0000""#, .string("ü\n\0")),
    ("[]", .array([])), ("[ 1 , [ ] ]", .array([.number(1), .array([])])),
    ("{}", .object([:])),
    (
      #"{"a": {"b": 1}, "c":2}"#,
      .object(["a": .object(["b": .number(1)]), "c": .number(2)])
    ),
    ("\u{FEFF}[]", .array([])),
  ]

  @Test(arguments: values)
  func `JSON is read`(text: String, expected: StoredJSON) throws {
    #expect(try value(text) == expected)
  }

  @Test(arguments: ["", " \n\t", "\u{FEFF}"])
  func `nothing is not JSON`(text: String) {
    #expect(throws: FileProblem.empty) { try value(text) }
  }

  @Test(arguments: [
    ("{\n  \"a\": 1,\n  \"b\" 2\n}", 3, 7), ("{\"a\": 1,}", 1, 9), ("{\"a\": 1", 1, 8),
    ("{a: 1}", 1, 2), ("[1 2]", 1, 4), ("[1,]", 1, 4), ("[] []", 1, 4), ("nul", 1, 1),
    ("TRUE", 1, 1), ("01", 1, 2), ("1.", 1, 3), (".5", 1, 1), ("+1", 1, 1), ("1e", 1, 3),
    ("-", 1, 2), ("NaN", 1, 1), ("1e999", 1, 1), ("\"abc", 1, 5), ("\"a\nb\"", 1, 3),
    ("\"\\x\"", 1, 2), ("\"\\u12\"", 1, 4), ("\"\\ud800\"", 1, 2), ("\"\\ud800\\u0041\"", 1, 2),
    ("\"\\udc00\"", 1, 2), ("\"\\", 1, 2), ("\"üé\" x", 1, 6), ("// no\n{}", 1, 1),
    ("<html>", 1, 1), ("\r\n\r\n x", 3, 2),
  ])
  func `a mistake is told with line and column`(text: String, line: Int, column: Int) {
    #expect(throws: FileProblem.notJSON(line: line, column: column)) { try value(text) }
  }

  @Test func `invalid UTF-8 is a mistake`() {
    #expect(throws: FileProblem.notJSON(line: 1, column: 2)) {
      try StoredJSONReader.value(of: [0x22, 0xC3, 0x28, 0x22])
    }
    #expect(throws: FileProblem.notJSON(line: 1, column: 2)) {
      try StoredJSONReader.value(of: [0x22, 0x5C, 0x6E, 0xFF, 0x22])
    }
  }

  @Test func `nesting is limited`() throws {
    let limit = StoredJSONReader.depthLimit
    let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(throws: Never.self) { try value(allowed) }
    #expect(throws: FileProblem.notJSON(line: 1, column: limit + 1)) {
      try value(String(repeating: "[", count: 100_000))
    }
  }

  @Test func `of a name that occurs twice the last one counts`() throws {
    let object = try #require(try value(#"{"a": 1, "a": 2}"#).object)
    #expect(object["a"] == .number(2))
  }

  @Test(arguments: [
    #"{"a":1,"b":2}"#, #"{ "b" : [1, {"x": "]}"}, "a,\"}"] , "a": 1 }"#,
    #"{"b": {"a": 2}, "a": 1, "c": "\\"}"#, #"{"c": "", "a": 1, "b": nonsense}"#,
  ])
  func `what is not wanted is passed over`(text: String) throws {
    let value = try StoredJSONReader.value(of: Array(text.utf8), wanted: ["a"])
    #expect(value == .object(["a": .number(1)]))
  }

  @Test(arguments: [
    #"{"b": 1"#, #"{"b": "a"#, #"{"b": "\"#, #"{"b": [}"#, #"{"b": {"a": 1}"#, #"{"b": 1]"#,
  ])
  func `what is not wanted must end`(text: String) {
    #expect(throws: FileProblem.self) {
      try StoredJSONReader.value(of: Array(text.utf8), wanted: ["a"])
    }
  }

  @Test func `any bytes are read or refused, and what is read is written and read the same`() {
    let mutator = ByteMutator([
      Array(#"{"version": 1, "a": [-1.5e3, "ü\u00fc\ud83c\udf27", null, {"b": true}]}"#.utf8)
    ])
    var random = SplitMix64(seed: 42)
    var readable = 0
    for _ in 0..<20_000 {
      let mutant = mutator.mutant(using: &random)
      let part = try? StoredJSONReader.value(of: mutant, wanted: ["a"]).object
      guard case .object(let object)? = try? StoredJSONReader.value(of: mutant) else { continue }
      #expect(part == StoredObject(members: object.members.filter { $0.key == "a" }))
      readable += 1
      let written = StoredJSONWriter.bytes(of: object)
      let again = try? StoredJSONReader.value(of: written).object
      #expect(again.map(StoredJSONWriter.bytes) == written)
    }
    #expect(readable > 100)
  }
}

extension StoredJSON {
  fileprivate var object: StoredObject? {
    if case .object(let object) = self { object } else { nil }
  }
}

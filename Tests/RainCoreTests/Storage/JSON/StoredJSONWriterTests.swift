import RainCore
import Testing

@Suite struct StoredJSONWriterTests {
  @Test func `keys are sorted, levels indented and slashes plain`() {
    let object: StoredObject = [
      "b": .array([.number(1), .string("a/b")]), "a": .object(["x": .null]), "d": .array([]),
      "c": .object([:]),
    ]
    let expected = """
      {
        "a": {
          "x": null
        },
        "b": [1, "a/b"],
        "c": {},
        "d": []
      }

      """
    #expect(String(decoding: StoredJSONWriter.bytes(of: object), as: UTF8.self) == expected)
  }

  @Test func `control characters are escaped and others are not`() {
    let object: StoredObject = ["k": .string("\"\\\n\r\t\u{1B}\0 ü🌧")]
    let expected = "{\n  \"k\": \"\\\"\\\\\\n\\r\\t\\u001b\\u0000 ü🌧\"\n}\n"
    #expect(String(decoding: StoredJSONWriter.bytes(of: object), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (10, "10"), (0.1, "0.1"), (52.52437, "52.52437"), (-180, "-180"),
    (9_007_199_254_740_991, "9007199254740991"), (1e300, "1e+300"), (0.00001, "1e-05"),
    (-0.5, "-0.5"), (0.001, "0.001"), (-0.001, "-0.001"), (12.345, "12.345"), (1.05, "1.05"),
    (0.0001, "0.0001"), (0.1 + 0.2, "0.30000000000000004"),
    (999_999_999_999.125, "999999999999.125"),
    (1e15, "1000000000000000"), (1.7976931348623157e308, "1.7976931348623157e+308"),
  ])
  func `numbers are written as short as can be`(number: Double, text: String) {
    #expect(StoredJSONWriter.text(of: number) == text)
    let bytes = StoredJSONWriter.bytes(of: ["x": .number(number)])
    #expect(String(decoding: bytes, as: UTF8.self) == "{\n  \"x\": \(text)\n}\n")
  }
}

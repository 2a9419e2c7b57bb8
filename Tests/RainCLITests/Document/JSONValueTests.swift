@testable import RainCLI
import Testing

@Suite struct JSONValueTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (-0.0000001, "0"), (10, "10"), (13.4, "13.4"), (-5.25, "-5.25"),
    (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"), (-0.5, "-0.5"), (1e-6, "0.000001"),
    (123_456_789.125, "123456789.125"), (.nan, "null"), (.infinity, "null"), (1e300, "1e+300"),
  ])
  func `a number has six decimals at most and no sign of zero`(number: Double, text: String) {
    #expect(JSONValue.number(number).text(indented: false) == text + "\n")
  }

  @Test func `a text is escaped where JSON demands it`() {
    let value: JSONValue = "a\"b\\c\n\t\r\u{1}\u{7F}é東"
    #expect(value.text(indented: false) == #""a\"b\\c\n\t\r\u0001\u007fé東""# + "\n")
  }

  @Test func `an object keeps its order, on one line or indented`() {
    let value: JSONValue = ["b": 1, "a": [true, nothing], "c": [:], "d": []]
    #expect(value.text(indented: false) == "{\"b\":1,\"a\":[true,null],\"c\":{},\"d\":[]}\n")
    #expect(
      value.text(indented: true) == """
        {
          "b": 1,
          "a": [
            true,
            null
          ],
          "c": {},
          "d": []
        }

        """
    )
  }

  private let nothing = JSONValue.null
}

import RainArguments
import Testing

@Suite struct ValueKindTests {
  @Test(arguments: ["0", "-0.5", "+2", "2.", ".5", "10.0"])
  func `plain decimal numbers within the range are accepted`(text: String) {
    #expect(ValueKind.number(-1...10).accepts(text))
  }

  @Test(arguments: [
    "", "nan", "inf", "1e1", "0x1", "10.5", "-2", "1,5", "--1", "1.2.3", " 1", "+", ".", "١",
    String(repeating: "0", count: 100_000),
  ])
  func `other numbers are not`(text: String) {
    #expect(!ValueKind.number(-1...10).accepts(text))
  }

  @Test func `a kind of one's own decides by itself and says what it expects`() {
    let kind = ValueKind.custom(expectation: "an even number of letters") { $0.count % 2 == 0 }
    #expect(kind.accepts("ab"))
    #expect(!kind.accepts("abc"))
    #expect(kind.expectation == .phrase("an even number of letters"))
  }

  @Test func `what a shell offers follows from the kind`() {
    #expect(ValueSpec("X", .choice(["a", "b"])).completion == .words(["a", "b"]))
    #expect(ValueSpec("X", .file).completion == .files)
    #expect(ValueSpec("X").completion == .none)
    #expect(ValueSpec("X", .file, completion: Completion.none).completion == .none)
  }
}

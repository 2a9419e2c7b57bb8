import RainArguments
import Testing

@Suite("CommandSpec traversal") struct CommandSpecTraversalTests {
  @Test(arguments: [
    ([], []), (["now"], ["now"]), (["current"], ["now"]), (["ports"], ["ports"]),
    (["ports", "add"], ["ports", "add"]),
  ])
  func `words name a command`(words: [String], path: [String]) throws {
    #expect(try SampleGrammar.root.path(of: words) == path)
  }

  @Test func `a word that names none gets a suggestion`() {
    let expected = ArgumentError.unknownCommand(
      word: "lst",
      operands: [],
      suggestion: "list",
      path: ["ports"]
    )
    #expect(throws: expected) { try SampleGrammar.root.path(of: ["ports", "lst"]) }
  }

  @Test func `a word after the last command is too many`() {
    #expect(throws: ArgumentError.tooManyOperands(extra: ["Brest"], path: ["now"])) {
      try SampleGrammar.root.path(of: ["now", "Brest"])
    }
  }

  @Test func `a path leads to its command`() {
    #expect(SampleGrammar.root.command(at: [])?.name == "tide")
    #expect(SampleGrammar.root.command(at: ["ports", "add"])?.name == "add")
    #expect(SampleGrammar.root.command(at: ["current"]) == nil)
  }
}

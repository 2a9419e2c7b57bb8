import RainArguments
import Testing

@Suite struct ParsedArgumentsTests {
  enum Scale { case feet, meters }

  static func parse(_ arguments: String...) throws -> ParsedArguments {
    guard case .run(let parsed) = try Parser.parse(arguments, grammar: SampleGrammar.root) else {
      throw CancellationError()
    }
    return parsed
  }

  @Test func `options are looked up by what declares them`() throws {
    let parsed = try Self.parse("table", "-n3", "--metres")
    #expect(parsed.value(of: .days) == "3")
    #expect(parsed.isSet(.meters))
    #expect(!parsed.isSet(.feet))
    #expect(parsed.value(of: .datum) == nil)
    #expect(parsed.value(of: .meters) == nil)
  }

  @Test func `the last of a repeated option counts`() throws {
    let parsed = try Self.parse("table", "--days", "3", "-n4")
    #expect(parsed.value(of: .days) == "4")
  }

  @Test func `an empty value is a value`() throws {
    #expect(try Self.parse("table", "--template=").value(of: .template) == "")
  }

  @Test(arguments: [
    (["now", "-f", "-m"], Scale.meters),
    (["now", "-m", "--feet"], Scale.feet),
    (["-m", "now", "--json"], Scale.meters),
  ])
  func `of options that exclude each other the last one counts`(
    arguments: [String],
    scale: Scale
  ) throws {
    guard case .run(let parsed) = try Parser.parse(arguments, grammar: SampleGrammar.root) else {
      Issue.record("not a command")
      return
    }
    #expect(parsed.last(of: [.feet: Scale.feet, .meters: Scale.meters]) == scale)
    let id = parsed.last(of: [.feet, .meters])?.id
    #expect(id == (scale == .feet ? OptionSpec.feet.id : OptionSpec.meters.id))
  }

  @Test func `nothing is last where nothing was given`() throws {
    let parsed = try Self.parse("now", "--json")
    #expect(parsed.last(of: [.feet, .meters]) == nil)
  }

  @Test func `words of an operand are joined with spaces`() throws {
    let parsed = try Self.parse("now", "Saint", "Malo")
    #expect(parsed.operand(.port) == "Saint Malo")
    #expect(parsed.words(of: .port) == ["Saint", "Malo"])
    #expect(try Self.parse("now").operand(.port) == nil)
  }
}

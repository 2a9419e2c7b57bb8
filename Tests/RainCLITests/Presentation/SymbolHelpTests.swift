import RainTerminal
import RainTestSupport
import Testing

@testable import RainCLI

@Suite struct SymbolHelpTests {
  @Test func `every sign is told with its words`() async throws {
    let result = try await TestWorld()
      .run(["help", "symbols"], environment: ["LC_ALL": "C.UTF-8", "COLUMNS": "80"])
    #expect(result.code == 0)
    try Golden.expect(result.output, "help/symbols")
  }

  @Test(arguments: [40, 80], [true, false])
  func `lines fit, in ASCII too`(width: Int, isASCII: Bool) {
    let text = SymbolHelp(width: width, isASCII: isASCII).text
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.width(of: String(line)) <= width)
    }
    #expect(text.utf8.allSatisfy { $0 < 0x80 } == isASCII)
  }
}

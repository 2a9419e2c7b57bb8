import RainCLI
import RainTerminal
import Testing

@Suite struct MessagesTests {
  private func error(_ arguments: [String], columns: Int?) async throws -> [String] {
    try await TestWorld()
      .run(arguments, terminal: .init(isErrorTerminal: columns != nil, errorColumns: columns))
      .error
      .split(separator: "\n")
      .map(String.init)
  }

  @Test(arguments: [40, 60, 80])
  func `at a terminal a message goes on below, indented`(columns: Int) async throws {
    for arguments in [["now", "--sample", "--format", "{x}"], ["locations", "select", "nowhere"]] {
      let lines = try await error(arguments, columns: columns)
      #expect(lines.first?.hasPrefix("rain: ") == true)
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
      #expect(lines.allSatisfy { DisplayWidth.width(of: $0) <= columns })
      let whole = try await error(arguments, columns: nil)
      #expect(words(lines) == words(whole))
    }
  }

  @Test func `what is to be pasted stays in one piece`() async throws {
    let arguments = ["now", "Springfeld", "--offline"]
    let lines = try await error(arguments, columns: 40)
    #expect(lines.contains("  Springfield, Massachusetts, United States"))
  }

  private func words(_ lines: [String]) -> [Substring] {
    lines.flatMap { $0.split(separator: " ") }
  }
}

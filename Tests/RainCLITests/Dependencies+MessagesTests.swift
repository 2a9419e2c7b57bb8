import RainCLI
import RainTerminal
import Testing

@Suite struct MessagesTests {
  private func error(
    _ arguments: [String],
    columns: Int?,
    told: String = ""
  ) async throws -> [String] {
    try await TestWorld()
      .run(
        arguments,
        environment: ["LC_ALL": "en_GB.UTF-8", "COLUMNS": told],
        terminal: .init(isErrorTerminal: columns != nil, errorColumns: columns)
      )
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
    for columns in 40...100 {
      let text = try await error(["now", "Springfield"], columns: columns).joined(separator: "\n")
      #expect(text.contains("'rain locations find'"))
    }
  }

  @Test func `COLUMNS counts for messages too`() async throws {
    let arguments = ["now", "Nowhereville", "--offline"]
    let whole = try await error(arguments, columns: nil)
    #expect(try await error(arguments, columns: 40).count > whole.count)
    #expect(try await error(arguments, columns: 40, told: "200") == whole)
  }

  private func words(_ lines: [String]) -> [Substring] {
    lines.flatMap { $0.split(separator: " ") }
  }
}

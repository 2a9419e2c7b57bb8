import Foundation
import Testing

@testable import RainCLI

@Suite struct ExitCodeTests {
  /// The rows of the table in README.md: codes with their meanings.
  static let rows: [(code: Int32, meaning: String)] = {
    let file = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "README.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n")
      .compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 2, let code = Int32(cells[0]) else { return nil }
        return (code, cells[1])
      }
  }()

  @Test func `the README says of exit codes what the manual page says`() {
    #expect(Self.rows.count > 5)
    for row in Self.rows {
      #expect(ExitCode(rawValue: row.code)?.meaning == row.meaning.replacing("`", with: "'"))
    }
  }
}

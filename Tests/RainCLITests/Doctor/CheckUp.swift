import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

/// One run of `rain doctor --json`, read back.
struct CheckUp {
  let result: TestWorld.Result
  let rows: [Row]

  /// A member of the list of findings.
  struct Row: Hashable, Decodable {
    let section: String
    let subject: String
    let status: String
    let detail: String
    let advice: String?
  }

  private struct Document: Decodable {
    let schema: Int
    let ok: Bool
    let findings: [Row]
  }

  /// Runs the command, and sees that exit code and document agree.
  init(
    _ world: TestWorld,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    answer: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError> = {
      RainCLITests.answer($0)
    }
  ) async throws {
    result = await world.run(
      ["doctor", "--json"] + arguments,
      environment: ["LC_ALL": "en_GB.UTF-8"].merging(environment) { $1 },
      answer: answer
    )
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    rows = document.findings
    #expect(document.schema == 1)
    #expect(document.ok == !rows.contains { $0.status == "problem" })
    #expect(result.code == (document.ok ? 0 : 69))
    #expect(result.error.isEmpty || arguments.contains("--verbose"))
  }

  /// The only finding about a subject in a section.
  func row(
    _ section: String,
    _ subject: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Row {
    let found = rows.filter { $0.section == section && $0.subject == subject }
    #expect(found.count == 1, sourceLocation: sourceLocation)
    return try #require(found.first, sourceLocation: sourceLocation)
  }

  /// The problems and warnings, as `section/subject`.
  var troubles: [String] {
    rows.filter { $0.status != "ok" }.map { "\($0.section)/\($0.subject)" }
  }
}

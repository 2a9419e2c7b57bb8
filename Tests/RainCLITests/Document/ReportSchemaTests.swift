import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct ReportSchemaTests {
  static let recordings = PlainReportTests.recordings

  /// The schema, read once for all tests.
  private static let schema = Task {
    let help = try await TestWorld().run(["help", "json"])
    return JSONSchema(try JSONTree(Data(help.output.utf8)))
  }

  private func problems(_ arguments: [String], in world: TestWorld) async throws -> [String] {
    let result = await world.run(arguments + ["--json"])
    #expect(result.code == 0, "\(result.error)")
    return try await Self.schema.value.problems(of: try JSONTree(Data(result.output.utf8)))
  }

  @Test(arguments: recordings, ["si", "us"])
  func `every recorded answer becomes a document of the schema`(
    recording: String,
    units: String
  ) async throws {
    let arguments = ["now", "--input", Fixture.path(recording), "--units", units]
    let problems = try await problems(arguments, in: TestWorld())
    #expect(problems.isEmpty, "\(problems.prefix(5))")
  }

  @Test(arguments: ProviderID.allCases, ["hourly", "daily", "minutely", "alerts", "chart"])
  func `every sample does too`(provider: ProviderID, command: String) async throws {
    let arguments = [
      command, "--sample", "--provider", provider.rawValue, "--language", "ja",
    ]
    #expect(try await problems(arguments, in: TestWorld()).isEmpty)
  }

  @Test func `the documents of places do too`() async throws {
    let world = try TestWorld()
    #expect(try await problems(["locations"], in: world).isEmpty)
    #expect(try await problems(["locations", "find", "Springfield"], in: world).isEmpty)
    for place in ["Berlin", "52.52,13.41"] {
      #expect(await world.run(["locations", "add", place]).code == 0)
    }
    #expect(try await problems(["locations"], in: world).isEmpty)
    let body = try Fixture.data("open-meteo/sample.json")
    _ = await world.run(["now", "Berlin"]) { _ in
      .success(HTTPResponse(status: 200, headers: [:], body: body))
    }
    #expect(try await problems(["now", "--all"], in: world).isEmpty)
  }

  @Test func `a document that differs is found`() async throws {
    let schema = try await Self.schema.value
    let text = try await TestWorld().run(["now", "--sample", "--json"]).output
    let document = try JSONTree(Data(text.utf8))
    #expect(schema.problems(of: document).isEmpty)
    let changes: [(inout JSONTree) -> Void] = [
      { $0["schema"] = .number(2) }, { $0["air"] = nil }, { $0["more"] = .null },
      { $0["provider"] = .string("x") }, { $0["age"] = .number(-1) }, { $0["age"] = .number(0.5) },
      { $0["stale"] = .number(0) }, { $0["fetched"] = .string("2026-11-30T08:40:00+01:00") },
      { $0["current"]?["humidity"] = .number(1.1) }, { $0["current"]?["humidity"] = nil },
      { $0["current"]?["condition"] = .null }, { $0["current"]?["time"] = .string("09:40") },
      { $0["units"]?["speed"] = .string("m") }, { $0["notes"] = .null },
      { $0["daily"] = .object([:]) },
      { $0["hourly"] = .array([.object([:])]) }, { $0["place"]?["latitude"] = .number(91) },
      { $0 = .array([]) }, { $0 = .null },
    ]
    for (index, change) in changes.enumerated() {
      var changed = document
      change(&changed)
      #expect(!schema.problems(of: changed).isEmpty, "change \(index)")
    }
  }

  @Test func `the schema says which draft it is, and is the same at a terminal`() async throws {
    let text = try await TestWorld().run(["help", "json"]).output
    #expect(text.contains("https://json-schema.org/draft/2020-12/schema"))
    let terminal = Dependencies.Terminal(isOutputTerminal: true, columns: 40)
    #expect(try await TestWorld().run(["help", "json"], terminal: terminal).output == text)
  }
}

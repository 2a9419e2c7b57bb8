import Foundation
import RainTestSupport
import Synchronization
import Testing

/// Several processes of one home at the same time.
@Suite struct KeptAnswerProcessTests {
  private static let slowly: @Sendable (RecordedRequest) -> Reply = { request in
    .delayed(.milliseconds(1200), BuiltRain.asTheAPIs(request))
  }

  private static func runs(
    _ count: Int,
    of rain: BuiltRain,
    _ arguments: [String] = ["now", "1,2", "--json"]
  ) async throws -> [ProgramResult] {
    try await withThrowingTaskGroup(of: ProgramResult.self) { group in
      for _ in 0..<count { group.addTask { try await rain.run(arguments) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `of several runs at once one asks, and all have the answer`() async throws {
    let rain = try BuiltRain(answer: Self.slowly)
    let results = try await Self.runs(8, of: rain)
    #expect(results.allSatisfy { $0.status == 0 && $0.output.contains(#""stale":false"#) })
    #expect(rain.server.requests.count == 1)
  }

  @Test func `of several runs at once one fails, and the others fail alike`() async throws {
    let rain = try BuiltRain { _ in .delayed(.milliseconds(100), .json("{}", status: 503)) }
    let results = try await Self.runs(8, of: rain)
    #expect(results.allSatisfy { $0.status == 69 && $0.output.isEmpty })
    #expect(rain.server.requests.count <= 3)
  }

  @Test func `while one run asks, the others show the old answer`() async throws {
    let rain = try BuiltRain(answer: Self.slowly)
    #expect(try await rain.run(["now", "1,2"]).status == 0)
    try await Task.sleep(for: .milliseconds(2100))
    let results = try await Self.runs(6, of: rain, ["now", "1,2", "--json", "--max-age", "1s"])
    #expect(results.allSatisfy { $0.status == 0 })
    #expect(results.contains { $0.output.contains(#""stale":true"#) })
    #expect(results.contains { $0.output.contains(#""stale":false"#) })
    #expect(rain.server.requests.count == 2)
  }

  @Test func `a run that is killed while it asks keeps nobody waiting`() async throws {
    let isFirst = Mutex(true)
    let rain = try BuiltRain { request in
      let isFirst = isFirst.withLock { value in
        defer { value = false }
        return value
      }
      return isFirst ? .never : BuiltRain.asTheAPIs(request)
    }
    let killed = try await rain.run(["now", "1,2", "--timeout", "60"], timeLimit: .seconds(1))
    #expect(killed.ending == .timedOut)
    #expect(try await rain.run(["now", "1,2"]).status == 0)
    #expect(rain.server.requests.count == 2)
    let folder = rain.home.url.appending(path: ".cache/rain/answers").path()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
  }

  @Test func `many runs over time keep at most 500 files, and no lock`() async throws {
    let rain = try BuiltRain()
    for number in 0..<500 {
      try rain.home.write("{}", to: ".cache/rain/answers/open-meteo_0,\(number)_en.json")
    }
    #expect(try await rain.run(["now", "1,2"]).status == 0)
    let folder = rain.home.url.appending(path: ".cache/rain").path()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    #expect(files.count < 500)
    #expect(files.contains("answers/open-meteo_1,2_en.json"))
    #expect(!files.contains { $0.hasSuffix(".lock") || $0.hasSuffix(".tmp") })
  }
}

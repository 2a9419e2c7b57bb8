import Foundation
import RainTestSupport
import Testing

/// What is left when a process is killed at any moment of a change.
///
/// `RAIN_STRESS=1` kills a thousand times.
@Suite struct KilledProcessTests {
  private static let isStress = ProcessInfo.processInfo.environment["RAIN_STRESS"] == "1"

  /// How many processes are killed for each of the three files.
  private static let kills = isStress ? 334 : 20

  /// Locations enough that reading and writing them takes up a good part of a run.
  private static let manyLocations: String = {
    let entries = (0..<500)
      .map {
        #"{"id": "p\#($0)", "latitude": \#($0 % 90), "longitude": 0.\#($0), "name": "\#($0)"}"#
      }
    let first = #"{"id": "home", "latitude": 1, "longitude": 2}"#
    return #"{"locations": [\#(([first] + entries).joined(separator: ", "))], "version": 1}"#
  }()

  @Test(arguments: StoredFile.all)
  func `a process that is killed leaves the old or the new file, and nobody waits for it`(
    file: StoredFile
  )
    async throws
  {
    let home = try TemporaryDirectory()
    try home.write(
      file.name == "locations.json" ? Self.manyLocations : file.contents,
      to: file.path
    )
    var random = SplitMix64(seed: 1)
    let usual = try await timeOfChange(file, in: home)
    var leftovers = 0
    for number in 0..<Self.kills {
      let old = try #require(home.read(file.path))
      let change = file.change(2 * number)
      let limit = usual * Double.random(in: 0...1.2, using: &random)
      let killed = try await run(change, in: home, timeLimit: number == 0 ? .zero : limit)
      #expect(killed.ending == .timedOut || killed.status == 0)

      let text = try #require(home.read(file.path))
      #expect(text == old || text.contains(change.mark))
      #expect(killed.ending == .timedOut || text.contains(change.mark))
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      let names = try home.names(in: file.folder)
      #expect(names.count { $0.hasSuffix(".tmp") } <= 1)
      #expect(names.count <= 3)
      leftovers += names.count > 1 ? 1 : 0

      // A change waits ten seconds for a lock; this one has none to wait for.
      let next = file.change(2 * number + 1)
      #expect(try await run(next, in: home, timeLimit: .seconds(8)).status == 0)
      #expect(home.read(file.path)?.contains(next.mark) == true)
      #expect(try home.names(in: file.folder) == [file.name])
    }
    // Some were killed in the middle of it.
    #expect(leftovers > 0 || !Self.isStress)
  }

  private func run(
    _ change: StoredFile.Change,
    in home: TemporaryDirectory,
    timeLimit: Duration
  ) async throws -> ProgramResult {
    let runner = ProgramRunner(
      BuiltProgram.rain,
      environment: ["HOME": home.url.path(percentEncoded: false)],
      timeLimit: timeLimit
    )
    return try await runner.run(change.arguments, input: change.input)
  }

  private func timeOfChange(
    _ file: StoredFile,
    in home: TemporaryDirectory
  ) async throws -> Duration {
    let start = ContinuousClock.now
    #expect(try await run(file.change(3000), in: home, timeLimit: .seconds(30)).status == 0)
    return start.duration(to: .now)
  }
}

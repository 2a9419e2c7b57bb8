import Foundation
public import Testing

/// Tries a function with many inputs made at random, the same ones in every run.
///
/// `swift test` runs a short round. More is asked for by the environment:
///
/// - `RAIN_FUZZ=1000000`: so many cases of every round. Before each case its input is written to a
///   file, so that the input of a crash or of a hang is known.
/// - `RAIN_FUZZ_SEED=2`: another seed, and so other inputs.
/// - `RAIN_FUZZ_CASE=1234`: only this case.
///
/// A failure names seed and case and writes the input to a file. A long round tells which case took
/// the longest.
public struct FuzzRound: Sendable {
  /// Makes an input.
  public typealias Make<Input> = (inout SplitMix64) throws -> Input

  /// Tries an input, with more random numbers if need be; returns what is wrong, `nil` for nothing.
  public typealias Check<Input> = (Input, inout SplitMix64) async throws -> String?

  private let name: String
  private let cases: Range<Int>
  private let seed: UInt64
  private let isLong: Bool

  /// After so many failures the rest is of no interest.
  private static let failureLimit = 5

  /// Prepares a round.
  ///
  /// - Parameters:
  ///   - name: What is tried; the folder of its files.
  ///   - count: How many cases a short round has.
  public init(_ name: String, count: Int) {
    let environment = ProcessInfo.processInfo.environment
    let wanted = environment["RAIN_FUZZ"].flatMap { Int($0) }
    self.name = name
    seed = environment["RAIN_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    isLong = wanted != nil
    if let only = environment["RAIN_FUZZ_CASE"].flatMap({ Int($0) }) {
      cases = only..<only + 1
    } else {
      cases = 0..<(wanted ?? count)
    }
  }

  /// Runs the round.
  ///
  /// - Parameters:
  ///   - make: Makes an input.
  ///   - sourceLocation: Where the round stands.
  ///   - check: Tries an input.
  /// - Returns: How many cases were tried.
  @discardableResult
  public func run<Input: FuzzInput>(
    _ make: Make<Input>,
    sourceLocation: SourceLocation = #_sourceLocation,
    check: Check<Input>
  ) async -> Int {
    let journal = FuzzJournal(name, isLong: isLong)
    var failures = 0
    var tried = 0
    var slowest = (case: 0, time: Duration.zero)
    for number in cases where failures < Self.failureLimit {
      tried += 1
      var random = random(of: number)
      var input: Input?
      let start = ContinuousClock.now
      var problem: String?
      do {
        let made = try make(&random)
        input = made
        if isLong { try tell(number, made, journal) }
        problem = try await check(made, &random)
      } catch {
        problem = "threw \(error)"
      }
      let time = start.duration(to: .now)
      if time > slowest.time { slowest = (number, time) }
      guard let problem else { continue }
      failures += 1
      let file = input.map { journal.write($0, to: "seed-\(seed)-case-\(number)") } ?? "none"
      let text = "\(name), seed \(seed), case \(number): \(problem); the input is in \(file)"
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    }
    if isLong { print("fuzz \(name): \(tried) cases, slowest \(slowest)") }
    return tried
  }

  /// The random numbers of a case, which has a seed of its own so that it can be run alone.
  private func random(of number: Int) -> SplitMix64 {
    SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: number))
  }

  /// Leaves behind what is going to be tried.
  private func tell(_ number: Int, _ input: some FuzzInput, _ journal: FuzzJournal) throws {
    try journal.tell(input)
    guard number.isMultiple(of: 1000) else { return }
    _ = journal.write("seed \(seed), cases \(number)…\(number + 999)\n", to: "current-cases")
    if number.isMultiple(of: 50_000) { print("fuzz \(name): seed \(seed), from case \(number) on") }
  }
}

public import Foundation
import Synchronization

/// Runs a program and gathers all that it says.
///
/// Standard input, output and error are files, so that neither side ever waits for the other, however
/// much is written, and a program that outlives its time keeps nobody waiting.
public struct ProgramRunner: Sendable {
  /// The program.
  public var program: URL

  /// Its whole environment: nothing is inherited.
  public var environment: [String: String]

  /// How long it may run before it is killed.
  public var timeLimit: Duration

  /// Whether its memory is watched, on systems where that is possible.
  public var watchesMemory = false

  /// What it sees of the system; `nil` for all that there is.
  public var namespace: Namespace?

  /// Describes how to run `program`.
  public init(
    _ program: URL,
    environment: [String: String] = [:],
    timeLimit: Duration = .seconds(30)
  ) {
    self.program = program
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - input: What standard input gives; `nil` gives nothing.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: `SpawnError` when the program can't be started, or what the file system says.
  public func run(_ arguments: [String] = [], input: String? = nil) async throws -> ProgramResult {
    let files = try TemporaryDirectory()
    let streams = SpawnedProcess.Streams(
      input: try files.write(input ?? "", to: "input"),
      output: try files.write("", to: "output"),
      error: try files.write("", to: "error")
    )
    var runner = self
    var arguments = arguments
    if let words = namespace?.words(for: program) {
      runner.program = words.program
      arguments = words.arguments + arguments
    }
    let process = try SpawnedProcess(runner, arguments: arguments, streams: streams)
    let (ending, peakMemory) = await ending(of: process)
    return ProgramResult(
      ending: ending,
      outputData: try Data(contentsOf: streams.output),
      errorData: try Data(contentsOf: streams.error),
      peakMemory: peakMemory
    )
  }

  /// Waits for the end of `process`, and brings it about at the end of its time.
  private func ending(of process: SpawnedProcess) async -> SpawnedProcess.End {
    let hasRunOut = Mutex(false)
    // Not a task: when many tests run, their threads may all be busy for longer than the limit.
    let alarm = DispatchWorkItem {
      hasRunOut.withLock { $0 = true }
      process.kill()
    }
    DispatchQueue.global()
      .asyncAfter(deadline: .now() + timeLimit / .seconds(1), execute: alarm)
    defer { alarm.cancel() }
    var end = await process.end(watchingMemory: watchesMemory)
    // One that ended by itself may have waited for a thread to notice it.
    if case .exited = end.ending { return end }
    if hasRunOut.withLock({ $0 }) { end.ending = .timedOut }
    return end
  }
}

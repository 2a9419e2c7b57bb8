public import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Runs a program and gathers all that it says.
///
/// Standard input, output and error are files, so that neither side ever waits for the other, however
/// much is written, and a program that outlives its time keeps nobody waiting.
public struct ProgramRunner: Sendable {
  /// The program.
  public var program: URL

  /// Its whole environment: nothing is inherited.
  public var environment: [String: String]

  /// The folder it starts in; `nil` is the one of the tests.
  public var directory: URL?

  /// How long it may run before it is killed.
  public var timeLimit: Duration

  /// Describes how to run `program`.
  public init(
    _ program: URL,
    environment: [String: String] = [:],
    directory: URL? = nil,
    timeLimit: Duration = .seconds(30)
  ) {
    self.program = program
    self.environment = environment
    self.directory = directory
    self.timeLimit = timeLimit
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - input: What standard input gives; `nil` gives nothing.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: What the system says when the program can't be started.
  public func run(_ arguments: [String] = [], input: String? = nil) async throws -> ProgramResult {
    let files = try TemporaryDirectory()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    if let directory { process.currentDirectoryURL = directory }
    let given = try files.write(input ?? "", to: "input")
    let output = try files.write("", to: "output")
    let error = try files.write("", to: "error")
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    let ending = try await ending(of: process)
    return ProgramResult(
      ending: ending,
      outputData: try Data(contentsOf: output),
      errorData: try Data(contentsOf: error)
    )
  }

  /// Starts `process` and waits for its end, or for the end of its time.
  private func ending(of process: Process) async throws -> ProgramResult.Ending {
    let (ends, continuation) = AsyncStream.makeStream(of: ProgramResult.Ending.self)
    process.terminationHandler = { process in
      let status = process.terminationStatus
      let isExit = process.terminationReason == .exit
      continuation.yield(isExit ? .exited(status) : .signalled(status))
      continuation.finish()
    }
    try process.run()
    let identifier = process.processIdentifier
    let hasRunOut = Mutex(false)
    let alarm = Task { [timeLimit] in
      try await Task.sleep(for: timeLimit)
      hasRunOut.withLock { $0 = true }
      _ = kill(identifier, SIGKILL)
    }
    defer { alarm.cancel() }
    let ending = await ends.first { _ in true } ?? .timedOut
    return hasRunOut.withLock { $0 } ? .timedOut : ending
  }
}

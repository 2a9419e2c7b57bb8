import Foundation
import Synchronization

/// A program that runs at a terminal of its own.
public final class TerminalProgram: Sendable {
  /// The terminal.
  public let terminal: PseudoTerminal
  private let process: SpawnedProcess
  private let timeLimit: Duration
  private let isOver = Mutex(false)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - runner: The program, its environment, and how long it may run before it is killed.
  ///   - arguments: The arguments after its name.
  ///   - terminal: The terminal.
  /// - Throws: `SpawnError` when it can't be started.
  public init(
    _ runner: ProgramRunner,
    _ arguments: [String],
    at terminal: PseudoTerminal
  ) throws(SpawnError) {
    self.terminal = terminal
    let file = URL(filePath: terminal.path)
    process = try SpawnedProcess(
      runner,
      arguments: arguments,
      streams: SpawnedProcess.Streams(input: file, output: file, error: file),
      inSession: true
    )
    timeLimit = runner.timeLimit
  }

  deinit {
    if !isOver.withLock({ $0 }) { process.kill() }
  }

  /// Sends it a signal.
  public func send(_ signal: Int32) { process.send(signal) }

  /// Waits for its end, for the time that the program may run from now on; to be called once.
  ///
  /// - Returns: How it ended.
  public func end() async -> ProgramResult.Ending {
    // Not a task, as in ProgramRunner.
    let alarm = DispatchWorkItem { [process] in process.kill() }
    DispatchQueue.global()
      .asyncAfter(deadline: .now() + timeLimit / .seconds(1), execute: alarm)
    defer { alarm.cancel() }
    let end = await process.end()
    isOver.withLock { $0 = true }
    return end.ending
  }
}

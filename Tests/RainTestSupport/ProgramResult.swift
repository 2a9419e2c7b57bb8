public import Foundation

/// What came of running a program.
public struct ProgramResult: Hashable, Sendable {
  /// How a program ended.
  public enum Ending: Hashable, Sendable {
    /// It exited with this status.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)
    /// It was killed, having run out of time.
    case timedOut
  }

  /// How it ended.
  public let ending: Ending

  /// The bytes it wrote to standard output.
  public let outputData: Data

  /// The bytes it wrote to standard error.
  public let errorData: Data

  /// The most memory it held at a time, in bytes; `nil` when that was not watched, or can't be.
  public let peakMemory: Int?

  /// The text it wrote to standard output.
  public var output: String { String(decoding: outputData, as: UTF8.self) }

  /// The text it wrote to standard error.
  public var error: String { String(decoding: errorData, as: UTF8.self) }

  /// The exit status; `nil` when it did not exit by itself.
  public var status: Int32? {
    if case .exited(let status) = ending { status } else { nil }
  }
}

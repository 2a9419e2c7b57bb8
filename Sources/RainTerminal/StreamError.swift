/// A stream could not be written or read.
public struct StreamError: Error, Hashable, Sendable {
  /// The error number of the system.
  public let errno: Int32

  /// Creates an error.
  public init(errno: Int32) { self.errno = errno }
}

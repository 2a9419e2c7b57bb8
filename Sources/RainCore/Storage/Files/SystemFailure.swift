#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A system call that did not do what it was asked for.
struct SystemFailure: Error, Hashable {
  /// The reason, as `errno` told it right after the call.
  let code: Int32

  /// The reason why the call before failed.
  static var last: SystemFailure { SystemFailure(code: errno) }

  /// Makes a call again as long as a signal interrupts it.
  ///
  /// - Parameter call: A system call that returns a negative number when it fails.
  /// - Returns: What the call returned.
  /// - Throws: The reason of its failure.
  @discardableResult
  static func check<Count: SignedInteger>(_ call: () -> Count) throws(SystemFailure) -> Count {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Turns signals into bytes that a thread can wait for.
///
/// A handler may do nearly nothing, but it may write: the number of the signal goes into a pipe.
struct SignalPipe: Sendable {
  /// The one pipe of the process: a handler has no context but what is global.
  static let shared = SignalPipe()

  /// Where the numbers are read; negative when the system has no pipe left.
  let output: Int32
  private let input: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else {
      (output, input) = (-1, -1)
      return
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // Neither a handler nor who reads may ever be held up.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (output, input) = (ends[0], ends[1])
  }

  /// Sends the number of a signal, or any other byte; may be called by a handler.
  func send(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe write(input, &byte, 1)
    errno = before
  }

  /// The numbers that have come since they were last read.
  func received() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(output, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).map { Int32($0) } : []
  }

  /// Sends a signal into the pipe from now on, unless the process was started so as to ignore it.
  func take(_ number: Int32) {
    // The pipe is there before a handler looks for it.
    Self.set(number) { SignalPipe.shared.send($0) }
  }

  /// Lets a signal do again what it does by default, unless it is ignored.
  func giveBack(_ number: Int32) { Self.set(number, to: SIG_DFL) }

  /// Lets a signal do now, to this process, what it does by default.
  func deliver(_ number: Int32) {
    giveBack(number)
    var wanted = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&wanted)
    unsafe sigaddset(&wanted, number)
    // The threads that tasks run on block signals: there it would only be noted.
    unsafe pthread_sigmask(SIG_UNBLOCK, &wanted, &before)
    raise(number)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func set(_ number: Int32, to handler: (@convention(c) (Int32) -> Void)?) {
    let previous = signal(number, handler)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    if unsafe unsafeBitCast(previous, to: Int.self) == ignored { signal(number, SIG_IGN) }
  }
}

import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A terminal that a test sits at: it types, reads what is drawn, and changes the size.
///
/// A thread of its own reads, so that no program ever waits for the test, and looks after deadlines,
/// whatever the threads of tasks are busy with.
public final class PseudoTerminal: Sendable {
  /// The path of the side that a program has.
  let path: String
  private let master: Int32
  /// Holds the other side open, so that its modes can be read when no program is there.
  private let slave: Int32
  private let state = Mutex(State())

  private struct State {
    var transcript = TerminalTranscript()
    var waits: [Wait] = []
    var isClosed = false
  }

  private struct Wait: Sendable {
    let deadline: ContinuousClock.Instant
    let isMet: @Sendable (TerminalTranscript) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
  }

  /// Makes a terminal.
  ///
  /// - Parameters:
  ///   - columns: The cells of a row.
  ///   - rows: The rows.
  /// - Throws: `SpawnError` when the system has none left.
  public init(columns: Int, rows: Int) throws(SpawnError) {
    (master, path) = try Self.open()
    #if canImport(Glibc)
    slave = unsafe Glibc.open(path, O_RDWR | O_NOCTTY)
    #else
    slave = unsafe Darwin.open(path, O_RDWR | O_NOCTTY)
    #endif
    guard slave >= 0 else { throw SpawnError(code: errno) }
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    resize(columns: columns, rows: rows)
    Thread.detachNewThread { [weak self, master] in
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        let hasBytes = unsafe poll(&source, 1, 20) > 0
        let count = hasBytes ? unsafe read(master, &bytes, bytes.count) : 0
        guard let self, self.take(bytes.prefix(max(0, count))) else { break }
      }
      close(master)
    }
  }

  deinit {
    close(slave)
  }

  /// Opens a terminal: the test's side, and the path of the other one.
  private static func open() throws(SpawnError) -> (master: Int32, path: String) {
    #if canImport(Glibc)
    // The functions for it are not imported; this is what they do.
    let master = unsafe Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var number: UInt32 = 0
    var lock: Int32 = 0
    guard master >= 0, unsafe ioctl(master, 0x8004_5430, &number) == 0,
      unsafe ioctl(master, 0x4004_5431, &lock) == 0
    else { throw SpawnError(code: errno) }
    return (master, "/dev/pts/\(number)")
    #else
    let master = posix_openpt(O_RDWR | O_NOCTTY)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
      let name = unsafe ptsname(master)
    else { throw SpawnError(code: errno) }
    return (master, unsafe String(cString: name))
    #endif
  }

  /// What has been drawn until now.
  public var transcript: TerminalTranscript { state.withLock(\.transcript) }

  /// Waits until what has been drawn is as wished.
  ///
  /// - Parameters:
  ///   - limit: How long to wait.
  ///   - isMet: Tells whether it is, each time that something has been drawn.
  /// - Returns: Whether it came to that.
  public func waits(
    for limit: Duration = .seconds(60),
    until isMet: @escaping @Sendable (TerminalTranscript) -> Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = Wait(
        deadline: .now + limit,
        isMet: isMet,
        continuation: continuation
      )
      state.withLock { $0.waits.append(wait) }
    }
  }

  /// Types a text.
  public func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(master, bytes, bytes.count)
  }

  /// Changes the size, of which the program is told by a signal.
  public func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal as numbers that can be compared.
  public var modes: [UInt64] {
    var settings = termios()
    guard unsafe tcgetattr(slave, &settings) == 0 else { return [] }
    let characters = unsafe withUnsafeBytes(of: settings.c_cc) { unsafe $0.map(UInt64.init) }
    return [
      UInt64(settings.c_iflag), UInt64(settings.c_oflag), UInt64(settings.c_cflag),
      UInt64(settings.c_lflag),
    ] + characters
  }

  /// Takes what was read, and ends the waits that are over; `false` when nobody holds the terminal.
  private func take(_ bytes: ArraySlice<UInt8>) -> Bool {
    let over = state.withLock { state in
      if !bytes.isEmpty { state.transcript.take(bytes) }
      var over: [(CheckedContinuation<Bool, Never>, Bool)] = []
      state.waits.removeAll { wait in
        let isMet = wait.isMet(state.transcript)
        guard isMet || wait.deadline < .now else { return false }
        over.append((wait.continuation, isMet))
        return true
      }
      return over
    }
    for (continuation, isMet) in over { continuation.resume(returning: isMet) }
    return true
  }
}

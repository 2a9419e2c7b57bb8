#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system says of a standard stream.
public enum StandardStreams {
  /// Whether the file descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal behind the file descriptor; `nil` when there is none, or it does
  /// not tell.
  public static func columns(_ descriptor: Int32) -> Int? { size(descriptor)?.columns }

  /// The cells of the terminal behind the file descriptor; `nil` when there is none, or it does not
  /// tell how many columns.
  ///
  /// One that tells no rows has the usual ones.
  public static func size(_ descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    let rows = size.ws_row > 0 ? Int(size.ws_row) : TerminalSize.usual.rows
    return TerminalSize(columns: Int(size.ws_col), rows: rows)
  }

  /// Gives the descriptors of the standard streams that are closed to nothing, so that no file and no
  /// connection gets them: reading from and writing to them goes on failing.
  public static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The least free descriptor is the one that is closed.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - descriptor: The file descriptor.
  /// - Throws: Why not all of it could be written.
  public static func write(_ text: String, to descriptor: Int32) throws(StreamError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
        unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw StreamError(errno: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

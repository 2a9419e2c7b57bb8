#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How a terminal treats what is typed and what is written.
struct TerminalMode: Sendable {
  private var settings: termios

  /// The mode that a terminal is in; `nil` when the file descriptor is none.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.settings = settings
  }

  /// The same, but each key comes at once and is not shown.
  ///
  /// Keys that send signals still do.
  var keyByKey: TerminalMode {
    var mode = self
    mode.settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    // A terminal that is held must not hold the program.
    mode.settings.c_iflag &= ~tcflag_t(IXON)
    unsafe withUnsafeMutableBytes(of: &mode.settings.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    return mode
  }

  /// Puts a terminal into the mode, without waiting for what is being written.
  func apply(to descriptor: Int32) {
    var settings = settings
    unsafe tcsetattr(descriptor, TCSANOW, &settings)
  }
}

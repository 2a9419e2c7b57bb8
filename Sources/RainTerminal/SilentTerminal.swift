#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import Dispatch

/// A terminal that does not show what is typed, for as long as a secret is read from it.
public enum SilentTerminal {
  /// Runs `body` while the terminal shows nothing of what is typed.
  ///
  /// A signal that ends or stops the program in the meantime finds the terminal as it was.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal; for anything else `body` just runs.
  ///   - body: Reads from it.
  /// - Returns: What `body` returned.
  public static func withoutEcho<Value>(on descriptor: Int32, _ body: () -> Value) -> Value {
    var shown = termios()
    guard unsafe tcgetattr(descriptor, &shown) == 0 else { return body() }
    var silent = shown
    silent.c_lflag &= ~tcflag_t(ECHO)
    let echo = Echo(descriptor: descriptor, shown: shown, silent: silent)
    let sources = echo.signalSources()
    defer {
      for source in sources { source.cancel() }
      for number in Echo.ending + [SIGTSTP] { signal(number, SIG_DFL) }
    }
    echo.hide()
    defer { echo.show() }
    return body()
  }
}

/// The two states of a terminal.
private struct Echo: Sendable {
  /// The signals that end a program which does not say otherwise.
  static let ending = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  let descriptor: Int32
  let shown: termios
  let silent: termios

  func show() {
    var shown = shown
    unsafe tcsetattr(descriptor, TCSADRAIN, &shown)
  }

  func hide() {
    var silent = silent
    // What was typed before the question is no answer to it.
    unsafe tcsetattr(descriptor, TCSAFLUSH, &silent)
  }

  /// Makes sure that no signal leaves the terminal silent.
  func signalSources() -> [any DispatchSourceSignal] {
    (Self.ending + [SIGTSTP])
      .map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          show()
          if number == SIGTSTP {
            // To this very thread, which must not go on before the program does.
            raise(SIGSTOP)
            hide()
          } else {
            signal(number, SIG_DFL)
            kill(getpid(), number)
          }
        }
        source.activate()
        return source
      }
  }
}

import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The screen of a real terminal: its alternate screen without a cursor, keys that come one by one,
/// and signals as events.
public final class TerminalScreen: Screen {
  private let keyboard: Int32?
  private let output: Int32
  /// The mode before it was opened.
  private let firstMode: TerminalMode?
  private let state: Mutex<State>
  /// Whether the end has been asked for.
  private let isEnding = Atomic(false)

  private struct State {
    /// The mode to give the terminal back in.
    var mode: TerminalMode?
    var isEntered = false
    var isOpen = true
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

  // The alternate screen, then the cursor: hidden within, shown again before it is left.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Takes a terminal.
  ///
  /// - Parameters:
  ///   - input: Where keys come from; when that is no terminal, from that of the process.
  ///   - output: The terminal to draw on.
  ///   - onEvent: Told what happens, on a thread of the screen's own, until it is closed.
  public init(
    input: Int32,
    output: Int32,
    onEvent: @escaping @Sendable (ScreenEvent) -> Void
  ) {
    self.output = output
    keyboard = Self.keyboard(input)
    firstMode = keyboard.flatMap(TerminalMode.init(of:))
    state = Mutex(State(mode: firstMode))
    _ = SignalPipe.shared.received()
    Self.signals.forEach(SignalPipe.shared.take)
    state.withLock { enter(&$0) }
    Thread.detachNewThread { [self] in
      var loop = ScreenEventLoop(keyboard: keyboard, forceEnd: forceEnd) { [self] event in
        if case .endRequested = event { isEnding.store(true, ordering: .relaxed) }
        onEvent(event)
      }
      loop.run()
    }
  }

  /// How many cells there are now.
  public var size: TerminalSize { StandardStreams.size(output) ?? .usual }

  /// Writes a text that moves the cursor itself.
  public func draw(_ text: String) throws(StreamError) {
    try state.withLock { state throws(StreamError) in
      guard state.isEntered else { return }
      try StandardStreams.write(text, to: output)
    }
  }

  /// Gives the terminal back and stops the process; returns when it goes on.
  public func suspend() {
    state.withLock { state in
      guard state.isOpen else { return }
      leave(&state)
      SignalPipe.shared.deliver(SIGTSTP)
      SignalPipe.shared.take(SIGTSTP)
      // Its user may have changed it meanwhile.
      state.mode = keyboard.flatMap(TerminalMode.init(of:)) ?? state.mode
      enter(&state)
    }
  }

  /// Takes the terminal again after the process was stopped.
  public func resume() {
    state.withLock { state in
      if state.isOpen { enter(&state) }
    }
  }

  /// Gives the terminal back as it was.
  public func close() {
    state.withLock { state in
      guard state.isOpen else { return }
      leave(&state)
      state.isOpen = false
      Self.signals.forEach(SignalPipe.shared.giveBack)
      SignalPipe.shared.send(ScreenEventLoop.stop)
    }
  }

  /// Gives the terminal back and lets a signal do what it would have done.
  public func end(bySignal signal: Int32) {
    close()
    SignalPipe.shared.deliver(signal)
  }

  /// Ends the process at once, however it hangs: who asks twice does not want to wait.
  private func forceEnd(bySignal signal: Int32) {
    let isDone: Void? = state.withLockIfAvailable { leave(&$0) }
    // Somebody waits for a terminal that takes no more text.
    if isDone == nil { setMode(firstMode) }
    SignalPipe.shared.deliver(signal)
  }

  // MARK: - The terminal

  private func enter(_ state: inout State) {
    if !isInForeground { stopInBackground() }
    guard isInForeground else { return }
    if let keyboard { state.mode?.keyByKey.apply(to: keyboard) }
    // A terminal that can't be written to is found out when something is drawn.
    try? StandardStreams.write(state.isEntered ? "\u{1B}[?25l" : Self.enter, to: output)
    state.isEntered = true
  }

  /// Does what the system does to a process in the background that wants the terminal, but not to a
  /// thread of it that blocks signals.
  private func stopInBackground() {
    // Who lets a stopped process go on may do so to end it: that comes first, in a moment.
    poll(nil, 0, 100)
    if !isEnding.load(ordering: .relaxed) { SignalPipe.shared.deliver(SIGTTOU) }
  }

  private func leave(_ state: inout State) {
    guard state.isEntered else { return }
    try? StandardStreams.write(Self.leave, to: output)
    state.isEntered = false
    setMode(state.mode)
  }

  /// Sets the mode, unless the terminal belongs to somebody else by now.
  private func setMode(_ mode: TerminalMode?) {
    if let keyboard, isInForeground { mode?.apply(to: keyboard) }
  }

  /// Whether the terminal belongs to this process, as far as there is anybody to share it with.
  private var isInForeground: Bool { keyboard.map { tcgetpgrp($0) == getpgrp() } ?? true }

  /// The terminal that keys come from; `nil` when there is none.
  private static func keyboard(_ input: Int32) -> Int32? {
    if StandardStreams.isTerminal(input) { return input }
    let terminal = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return terminal >= 0 ? terminal : nil
  }
}

/// A terminal that is a program's alone until it is closed: nothing of what is drawn stays.
public protocol Screen: Sendable {
  /// How many cells there are now.
  var size: TerminalSize { get }

  /// Writes a text that moves the cursor itself: see ``ScreenFrame``.
  ///
  /// - Parameter text: The text.
  /// - Throws: Why the terminal can't be written to.
  func draw(_ text: String) throws(StreamError)

  /// Gives the terminal back and stops the process, as its user asked for; returns when it goes on.
  func suspend()

  /// Takes the terminal again after the process was stopped.
  func resume()

  /// Gives the terminal back as it was; nothing can be drawn from then on.
  func close()

  /// Gives the terminal back and lets a signal do what it would have done.
  ///
  /// - Parameter signal: The number of the signal.
  func end(bySignal signal: Int32)
}

/// What happens at a screen.
public enum ScreenEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The terminal has another size.
  case resized
  /// About a second has passed.
  case tick
  /// The user asks for the process to be stopped; see ``Screen/suspend()``.
  case stopRequested
  /// The process goes on after it was stopped; see ``Screen/resume()``.
  case continued
  /// A signal asks for the end of the process, or the terminal is gone; see
  /// ``Screen/end(bySignal:)``.
  case endRequested(signal: Int32)
}

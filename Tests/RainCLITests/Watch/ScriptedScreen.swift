import Foundation
import RainTerminal
import Synchronization

/// A screen at which somebody acts who waits for what is drawn: no test about it depends on time.
final class ScriptedScreen: Screen {
  /// What is done as soon as a text is on the screen; at once when it is empty.
  struct Step: Sendable {
    let text: String
    let act: @Sendable (ScriptedScreen) throws -> Void
  }

  private struct State {
    var steps: [Step]
    var now: Int
    var size: TerminalSize
    var frames: [String] = []
    var onEvent: (@Sendable (ScreenEvent) -> Void)?
    var log: [String] = []
    var failure: Int32?
  }

  private let state: Mutex<State>

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - columns: The cells of a row.
  ///   - rows: The rows.
  ///   - steps: What is done, one after the other, each after a picture that shows its text.
  init(columns: Int = 80, rows: Int = 24, _ steps: [Step]) {
    let size = TerminalSize(columns: columns, rows: rows)
    state = Mutex(State(steps: steps, now: TestWorld.now, size: size))
  }

  /// The clock of the world.
  var now: Int { state.withLock(\.now) }

  /// What was drawn, without escape sequences.
  var frames: [String] { state.withLock(\.frames) }

  /// The calls of the screen but those that draw.
  var log: [String] { state.withLock(\.log) }

  /// Whether all has been done that was to be done.
  var isFinished: Bool { state.withLock(\.steps).isEmpty }

  // MARK: - What steps do

  /// Presses keys.
  func press(_ keys: Key...) { keys.forEach { send(.key($0)) } }

  /// Lets something happen.
  func send(_ event: ScreenEvent) { state.withLock(\.onEvent)?(event) }

  /// Lets time pass, which is noticed.
  func pass(seconds: Int) {
    state.withLock { $0.now += seconds }
    send(.tick)
  }

  /// Changes the size.
  func resize(columns: Int, rows: Int) {
    state.withLock { $0.size = TerminalSize(columns: columns, rows: rows) }
    send(.resized)
  }

  /// Lets drawing fail from now on.
  func fail(errno: Int32) { state.withLock { $0.failure = errno } }

  // MARK: - Screen

  /// Begins to tell what happens.
  func open(_ onEvent: @escaping @Sendable (ScreenEvent) -> Void) {
    state.withLock { $0.onEvent = onEvent }
  }

  var size: TerminalSize { state.withLock(\.size) }

  func draw(_ text: String) throws(StreamError) {
    let plain = text.replacing(/\u{1B}\[[0-9]+;1H/, with: "\n")
      .replacing(/\u{1B}\[[?0-9;]*[a-zA-Z]/, with: "")
    let (step, failure) = state.withLock { state -> (Step?, Int32?) in
      state.frames.append(plain)
      let isDue = state.steps.first.map { $0.text.isEmpty || plain.contains($0.text) } ?? false
      return (isDue ? state.steps.removeFirst() : nil, state.failure)
    }
    if let failure { throw StreamError(errno: failure) }
    do {
      try step?.act(self)
    } catch {
      // The script comes to no end, and the test to its time limit.
      state.withLock { $0.log.append("\(error)") }
    }
  }

  func suspend() { state.withLock { $0.log.append("suspend") } }

  func resume() { state.withLock { $0.log.append("resume") } }

  func close() { state.withLock { $0.log.append("close") } }

  func end(bySignal signal: Int32) { state.withLock { $0.log.append("end \(signal)") } }
}

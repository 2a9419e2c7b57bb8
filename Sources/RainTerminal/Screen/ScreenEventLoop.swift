#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Waits for keys, signals and the passing of seconds, and tells of them.
struct ScreenEventLoop {
  /// Where keys come from; `nil` when they come from nowhere.
  private var keyboard: Int32?
  private let forceEnd: (Int32) -> Void
  private let onEvent: (ScreenEvent) -> Void
  private let signals = SignalPipe.shared
  private var parser = KeyParser()
  /// When the key that is being sent must be complete.
  private var keyDeadline: ContinuousClock.Instant?
  private var hasAskedForEnd = false

  /// Sent instead of a signal, it ends the loop.
  static let stop: Int32 = 0

  /// How long the rest of a key may take that was sent in pieces: over a slow line it takes its
  /// time, and must not be taken for escape.
  private static let keyPatience = Duration.milliseconds(250)

  /// Prepares a loop.
  ///
  /// - Parameters:
  ///   - keyboard: The terminal that keys come from.
  ///   - forceEnd: Told when a signal that ends the process comes a second time.
  ///   - onEvent: Told what happens.
  init(
    keyboard: Int32?,
    forceEnd: @escaping (Int32) -> Void,
    onEvent: @escaping (ScreenEvent) -> Void
  ) {
    self.keyboard = keyboard
    self.forceEnd = forceEnd
    self.onEvent = onEvent
  }

  /// Tells what happens until it is stopped.
  mutating func run() {
    var nextTick = ContinuousClock.now + .seconds(1)
    while true {
      let (hasSignal, hasKey) = wait(until: min(nextTick, keyDeadline ?? nextTick))
      if hasSignal {
        for number in signals.received() {
          if number == Self.stop { return }
          takeSignal(number)
        }
      }
      if hasKey {
        readKeys()
        keyDeadline = parser.isWaiting ? ContinuousClock.now + Self.keyPatience : nil
      } else if let keyDeadline, ContinuousClock.now >= keyDeadline {
        self.keyDeadline = nil
        if let key = parser.timeOut() { onEvent(.key(key)) }
      }
      if ContinuousClock.now >= nextTick {
        onEvent(.tick)
        nextTick = ContinuousClock.now + .seconds(1)
      }
    }
  }

  /// Waits for a signal or a key, at the longest until the deadline.
  private func wait(until deadline: ContinuousClock.Instant) -> (signal: Bool, key: Bool) {
    var sources = [pollfd(fd: signals.output, events: Int16(POLLIN), revents: 0)]
    if let keyboard {
      sources.append(pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0))
    }
    // Rounded up, or the last part of a millisecond would be spent in a circle.
    let rest = Int32(max(0, (deadline - ContinuousClock.now) / .milliseconds(1)).rounded(.up))
    guard unsafe poll(&sources, nfds_t(sources.count), rest) > 0 else { return (false, false) }
    return (sources[0].revents != 0, sources.count > 1 && sources[1].revents != 0)
  }

  private mutating func takeSignal(_ number: Int32) {
    switch number {
    case SIGWINCH: onEvent(.resized)
    case SIGTSTP: onEvent(.stopRequested)
    case SIGCONT: onEvent(.continued)
    default: askForEnd(number)
    }
  }

  private mutating func readKeys() {
    guard let keyboard else { return }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe read(keyboard, &bytes, bytes.count)
    if count > 0 {
      for key in parser.keys(from: bytes.prefix(count)) { onEvent(.key(key)) }
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      // The terminal is gone.
      self.keyboard = nil
      askForEnd(SIGHUP)
    }
  }

  private mutating func askForEnd(_ signal: Int32) {
    if hasAskedForEnd { forceEnd(signal) }
    hasAskedForEnd = true
    onEvent(.endRequested(signal: signal))
  }
}

import RainCore
import RainTerminal
import Synchronization

/// Says on the terminal, after a moment, whose answer is awaited, and takes it back when it comes.
final class ProgressTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let sleep: @Sendable (Duration) async -> Void
  private let write: @Sendable (String) -> Void
  private let columns: Int
  private let state = Mutex(State())

  /// How long to wait quietly.
  private static let patience = Duration.milliseconds(150)

  private struct State {
    /// The hosts that have not answered yet, the first one asked first.
    var awaited: [String] = []
    /// Whether something is shown.
    var isShown = false
  }

  /// Creates a transport that says what another one is waiting for.
  ///
  /// - Parameters:
  ///   - base: The other one.
  ///   - columns: The columns of the terminal: what wraps there can't be taken back.
  ///   - sleep: Waits.
  ///   - write: Writes to the terminal.
  init(
    _ base: any HTTPTransport,
    columns: Int,
    sleep: @escaping @Sendable (Duration) async -> Void,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.base = base
    self.columns = columns
    self.sleep = sleep
    self.write = write
  }

  func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    let host = CleanText.line(request.host)
    state.withLock { $0.awaited.append(host) }
    let sign = Task { [sleep] in
      await sleep(Self.patience)
      if !Task.isCancelled { show() }
    }
    defer {
      sign.cancel()
      finish(host)
    }
    return try await base.response(to: request, by: deadline)
  }

  private func show() {
    state.withLock { state in
      guard let host = state.awaited.first, !state.isShown else { return }
      state.isShown = true
      // In the last column some terminals wrap already.
      write("\r" + TextFitting.truncated("waiting for \(host) ...", to: columns - 1, mark: "..."))
    }
  }

  private func finish(_ host: String) {
    state.withLock { state in
      if let index = state.awaited.firstIndex(of: host) { state.awaited.remove(at: index) }
      guard state.awaited.isEmpty, state.isShown else { return }
      state.isShown = false
      // Back to the first column, and nothing of the line is left.
      write("\r\u{1B}[K")
    }
  }
}

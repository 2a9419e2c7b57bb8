import RainTestSupport
import Synchronization

/// A server that answers well until it turns hostile.
final class HostileServer: Sendable {
  private struct State {
    var isHostile = false
    var counts: [String: Int] = [:]
  }

  private let row: HostileCase
  private let state = Mutex(State())

  init(_ row: HostileCase) {
    self.row = row
  }

  /// From now on it does what the case says, and counts what it is asked.
  func turnHostile() {
    state.withLock { $0 = State(isHostile: true) }
  }

  /// How often each path was asked for since it turned hostile.
  var counts: [String: Int] { state.withLock(\.counts) }

  func reply(to request: RecordedRequest) -> Reply {
    let count = state.withLock { state in
      state.counts[request.path, default: 0] += 1
      return state.isHostile ? state.counts[request.path] : nil
    }
    return count.map { row.answer(request, $0) } ?? BuiltRain.asTheAPIs(request)
  }
}

import RainTestSupport
import Synchronization

/// A server that does what a case says, and counts what it is asked.
final class HostileServer: Sendable {
  private let row: HostileCase
  private let log = Mutex<[String: Int]>([:])

  init(_ row: HostileCase) {
    self.row = row
  }

  /// How often each path was asked for.
  var counts: [String: Int] { log.withLock { $0 } }

  /// Decides on the reply to a request.
  func reply(to request: RecordedRequest) -> Reply {
    let count = log.withLock { counts in
      counts[request.path, default: 0] += 1
      return counts[request.path] ?? 1
    }
    return row.answer(request, count)
  }
}

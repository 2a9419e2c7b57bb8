public import Foundation
import Synchronization

/// A small HTTP/1.1 server on a free port of 127.0.0.1, for tests.
///
/// It speaks no TLS: whoever tries gets the reply to a request without method and target.
///
/// It works on threads of its own and stops when nobody holds it any more. Hold it for as long as it
/// is needed: `withExtendedLifetime`, or a use after the last request.
public final class LoopbackServer: Sendable {
  private let listener: LoopbackSocket
  private let log = Log()

  /// The address of the server, such as `http://127.0.0.1:40123`, without a path.
  public let address: String

  /// Starts a server.
  ///
  /// - Parameter handler: Decides on the reply to each request; it is called on several threads.
  /// - Throws: `LoopbackServerError` when no socket is to be had.
  public init(
    _ handler: @escaping @Sendable (RecordedRequest) -> Reply
  ) throws(LoopbackServerError) {
    // A proxy of the surroundings must not come between a test and its server.
    unsafe setenv("no_proxy", "127.0.0.1,localhost", 1)
    let listener = try LoopbackSocket.listening()
    self.listener = listener
    address = "http://127.0.0.1:\(listener.port)"
    let log = log
    Thread.detachNewThread {
      while let socket = listener.accepted(), log.open(socket) {
        Thread.detachNewThread {
          LoopbackConnection(socket: socket, handler: handler, record: log.record).serve()
          log.close(socket)
        }
      }
    }
  }

  deinit {
    stop()
  }

  /// The requests that have come, in their order.
  public var requests: [RecordedRequest] { log.requests }

  /// Returns the address of `target`, a path that may have a query.
  public func url(_ target: String = "/") -> URL {
    URL(string: address + target) ?? URL(filePath: "/")
  }

  /// Ends all connections and takes no more.
  public func stop() {
    listener.shutDown()
    log.stop()
  }
}

/// What the threads of a server share.
private final class Log: Sendable {
  private struct State {
    var isStopped = false
    var requests: [RecordedRequest] = []
    var sockets: [ObjectIdentifier: LoopbackSocket] = [:]
  }

  private let state = Mutex(State())

  var requests: [RecordedRequest] { state.withLock(\.requests) }

  func record(_ request: RecordedRequest) {
    state.withLock { $0.requests.append(request) }
  }

  /// Remembers a connection, to be ended by `stop`; `false` after `stop`.
  func open(_ socket: LoopbackSocket) -> Bool {
    state.withLock { state in
      if !state.isStopped { state.sockets[ObjectIdentifier(socket)] = socket }
      return !state.isStopped
    }
  }

  func close(_ socket: LoopbackSocket) {
    _ = state.withLock { $0.sockets.removeValue(forKey: ObjectIdentifier(socket)) }
  }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      for socket in state.sockets.values { socket.shutDown() }
    }
  }
}

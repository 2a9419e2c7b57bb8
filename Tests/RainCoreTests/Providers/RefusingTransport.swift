import Foundation
import RainCore
import Synchronization

/// Answers every request with 401 and a message that repeats the key, as careless servers do.
final class RefusingTransport: HTTPTransport {
  private let recorded = Mutex<[HTTPRequest]>([])

  var requests: [HTTPRequest] { recorded.withLock { $0 } }

  func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    recorded.withLock { $0.append(request) }
    let body = #"{"message":"no \#(request.secrets.first ?? "key")"}"#
    return HTTPResponse(status: 401, body: Data(body.utf8))
  }
}

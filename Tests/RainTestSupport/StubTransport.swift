import Foundation
public import RainCore
import Synchronization

/// A transport that answers from a script and remembers what it was asked.
public final class StubTransport: HTTPTransport {
  /// What a script gives for a request.
  public typealias Answer = Result<HTTPResponse, TransportError>

  private let script: @Sendable (HTTPRequest) -> Answer
  private let log = Mutex<[HTTPRequest]>([])

  /// Creates a transport that answers each request with what `script` gives for it.
  public init(_ script: @escaping @Sendable (HTTPRequest) -> Answer) {
    self.script = script
  }

  /// The requests so far, in their order.
  public var requests: [HTTPRequest] { log.withLock { $0 } }

  /// Returns what the script gives.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - deadline: Is ignored.
  /// - Returns: The answer of the script.
  /// - Throws: The error of the script.
  public func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    log.withLock { $0.append(request) }
    return try script(request).get()
  }
}

extension Result where Success == HTTPResponse, Failure == TransportError {
  /// Returns an answer with a JSON body.
  public static func json(_ text: String, status: Int = 200) -> Self {
    .success(
      HTTPResponse(
        status: status,
        headers: ["content-type": "application/json"],
        body: Data(text.utf8)
      )
    )
  }
}

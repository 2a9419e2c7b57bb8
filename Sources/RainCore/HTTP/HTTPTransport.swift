/// Something that can carry a request to a server and bring back the answer.
///
/// Implementations: `URLSessionTransport` in RainURLSession, and scripted ones in tests.
public protocol HTTPTransport: Sendable {
  /// Returns the answer to `request`, whatever its status.
  ///
  /// - Parameters:
  ///   - request: What to ask. Redirects are followed as far as they are safe.
  ///   - deadline: The instant after which the answer is of no use; the call returns by then.
  /// - Returns: The complete answer with its body decompressed.
  /// - Throws: `TransportError` when no complete answer came.
  func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse
}

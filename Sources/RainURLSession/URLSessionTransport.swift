import Foundation
public import RainCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests with URLSession, within limits of time and size and only where it is safe.
///
/// - No answer is waited for beyond its deadline. On Linux a cancelled request may go on for many
///   seconds, so a late one is cancelled but not awaited: what still comes finds nobody.
/// - No body is kept beyond `bodyLimit` bytes, counted after decompression while it arrives.
/// - Plain http goes to this machine only, a redirect to the same server only.
/// - Nothing is remembered between requests: no cookies, no cache, no credentials. Connections are.
///
/// Several requests may be under way at once. Copies share one URLSession, which the first request
/// makes.
public struct URLSessionTransport: HTTPTransport {
  /// The largest body that is accepted, in bytes after decompression.
  public static let bodyLimit = 8 * 1024 * 1024

  private let isAvailable: @Sendable () -> Bool
  private let session: SharedSession

  /// Creates a transport, which costs nothing: all that is expensive waits for the first request.
  ///
  /// - Parameters:
  ///   - userAgent: The value of the `User-Agent` field of every request.
  ///   - isAvailable: Whether URLSession can work on this machine, asked before each request; when
  ///     not, requests fail with `TransportError.libraryMissing`.
  public init(userAgent: String, isAvailable: @escaping @Sendable () -> Bool = { true }) {
    self.isAvailable = isAvailable
    self.session = SharedSession(userAgent: userAgent)
  }

  /// Returns the answer to `request`, whatever its status.
  ///
  /// - Parameters:
  ///   - request: What to ask. Redirects are followed as far as they are safe.
  ///   - deadline: The instant after which the answer is of no use; the call returns by then.
  /// - Returns: The complete answer with its body decompressed.
  /// - Throws: `TransportError` when no complete answer came.
  public func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    try check(request, deadline: deadline)

    let transfer = Transfer(request, bodyLimit: Self.bodyLimit)
    session.start(urlRequest(for: request, deadline: deadline), for: transfer)
    defer { session.abandon(transfer) }

    let alarm = Task {
      try await Task.sleep(until: deadline, clock: .continuous)
      transfer.settle(.failure(.timedOut(host: request.host)))
    }
    defer { alarm.cancel() }

    let outcome = await withTaskCancellationHandler {
      await transfer.outcome
    } onCancel: {
      transfer.settle(.failure(.cancelled))
    }
    return try outcome.get()
  }

  /// Refuses what must not or can't be sent.
  private func check(
    _ request: HTTPRequest,
    deadline: ContinuousClock.Instant
  ) throws(TransportError) {
    guard !Task.isCancelled else { throw .cancelled }
    guard deadline > .now else { throw .notSent(host: request.host) }
    guard Origin(request.url)?.isAllowed == true else { throw .plainHTTP(host: request.host) }
    guard isAvailable() else { throw .libraryMissing }
  }

  /// Translates a request; URLSession's own timeout comes after the deadline, never before it.
  private func urlRequest(
    for request: HTTPRequest,
    deadline: ContinuousClock.Instant
  ) -> URLRequest {
    // URLSession on Linux cuts fractions of a second off: 0.5 would time out at once.
    let seconds = min(ContinuousClock.now.duration(to: deadline).components.seconds, 86_400) + 1
    var translated = URLRequest(url: request.url, timeoutInterval: TimeInterval(seconds))
    for (name, value) in request.headers {
      translated.setValue(value, forHTTPHeaderField: name)
    }
    return translated
  }
}

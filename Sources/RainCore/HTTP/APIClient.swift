public import Foundation

/// Asks an API and returns good answers; everything else becomes a `ProviderError`.
public struct APIClient: Sendable {
  private let transport: any HTTPTransport
  private let deadline: ContinuousClock.Instant
  private let now: (@Sendable () -> Int)?

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: Carries the requests.
  ///   - deadline: When every answer must have come.
  ///   - now: The present in seconds since 1970, for servers that say at what time to ask again and do
  ///     not say what time it is; `nil` to pass over what they say.
  public init(
    transport: any HTTPTransport,
    deadline: ContinuousClock.Instant,
    now: (@Sendable () -> Int)? = nil
  ) {
    self.transport = transport
    self.deadline = deadline
    self.now = now
  }

  /// The same client, for requests whose answers must have come by an instant at the latest.
  public func limited(to instant: ContinuousClock.Instant) -> APIClient {
    APIClient(transport: transport, deadline: min(deadline, instant), now: now)
  }

  /// Returns the body of the answer to `request`.
  ///
  /// - Parameter request: What to ask.
  /// - Returns: The body of an answer with status 200; never an empty one.
  /// - Throws: `ProviderError` for every other answer, judged by its status before its body.
  public func body(of request: HTTPRequest) async throws(ProviderError) -> Data {
    try await answer(to: request).body
  }

  /// Returns the answer to `request`: one with status 200 and a body that is not empty.
  func answer(to request: HTTPRequest) async throws(ProviderError) -> HTTPResponse {
    let response: HTTPResponse
    do throws(TransportError) {
      response = try await transport.response(to: request, by: deadline)
    } catch .notSent(let host) {
      throw .notAsked(.noTimeLeft(host: host))
    } catch .tooLarge(_, let limit) {
      throw .unreadable(.tooLarge(limit: limit))
    } catch {
      throw .transport(error)
    }
    guard response.status == 200 else { throw error(of: response, hiding: request.secrets) }
    guard !response.body.isEmpty else { throw .unreadable(.empty) }
    return response
  }

  private func error(of response: HTTPResponse, hiding secrets: [String]) -> ProviderError {
    let message = ErrorMessage.text(of: response.body, hiding: secrets)
    switch response.status {
    case 401, 403: return .keyRejected(status: response.status, message: message)
    case 429:
      return .rateLimited(
        retryAfter: response.headers["retry-after"]
          .flatMap {
            RetryAfter.seconds($0, serverDate: response.headers["date"], now: now?())
          },
        message: message
      )
    default: return .refused(status: response.status, message: message)
    }
  }
}

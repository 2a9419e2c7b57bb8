public import Foundation

/// Asks an API and returns good answers; everything else becomes a `ProviderError`.
public struct APIClient: Sendable {
  private let transport: any HTTPTransport
  private let deadline: ContinuousClock.Instant

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: Carries the requests.
  ///   - deadline: When every answer must have come.
  public init(transport: any HTTPTransport, deadline: ContinuousClock.Instant) {
    self.transport = transport
    self.deadline = deadline
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
    } catch .tooLarge(_, let limit) {
      throw .unreadable(.tooLarge(limit: limit))
    } catch {
      throw .transport(error)
    }
    guard response.status == 200 else { throw Self.error(of: response, hiding: request.secrets) }
    guard !response.body.isEmpty else { throw .unreadable(.empty) }
    return response
  }

  private static func error(of response: HTTPResponse, hiding secrets: [String]) -> ProviderError {
    let message = ErrorMessage.text(of: response.body, hiding: secrets)
    switch response.status {
    case 401, 403: return .keyRejected(status: response.status, message: message)
    case 429:
      return .rateLimited(
        retryAfter: response.headers["retry-after"]
          .flatMap {
            RetryAfter.seconds($0, serverDate: response.headers["date"])
          },
        message: message
      )
    default: return .refused(status: response.status, message: message)
    }
  }
}

public import Foundation

/// A small request that shows whether a service can be reached, accepts the key and answers as it
/// should.
public struct ServiceProbe: Sendable {
  /// The base address, with the key of the user hidden should it stand in it.
  public let address: String

  /// What is asked.
  public let request: HTTPRequest

  /// The plan that a good answer proves; `nil` where it proves the address and the key.
  public let plan: String?

  private let verify: @Sendable (Data) throws(ProviderError) -> Void

  /// Describes a probe.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - address: The base address.
  ///   - plan: The plan that a good answer proves; `nil` for the address and the key.
  ///   - verify: Throws when a body is not what was asked for.
  public init(
    _ request: HTTPRequest,
    at address: String,
    plan: String? = nil,
    verify: @escaping @Sendable (Data) throws(ProviderError) -> Void
  ) {
    self.request = request
    self.address = Redaction.mask(request.secrets, in: address)
    self.plan = plan
    self.verify = verify
  }

  /// Asks.
  ///
  /// - Parameter client: Carries the request.
  /// - Returns: What the answer tells of the requests that are left; `nil` when it tells nothing.
  /// - Throws: `ProviderError` when the answer is not a good one.
  public func run(using client: APIClient) async throws(ProviderError) -> RequestQuota? {
    let answer: HTTPResponse
    do throws(ProviderError) {
      answer = try await client.answer(to: request)
    } catch {
      throw keyProblem(in: error) ?? error
    }
    try verify(answer.body)
    return RequestQuota(headers: answer.headers)
  }

  /// The rejected key behind an error that does not look like one; `nil` for any other error.
  ///
  /// Open-Meteo answers 400: `The supplied API key is invalid.`
  private func keyProblem(in error: ProviderError) -> ProviderError? {
    guard case .refused(400, let message?) = error, !request.secrets.isEmpty,
      message.lowercased().contains("api key")
    else { return nil }
    return .keyRejected(status: 400, message: message)
  }
}

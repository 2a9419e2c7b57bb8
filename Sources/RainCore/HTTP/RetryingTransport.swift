/// Carries a request again when its failure may pass, as long as the deadline allows it.
public struct RetryingTransport: HTTPTransport {
  private let base: any HTTPTransport
  private let policy: RetryPolicy
  private let sleep: @Sendable (Duration) async -> Void

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - base: Carries each attempt.
  ///   - policy: Decides on further attempts.
  ///   - sleep: Waits between them.
  public init(
    _ base: any HTTPTransport,
    policy: RetryPolicy = RetryPolicy(),
    sleep: @escaping @Sendable (Duration) async -> Void
  ) {
    self.base = base
    self.policy = policy
    self.sleep = sleep
  }

  /// Returns the answer of the first attempt that is worth no other one.
  public func response(
    to request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async throws(TransportError) -> HTTPResponse {
    var attempt = 1
    var last: Result<HTTPResponse, TransportError>?
    while true {
      let outcome = await outcome(of: request, by: deadline)
      // The time was over before this attempt was: what came of the one before stays true.
      if let last, outcome.isOverTime { return try last.get() }
      last = outcome
      guard policy.isWorthRepeating(outcome),
        let delay = policy.delay(after: attempt, chance: .random(in: 0...1)),
        ContinuousClock.now + delay < deadline
      else { return try outcome.get() }
      await sleep(delay)
      attempt += 1
    }
  }

  private func outcome(
    of request: HTTPRequest,
    by deadline: ContinuousClock.Instant
  ) async -> Result<HTTPResponse, TransportError> {
    do throws(TransportError) {
      return .success(try await base.response(to: request, by: deadline))
    } catch {
      return .failure(error)
    }
  }
}

extension Result<HTTPResponse, TransportError> {
  /// Whether the deadline came first.
  fileprivate var isOverTime: Bool {
    switch self {
    case .failure(.notSent), .failure(.timedOut): true
    case .failure, .success: false
    }
  }
}

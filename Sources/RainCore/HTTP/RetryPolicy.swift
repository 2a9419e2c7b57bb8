/// When a request that failed is made again, and after how long: a decision, without doing anything.
public struct RetryPolicy: Hashable, Sendable {
  /// How often a request is made at the most, the first time included.
  public let attempts: Int

  /// The mean time before the second attempt; it doubles before each further one.
  public let firstDelay: Duration

  /// Creates a policy; by default three attempts, with a fifth of a second before the second.
  public init(attempts: Int = 3, firstDelay: Duration = .milliseconds(200)) {
    self.attempts = attempts
    self.firstDelay = firstDelay
  }

  /// Whether another attempt may help: a failure of the network, or of the server itself.
  ///
  /// Never after 429 and other refusals: they count against the user, and stay.
  public func isWorthRepeating(_ outcome: Result<HTTPResponse, TransportError>) -> Bool {
    switch outcome {
    case .success(let response): (500...599).contains(response.status)
    case .failure(let error): error.isTransient
    }
  }

  /// How long to wait after an attempt.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt that failed, from 1.
  ///   - chance: A random number of 0…1, so that many programs do not come back at once.
  /// - Returns: Half to one and a half of the mean time; `nil` when that was the last attempt.
  public func delay(after attempt: Int, chance: Double) -> Duration? {
    guard attempt < attempts else { return nil }
    let doubled = (1..<max(1, attempt)).reduce(firstDelay) { delay, _ in delay * 2 }
    return doubled * (0.5 + min(max(chance, 0), 1))
  }
}

extension TransportError {
  /// Whether the same request may well succeed a moment later.
  public var isTransient: Bool {
    switch self {
    case .noNetwork, .hostNotFound, .connectionRefused, .connectionLost: true
    case .notSent, .timedOut, .notSecure, .redirectRefused, .tooManyRedirects, .plainHTTP,
      .tooLarge, .malformed, .libraryMissing, .cancelled:
      false
    }
  }
}

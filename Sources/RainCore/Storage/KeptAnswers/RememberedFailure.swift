/// That a provider failed, so that it is left in peace for a while.
public struct RememberedFailure: Hashable, Sendable, Codable {
  /// Why it failed.
  public let error: ProviderError

  /// When it was asked, in seconds since 1970.
  public let asked: Int

  /// When it may be asked again, in seconds since 1970.
  public let until: Int

  /// How often it has failed in a row.
  let count: Int

  /// Notes a failure.
  ///
  /// The first one counts for a minute, each further one for twice as long as the one before, up to
  /// fifteen minutes; where the provider says when to ask again, for as long as that. What fails while
  /// the provider is to be left in peace was asked at the same time, or on demand: it is no further
  /// one.
  ///
  /// - Parameters:
  ///   - error: Why the provider failed.
  ///   - now: When, in seconds since 1970.
  ///   - previous: The failure before, if the provider has not answered since.
  public init(_ error: ProviderError, now: Int, after previous: RememberedFailure? = nil) {
    self.error = error
    asked = now
    let earlier = previous?.count ?? 0
    let isFurther = previous.map { !$0.holds(at: now) } ?? true
    count = min(isFurther ? earlier + 1 : earlier, 100)
    let pause = min(60 << min(count - 1, 4), 900)
    if case .rateLimited(let seconds?, _) = error {
      until = now + min(max(seconds, Self.shortestPause), Self.longestPause)
    } else {
      until = now + pause
    }
  }

  /// The shortest time that a provider is left in peace, in seconds: some say 0.
  private static let shortestPause = 10

  /// The longest time that a provider is left in peace, in seconds.
  private static let longestPause = 86_400

  /// Reads a failure; one that no rain has written is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    error = try container.decode(ProviderError.self, forKey: .error)
    count = try container.decode(Int.self, forKey: .count)
    let (asked, until) = (container.instant(.asked), container.instant(.until))
    guard let asked, let until, (0...Self.longestPause).contains(until - asked),
      (1...100).contains(count)
    else {
      let context = DecodingError.Context(
        codingPath: container.codingPath,
        debugDescription: "not a failure of any provider"
      )
      throw DecodingError.dataCorrupted(context)
    }
    self.asked = asked
    self.until = until
  }

  /// Whether the provider is still to be left in peace; a clock that was set back ends that.
  public func holds(at now: Int) -> Bool { asked <= now && now < until }
}

extension ProviderError {
  /// What would fail alike, so that it makes sense not to ask it for a while.
  public enum Reach: Sendable {
    /// Whatever the provider is asked.
    case provider
    /// The same question; another place may have an answer.
    case question
  }

  /// How far the failure reaches; `nil` when the next run is to ask.
  public var reach: Reach? {
    switch self {
    case .transport(let error): error.isLasting ? .provider : nil
    case .rateLimited, .unreadable, .keyRejected: .provider
    case .refused(let status, _): Self.isPassing(status) ? .provider : .question
    case .keyMissing, .badAddress, .notAsked: nil
    }
  }

  /// Whether an older answer may stand in: the provider is to blame, or the way to it.
  public var allowsOlderAnswer: Bool {
    switch self {
    case .transport(let error): error.isPassing
    case .rateLimited, .unreadable, .notAsked: true
    case .refused(let status, _): Self.isPassing(status)
    case .keyMissing, .keyRejected, .badAddress: false
    }
  }
}

extension TransportError {
  /// Whether the next request would most likely fail alike.
  fileprivate var isLasting: Bool {
    switch self {
    case .notSecure, .redirectRefused, .tooManyRedirects: true
    default: isPassing
    }
  }

  /// Whether it may pass by itself, and is no matter of safety or of this machine.
  fileprivate var isPassing: Bool {
    switch self {
    case .noNetwork, .hostNotFound, .connectionRefused, .connectionLost, .timedOut, .tooLarge,
      .malformed:
      true
    case .notSent, .notSecure, .redirectRefused, .tooManyRedirects, .plainHTTP, .libraryMissing,
      .cancelled:
      false
    }
  }
}

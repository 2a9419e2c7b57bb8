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
  /// fifteen minutes; where the provider says when to ask again, for as long as that.
  ///
  /// - Parameters:
  ///   - error: Why the provider failed.
  ///   - now: When, in seconds since 1970.
  ///   - previous: The failure before, if the provider has not answered since.
  public init(_ error: ProviderError, now: Int, after previous: RememberedFailure? = nil) {
    self.error = error
    asked = now
    count = min((previous?.count ?? 0) + 1, 100)
    let pause = min(60 << min(count - 1, 4), 900)
    if case .rateLimited(let seconds?, _) = error {
      until = now + min(max(seconds, 1), Self.longestPause)
    } else {
      until = now + pause
    }
  }

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
  /// Whether it makes sense to leave the provider in peace for a while: the next run would fail
  /// alike, whatever place it asks about.
  public var isRemembered: Bool {
    switch self {
    case .transport(let error): error.isPassing
    case .rateLimited, .unreadable, .keyRejected: true
    case .refused(let status, _): Self.isPassing(status)
    case .keyMissing, .badAddress, .notAsked: false
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

/// Why a provider gave no weather.
///
/// Facts only; the wording is the command line's.
public enum ProviderError: Error, Hashable, Sendable, Codable {
  /// No complete answer came.
  case transport(TransportError)
  /// The provider needs a key and there is none.
  case keyMissing
  /// The provider did not accept the key: 401 or 403. The message is the provider's own.
  case keyRejected(status: Int, message: String?)
  /// Too many requests: 429. The time is in seconds from now; `nil` when the provider names none.
  case rateLimited(retryAfter: Int?, message: String?)
  /// The provider did not do what was asked: any other status. The message is its own.
  case refused(status: Int, message: String?)
  /// The answer can't be read as weather.
  case unreadable(UnreadableAnswer)
  /// The address to ask can't be made from the base address in the settings.
  case badAddress(String)
  /// The provider was not asked at all, so nothing is known about it.
  case notAsked(Obstacle)

  /// What kept a provider from being asked.
  public enum Obstacle: Hashable, Sendable, Codable {
    /// The time for the whole was over before it was the turn of the host.
    case noTimeLeft(host: String)
    /// Another run was asking the same, and had no answer by the end of the time.
    case anotherRunAsks
  }
}

extension ProviderError {
  /// Whether another provider may well answer: the network, the server or its quota failed, not
  /// what was asked or with which key.
  public var isTheProvidersFault: Bool {
    switch self {
    case .transport, .rateLimited, .unreadable, .notAsked: true
    case .refused(let status, _): Self.isPassing(status)
    case .keyMissing, .keyRejected, .badAddress: false
    }
  }

  /// Whether the provider was asked at all.
  public var isOfTheAsked: Bool {
    if case .notAsked = self { false } else { true }
  }

  /// Whether a status is trouble of the moment: the server fails, or answers something senseless.
  ///
  /// It is not when what was asked is wrong (4xx). A teapot finds fault with everything.
  static func isPassing(_ status: Int) -> Bool { !(400..<500).contains(status) || status == 418 }
}

/// In what way an answer can't be read as weather.
public enum UnreadableAnswer: Hashable, Sendable, Codable {
  /// There is nothing in it.
  case empty
  /// It is a web page.
  case webPage
  /// It is not JSON, or breaks off in the middle.
  case notJSON
  /// It is larger than a weather answer can be; the limit is in bytes.
  case tooLarge(limit: Int)
  /// It has a longer list than any weather answer, whose lists have at the most `limit` elements.
  case tooManyRows(limit: Int)
  /// It is JSON without the marks of a weather answer.
  case unrecognized
  /// It is another kind of answer.
  case otherKind(Kind)
  /// It is an error of the provider; the message is its own.
  case error(message: String)
  /// A part has another type than it must have; the path leads there (`hourly.data`).
  case wrongType(path: String)

  /// Answers of the providers that are not what is wanted.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A list of places.
    case places
    /// Air quality.
    case airQuality
    /// The weather, where it is not what was asked for.
    case weather
    /// The summary of a day in the past.
    case daySummary
    /// The weather of several cities in a list.
    case cityList
    /// A part of an answer, such as one alert.
    case fragment
  }
}

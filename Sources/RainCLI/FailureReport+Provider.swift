import RainCore

extension FailureReport {
  /// Words the error of a provider.
  init(_ error: ProviderError, _ provider: ProviderID, about topic: AnswerTopic = .weather) {
    self.init(
      Self.code(of: error),
      "no \(topic.name) from \(provider.title): "
        + Self.reason(error, provider, expecting: topic.answer) + Self.advice(error),
      Self.hints(error, provider)
    )
  }

  /// The exit code of a provider's error.
  static func code(of error: ProviderError) -> ExitCode {
    switch error {
    case .transport(let error): code(of: error)
    case .keyMissing, .keyRejected: .keyTrouble
    case .rateLimited: .tryLater
    case .refused: .unavailable
    case .unreadable: .unreadable
    case .badAddress: .badSettings
    case .notAsked: .tryLater
    }
  }

  private static func code(of error: TransportError) -> ExitCode {
    switch error {
    case .noNetwork, .hostNotFound, .connectionRefused, .connectionLost, .notSent, .timedOut,
      .cancelled:
      .tryLater
    case .notSecure, .redirectRefused, .plainHTTP: .notSafe
    case .tooManyRedirects, .libraryMissing: .unavailable
    case .tooLarge, .malformed: .unreadable
    }
  }

  /// Why a provider gave no weather, as the end of a sentence without its full stop.
  ///
  /// An error may come out of a file, where by hand anything can be written, and as much as one likes.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - provider: Who was asked, whose pages tell about keys.
  ///   - expected: What the answer should have been.
  /// - Returns: The reason.
  static func reason(
    _ error: ProviderError,
    _ provider: ProviderID,
    expecting expected: String = AnswerTopic.weather.answer
  ) -> String {
    let clean = CleanText.line(words(for: error, provider, expected))
    return clean.count <= longestReason ? clean : clean.prefix(longestReason - 3) + "..."
  }

  /// More than any reason takes whose hosts and messages are as long as they can be.
  private static let longestReason = 1000

  private static func words(
    for error: ProviderError,
    _ provider: ProviderID,
    _ expected: String
  ) -> String {
    switch error {
    case .transport(let error): return reason(error)
    case .keyMissing: return "it needs a key, and there is none"
    case .keyRejected(let status, let message):
      return "it rejected the key (\(status)\(saying(message))): it may be wrong, too new"
        + " (wait up to \(activation(provider))), or its plan may lack this"
    case .rateLimited(let seconds, let message):
      let later = seconds.map { "in \(DurationText.words($0))" } ?? "in some minutes"
      return "too many requests (429\(saying(message))); try again \(later)"
    case .refused(let status, let message):
      let verb = status >= 500 ? "it failed" : "it refused"
      return "\(verb) (\(status)\(saying(message)))"
    case .unreadable(let problem): return "its answer can't be read: \(text(problem, expected))"
    case .badAddress(let address):
      return
        "'\(shown(withoutSecrets(address)))' is no address of a server, such as https://example.org"
    case .notAsked(.noTimeLeft(let host)):
      return noTimeLeft(for: host)
    case .notAsked(.anotherRunAsks):
      return "another rain run is asking it, and has no answer yet; try again in a moment"
    }
  }

  private static func noTimeLeft(for host: String) -> String {
    "there was no time left to ask \(host); try again, or give it more --timeout"
  }

  private static func reason(_ error: TransportError) -> String {
    switch error {
    case .noNetwork(let host):
      "no connection to \(host) could be made; there may be no network"
    case .hostNotFound(let host): "the name \(host) could not be looked up; there may be no network"
    case .connectionRefused(let host): "\(host) refused the connection"
    case .connectionLost(let host): "the connection to \(host) broke"
    case .notSent(let host): noTimeLeft(for: host)
    case .timedOut(let host): "\(host) did not answer in time; try again, or give it more --timeout"
    case .notSecure(let host, let problem):
      "the connection to \(host) is not safe: \(text(problem))"
    case .redirectRefused(let host, let target):
      "\(host) wants to send us to \(shown(target)), which is not safe to follow"
    case .tooManyRedirects(let host): "\(host) sends us round in circles"
    case .plainHTTP(let host):
      "http to \(host) is not safe, and only allowed on this machine; use https"
    case .tooLarge(let host, let limit):
      "the answer of \(host) is larger than \(limit / 1_048_576) MiB"
    case .malformed(let host): "the answer of \(host) is damaged"
    case .libraryMissing:
      "libcurl is missing; install it (Debian: libcurl4, Fedora: libcurl, Alpine: libcurl)"
    case .cancelled: "interrupted"
    }
  }

  private static func text(_ problem: TransportError.SecurityProblem) -> String {
    switch problem {
    case .untrusted: "nobody this machine trusts has signed its certificate"
    case .expired: "its certificate has expired, or this machine's clock is wrong"
    case .wrongHost: "its certificate is for another name"
    case .noAuthorities:
      "this machine has no list of certificate authorities; install ca-certificates"
    case .handshake: "no secure connection could be made"
    }
  }

  /// In what way an answer can't be read, as the end of a sentence.
  static func text(
    _ problem: UnreadableAnswer,
    _ expected: String = AnswerTopic.weather.answer
  ) -> String {
    switch problem {
    case .empty: "it is empty"
    case .webPage: "it is a web page, not data"
    case .notJSON: "it is no JSON, or breaks off in the middle"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MiB"
    case .tooManyRows(let limit): "it has more than \(limit) rows, which no weather answer has"
    case .unrecognized: "it has none of the marks of \(expected)"
    case .otherKind(.places): "it is a list of places"
    case .otherKind(.airQuality): "it is about air quality"
    case .otherKind(.weather): "it is about the weather"
    case .otherKind(.daySummary): "it is the summary of a past day"
    case .otherKind(.cityList): "it is a list of cities"
    case .otherKind(.fragment): "it is only a part of an answer"
    case .error(let message): "it is an error: \(message)"
    case .wrongType(path: ""): "it is data of another kind than was asked for"
    case .wrongType(let path): "'\(shown(path))' is not what it should be"
    }
  }

  /// What to do about it where nothing can be typed, as the end of the sentence.
  private static func advice(_ error: ProviderError) -> String {
    if case .refused(500..., _) = error { "; try again later" } else { "" }
  }

  /// What a person can type about it.
  private static func hints(_ error: ProviderError, _ provider: ProviderID) -> [String] {
    let keyless =
      provider == .openMeteo ? [] : ["rain settings set provider open-meteo  # needs no key"]
    switch error {
    case .keyMissing:
      return ["rain settings set \(provider.rawValue).key  # from \(keyPage(provider))"] + keyless
    case .keyRejected: return ["rain settings set \(provider.rawValue).key"] + keyless
    case .transport(.timedOut), .transport(.notSent), .transport(.libraryMissing), .rateLimited,
      .notAsked:
      return []
    case .refused(let status, _) where status >= 500: return []
    case .transport, .refused, .unreadable, .badAddress:
      return ["rain doctor  # tells what stands in the way"]
    }
  }

  private static func keyPage(_ provider: ProviderID) -> String {
    switch provider {
    case .openMeteo: "https://open-meteo.com/en/pricing"
    case .forecast: "https://pirate-weather.apiable.io/"
    case .openWeatherMap: "https://home.openweathermap.org/api_keys"
    }
  }

  private static func activation(_ provider: ProviderID) -> String {
    switch provider {
    case .openMeteo: "some minutes"
    case .forecast: "twenty minutes"
    case .openWeatherMap: "two hours"
    }
  }

  /// The address without what may hold a password or a key.
  private static func withoutSecrets(_ address: String) -> String {
    let start = address.prefix { $0 != "?" && $0 != "#" }
    guard let sign = start.lastIndex(of: "@") else { return String(start) }
    return Redaction.mask + start[sign...]
  }

  private static func saying(_ message: String?) -> String {
    message.map { ": \($0.trimmingSuffix("."))" } ?? ""
  }
}

extension String {
  func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension AnswerTopic {
  /// What an answer is about, as a part of a sentence.
  var name: String {
    switch self {
    case .weather: "weather"
    case .air: "air quality"
    }
  }

  /// An answer about it, likewise.
  var answer: String {
    switch self {
    case .weather: "a weather answer"
    case .air: "an answer about air quality"
    }
  }
}

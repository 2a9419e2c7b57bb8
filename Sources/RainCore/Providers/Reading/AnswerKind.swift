import Foundation

/// The kinds of answers that rain reads, recognized from what stands in the body.
enum AnswerKind: Hashable {
  case forecast
  case openWeatherMapCurrent
  case openWeatherMapForecast
  case openWeatherMapDaily
  case oneCall
  case openMeteo
  case openMeteoAir
  case openWeatherMapAir

  /// What answers of this kind are about.
  var topic: AnswerTopic {
    switch self {
    case .openMeteoAir, .openWeatherMapAir: .air
    case .forecast, .openWeatherMapCurrent, .openWeatherMapForecast, .openWeatherMapDaily, .oneCall,
      .openMeteo:
      .weather
    }
  }

  /// Recognizes the kind of `body`.
  ///
  /// - Parameters:
  ///   - body: The bytes of an answer.
  ///   - secrets: What must not show in an error.
  /// - Returns: The kind.
  /// - Throws: `.unreadable` when it is no JSON, an error of a provider, or no weather.
  static func recognize(
    _ body: Data,
    hiding secrets: [String] = []
  ) throws(ProviderError) -> AnswerKind {
    try kind(of: try AnswerDecoding.decode(AnswerOutline.self, from: body), body, secrets)
  }

  private static func kind(
    of outline: AnswerOutline,
    _ body: Data,
    _ secrets: [String]
  ) throws(ProviderError) -> AnswerKind {
    if let kind = outline.kind { return kind }
    if let other = outline.otherKind { throw .unreadable(.otherKind(other)) }
    if outline.isError, let message = ErrorMessage.text(of: body, hiding: secrets) {
      throw .unreadable(.error(message: message))
    }
    // The decoder looks only at what it is asked for; this looks at all of it.
    guard (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil else {
      throw .unreadable(.notJSON)
    }
    throw .unreadable(.unrecognized)
  }

  /// Makes sure that `body` is of this `kind`.
  ///
  /// - Parameters:
  ///   - kind: What was asked for.
  ///   - body: The bytes of an answer.
  ///   - secrets: What must not show in an error.
  /// - Throws: `.unreadable` when it is anything else.
  static func expect(
    _ kind: AnswerKind,
    of body: Data,
    hiding secrets: [String]
  ) throws(ProviderError) {
    try kind.require(try recognize(body, hiding: secrets))
  }

  /// Decodes `body` after making sure that it is of this `kind`, in one pass over its bytes.
  ///
  /// - Parameters:
  ///   - type: The wire model.
  ///   - kind: What was asked for.
  ///   - body: The bytes of an answer.
  ///   - secrets: What must not show in an error.
  /// - Returns: The wire model.
  /// - Throws: `.unreadable` when it is anything else, or something in it is wrong.
  static func decode<Answer: Decodable>(
    _ type: Answer.Type = Answer.self,
    as kind: AnswerKind,
    from body: Data,
    hiding secrets: [String]
  ) throws(ProviderError) -> Answer {
    let outlined = try AnswerDecoding.decode(OutlinedAnswer<Answer>.self, from: body)
    try kind.require(try Self.kind(of: outlined.outline, body, secrets))
    do {
      return try outlined.answer.get()
    } catch {
      throw AnswerDecoding.providerError(error, body)
    }
  }

  private func require(_ found: AnswerKind) throws(ProviderError) {
    guard found != self else { return }
    guard found.topic != topic else { throw .unreadable(.unrecognized) }
    throw .unreadable(.otherKind(found.topic == .air ? .airQuality : .weather))
  }
}

/// An answer with its outline; what is wrong with it matters only where it is of the right kind.
private struct OutlinedAnswer<Answer: Decodable>: Decodable {
  let outline: AnswerOutline
  let answer: Result<Answer, any Error>

  init(from decoder: any Decoder) throws {
    outline = try AnswerOutline(from: decoder)
    answer = Result { try Answer(from: decoder) }
  }
}

/// The keys of an answer, as deep as it takes to recognize it.
private struct AnswerOutline: Decodable {
  private var keys: Set<String> = []
  /// The keys of the blocks that hold Open-Meteo's variables.
  private var variables: Set<String> = []
  /// The keys of the first element, for an array and for what stands under `list`.
  private var firstElementKeys: Set<String> = []
  private var isArray = false

  init(from decoder: any Decoder) throws {
    if var array = try? decoder.unkeyedContainer() {
      isArray = true
      guard !array.isAtEnd else { return }
      let first = try array.nestedContainer(keyedBy: AnyCodingKey.self)
      firstElementKeys = Set(first.allKeys.map(\.stringValue))
      variables = Self.variables(of: first)
      return
    }
    // A text, a number or null is JSON, but has no outline.
    guard let container = try? decoder.container(keyedBy: AnyCodingKey.self) else { return }
    keys = Set(container.allKeys.map(\.stringValue))
    variables = Self.variables(of: container)
    if var list = try? container.nestedUnkeyedContainer(forKey: AnyCodingKey("list")),
      !list.isAtEnd, let first = try? list.nestedContainer(keyedBy: AnyCodingKey.self)
    {
      firstElementKeys = Set(first.allKeys.map(\.stringValue))
    }
  }

  private static func variables(of container: KeyedDecodingContainer<AnyCodingKey>) -> Set<String> {
    let blocks = ["current", "minutely_15", "hourly", "daily"]
      .compactMap {
        try? container.nestedContainer(keyedBy: AnyCodingKey.self, forKey: AnyCodingKey($0))
      }
    return Set(blocks.flatMap { $0.allKeys.map(\.stringValue) })
  }

  var kind: AnswerKind? {
    if isArray { return openMeteoKind(firstElementKeys) }
    if keys.isSuperset(of: ["weather", "main"]) { return .openWeatherMapCurrent }
    if keys.isSuperset(of: ["list", "city"]) {
      return firstElementKeys.contains("temp") ? .openWeatherMapDaily : .openWeatherMapForecast
    }
    if keys.contains("list"), firstElementKeys.contains("components") || keys == ["coord", "list"] {
      return .openWeatherMapAir
    }
    if keys.isSuperset(of: ["lat", "lon"]), !keys.isDisjoint(with: Self.oneCallBlocks) {
      return .oneCall
    }
    if hasOpenMeteoFrame(keys) { return openMeteoKind(keys) }
    return isForecast ? .forecast : nil
  }

  var otherKind: UnreadableAnswer.Kind? {
    if keys.contains("results") || keys == ["generationtime_ms"] { return .places }
    if keys.isSuperset(of: ["zip", "lat", "lon"]) { return .places }
    if isArray, firstElementKeys.isSuperset(of: ["name", "lat", "lon"]) { return .places }
    if keys.contains("list") { return .cityList }
    if keys.isSuperset(of: ["lat", "lon", "date"]) { return .daySummary }
    if keys.contains("generationtime_ms"), !variables.isEmpty { return .airQuality }
    if keys.isSuperset(of: ["event", "description"]) || keys.isSuperset(of: ["title", "uri"]) {
      return .fragment
    }
    return nil
  }

  var isError: Bool {
    !keys.isDisjoint(with: ["error", "message", "detail", "reason", "cod", "code"])
  }

  private var isForecast: Bool {
    let blocks = keys.intersection(["currently", "minutely", "hourly", "daily"])
    let frame = keys.intersection(["latitude", "longitude", "timezone", "offset", "flags"])
    return !blocks.isEmpty || frame.isSuperset(of: ["latitude", "longitude", "timezone"])
  }

  /// Open-Meteo's air quality has the same frame, but none of the variables of the weather.
  private func openMeteoKind(_ keys: Set<String>) -> AnswerKind? {
    guard hasOpenMeteoFrame(keys), keys.contains("latitude"), !keys.contains("results") else {
      return nil
    }
    return variables.isDisjoint(with: Self.airQualityVariables) ? .openMeteo : .openMeteoAir
  }

  private func hasOpenMeteoFrame(_ keys: Set<String>) -> Bool {
    !keys.isDisjoint(with: Self.openMeteoMarks)
  }

  private static let oneCallBlocks: Set<String> = [
    "current", "minutely", "hourly", "daily", "data", "timezone_offset",
  ]

  private static let openMeteoMarks: Set<String> = [
    "generationtime_ms", "utc_offset_seconds", "current_weather", "current_units", "hourly_units",
    "daily_units", "minutely_15_units",
  ]

  private static let airQualityVariables: Set<String> = Set(
    OpenMeteoVariable.ofTheAir.map(\.rawValue) + ["dust", "aerosol_optical_depth", "ammonia"]
  )
}

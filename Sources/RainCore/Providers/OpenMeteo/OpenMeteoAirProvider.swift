import Foundation

/// Open-Meteo's air quality API, whose reports are about the air alone.
public struct OpenMeteoAirProvider: WeatherProvider {
  /// The address of the free API.
  public static let defaultBaseAddress = "https://air-quality-api.open-meteo.com"

  /// The address for customers, who have a key.
  public static let customerBaseAddress = "https://customer-air-quality-api.open-meteo.com"

  /// Who answers.
  public var id: ProviderID { .openMeteo }

  private let access: OpenMeteoAccess

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/air-quality`; `nil` for Open-Meteo's own address.
  ///   - key: A customer's key; `nil` for the free API.
  public init(baseAddress: String? = nil, key: APIKey? = nil) {
    access = OpenMeteoAccess(
      baseAddress,
      key: key,
      free: Self.defaultBaseAddress,
      customer: Self.customerBaseAddress
    )
  }

  /// The request for the air at `place` now, with both indices: which one counts is told by the
  /// country or by the time zone of the answer.
  ///
  /// - Parameter place: Where.
  /// - Returns: The request.
  /// - Throws: `.badAddress` when the base address is none.
  public func request(for place: Place) throws(ProviderError) -> HTTPRequest {
    let variables = OpenMeteoVariable.allCases.filter(OpenMeteoVariable.ofTheAir.contains)
    return try request(at: place.coordinate, variables)
  }

  /// Asks for the air at `place`.
  public func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    let request = try request(for: place)
    let body = try await client.body(of: request)
    let answer = try AnswerKind.decode(
      OneOrMore<OpenMeteoResponse>.self,
      as: .openMeteoAir,
      from: body,
      hiding: access.secrets
    )
    return try Self.report(of: answer, context: ReadingContext(place: place, now: now))
      .hiding(access.secrets)
  }

  /// The request for the ozone at 0, 0, which proves the key where there is one.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let request = try request(at: .zero, [.ozone])
    return [
      ServiceProbe(request, at: access.baseAddress) { body throws(ProviderError) in
        try AnswerKind.expect(.openMeteoAir, of: body, hiding: request.secrets)
      }
    ]
  }

  static func report(
    from body: Data,
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    try report(of: try AnswerDecoding.decode(from: body), context: context)
  }

  private static func report(
    of answer: OneOrMore<OpenMeteoResponse>,
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    try OpenMeteoAccess.report(from: answer) { OpenMeteoAirMapping($0, context: context).report }
  }

  private func request(
    at coordinate: Coordinate,
    _ variables: [OpenMeteoVariable]
  ) throws(ProviderError) -> HTTPRequest {
    try access.request(
      "air-quality",
      at: coordinate,
      [("current", variables.list), ("timezone", "auto"), ("timeformat", "unixtime")]
    )
  }
}

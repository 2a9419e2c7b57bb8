import Foundation

/// Open-Meteo's air quality API, whose reports are about the air alone.
public struct OpenMeteoAirProvider: WeatherProvider {
  /// The address of the free API.
  public static let defaultBaseAddress = "https://air-quality-api.open-meteo.com"

  /// The address for customers, who have a key.
  public static let customerBaseAddress = "https://customer-air-quality-api.open-meteo.com"

  /// Who answers.
  public var id: ProviderID { .openMeteo }

  private let baseAddress: String
  private let key: APIKey?

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/air-quality`; `nil` for Open-Meteo's own address.
  ///   - key: A customer's key; `nil` for the free API.
  public init(baseAddress: String? = nil, key: APIKey? = nil) {
    self.baseAddress =
      baseAddress ?? (key == nil ? Self.defaultBaseAddress : Self.customerBaseAddress)
    self.key = key
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
    try AnswerKind.expect(.openMeteoAir, of: body, hiding: request.secrets)
    return try Self.report(from: body, context: ReadingContext(place: place, now: now))
  }

  /// The request for the ozone at 0, 0, which proves the key where there is one.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let request = try request(at: .zero, [.ozone])
    return [
      ServiceProbe(request, at: baseAddress) { body throws(ProviderError) in
        try AnswerKind.expect(.openMeteoAir, of: body, hiding: request.secrets)
      }
    ]
  }

  static func report(
    from body: Data,
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    let answer = try AnswerDecoding.decode(OneOrMore<OpenMeteoResponse>.self, from: body)
    guard let first = answer.values.first else { throw .unreadable(.unrecognized) }
    var report = OpenMeteoAirMapping(first, context: context).report
    if answer.values.count > 1 {
      report.notes.append(.firstOfPlaces(count: answer.values.count))
    }
    return report
  }

  private func request(
    at coordinate: Coordinate,
    _ variables: [OpenMeteoVariable]
  ) throws(ProviderError) -> HTTPRequest {
    try HTTPRequest.get(
      baseAddress,
      path: ["v1", "air-quality"],
      query: [
        ("latitude", coordinate.latitudeText),
        ("longitude", coordinate.longitudeText),
        ("current", variables.map(\.rawValue).joined(separator: ",")),
        ("timezone", "auto"),
        ("timeformat", "unixtime"),
      ] + (key.map { [("apikey", $0.value)] } ?? []),
      secrets: key.map { [$0.value] } ?? []
    )
  }
}

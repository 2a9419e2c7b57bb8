import Foundation

/// The Forecast API, version 2: Dark Sky's, which Pirate Weather and mirrors of one's own speak.
public struct ForecastProvider: WeatherProvider {
  /// The address of Pirate Weather.
  public static let defaultBaseAddress = "https://api.pirateweather.net"

  /// Who answers.
  public var id: ProviderID { .forecast }

  private let baseAddress: String
  private let key: APIKey

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/forecast/`.
  ///   - key: The key of the account.
  public init(baseAddress: String = ForecastProvider.defaultBaseAddress, key: APIKey) {
    self.baseAddress = baseAddress
    self.key = key
  }

  /// The request for the weather at `place`: a week of hours, in SI units.
  ///
  /// - Parameter place: Where.
  /// - Returns: The request, with the key in its path.
  /// - Throws: `.badAddress` when the base address is none.
  public func request(for place: Place) throws(ProviderError) -> HTTPRequest {
    try HTTPRequest.get(
      baseAddress,
      path: ["forecast", key.value, place.coordinate.queryText],
      query: [
        ("units", "si"),
        ("extend", "hourly"),
        // The fields of Pirate Weather's second version: snow apart from rain, freezing rain.
        ("version", "2"),
      ],
      secrets: [key.value]
    )
  }

  /// Asks for the weather at `place`.
  public func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    let body = try await client.body(of: request(for: place))
    let response = try AnswerKind.decode(
      ForecastResponse.self,
      as: .forecast,
      from: body,
      hiding: [key.value]
    )
    let context = ReadingContext(place: place, now: now)
    return ForecastMapping(response, context: context, asked: .si).report.hiding([key.value])
  }

  /// The request for the temperature at 0, 0, which proves the key.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let request = try HTTPRequest.get(
      baseAddress,
      path: ["forecast", key.value, Coordinate.zero.queryText],
      query: [("exclude", "minutely,hourly,daily,alerts,flags")],
      secrets: [key.value]
    )
    return [
      ServiceProbe(request, at: baseAddress) { body throws(ProviderError) in
        try AnswerKind.expect(.forecast, of: body, hiding: request.secrets)
      }
    ]
  }

  static func report(
    from body: Data,
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    let response = try AnswerDecoding.decode(ForecastResponse.self, from: body)
    return ForecastMapping(response, context: context, asked: nil).report
  }
}

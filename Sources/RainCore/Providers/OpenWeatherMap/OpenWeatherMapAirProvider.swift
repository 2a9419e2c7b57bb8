import Foundation

/// OpenWeatherMap's air pollution API, whose reports are about the air alone; every key is good for it.
public struct OpenWeatherMapAirProvider: WeatherProvider {
  /// Who answers.
  public var id: ProviderID { .openWeatherMap }

  private let baseAddress: String
  private let key: APIKey

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/data/2.5/`.
  ///   - key: The key of the account.
  public init(
    baseAddress: String = OpenWeatherMapProvider.defaultBaseAddress,
    key: APIKey
  ) {
    self.baseAddress = baseAddress
    self.key = key
  }

  /// The request for the air at `place` now.
  ///
  /// - Parameter place: Where.
  /// - Returns: The request, with the key in its query.
  /// - Throws: `.badAddress` when the base address is none.
  public func request(for place: Place) throws(ProviderError) -> HTTPRequest {
    try request(at: place.coordinate)
  }

  /// Asks for the air at `place`.
  public func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    let body = try await client.body(of: request(for: place))
    var place = place
    // The answer tells no time zone, and times are those of the place's own clock.
    if place.timeZone == nil {
      place.timeZone = CityList.builtIn.place(at: place.coordinate).timeZone
    }
    let mapping = OpenWeatherMapAirMapping(
      try AnswerKind.decode(as: .openWeatherMapAir, from: body, hiding: [key.value]),
      context: ReadingContext(place: place, now: now)
    )
    return mapping.report.hiding([key.value])
  }

  /// The request for the air at 0, 0, which proves the key.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let request = try request(at: .zero)
    return [
      ServiceProbe(request, at: baseAddress) { body throws(ProviderError) in
        try AnswerKind.expect(.openWeatherMapAir, of: body, hiding: request.secrets)
      }
    ]
  }

  static func report(
    from body: Data,
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    OpenWeatherMapAirMapping(try AnswerDecoding.decode(from: body), context: context).report
  }

  private func request(at coordinate: Coordinate) throws(ProviderError) -> HTTPRequest {
    try HTTPRequest.get(
      baseAddress,
      path: ["data", "2.5", "air_pollution"],
      query: [
        ("lat", coordinate.latitudeText),
        ("lon", coordinate.longitudeText),
        ("appid", key.value),
      ],
      secrets: [key.value]
    )
  }
}

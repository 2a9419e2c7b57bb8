import Foundation

/// Open-Meteo: no key needed for use that is not commercial.
public struct OpenMeteoProvider: WeatherProvider {
  /// The address of the free API.
  public static let defaultBaseAddress = "https://api.open-meteo.com"

  /// The address for customers, who have a key.
  public static let customerBaseAddress = "https://customer-api.open-meteo.com"

  /// Who answers.
  public var id: ProviderID { .openMeteo }

  private let baseAddress: String
  private let key: APIKey?

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/forecast`; `nil` for Open-Meteo's own address.
  ///   - key: A customer's key; `nil` for the free API.
  public init(baseAddress: String? = nil, key: APIKey? = nil) {
    self.baseAddress =
      baseAddress ?? (key == nil ? Self.defaultBaseAddress : Self.customerBaseAddress)
    self.key = key
  }

  /// The request for the weather at `place`: eight days, times as instants, wind in m/s.
  ///
  /// - Parameter place: Where.
  /// - Returns: The request.
  /// - Throws: `.badAddress` when the base address is none.
  public func request(for place: Place) throws(ProviderError) -> HTTPRequest {
    try HTTPRequest.get(
      baseAddress,
      path: ["v1", "forecast"],
      query: [
        ("latitude", place.coordinate.latitudeText),
        ("longitude", place.coordinate.longitudeText),
        ("current", Self.names(Self.currentVariables)),
        ("minutely_15", Self.names([.precipitation, .precipitationProbability, .weatherCode])),
        ("hourly", Self.names(Self.hourlyVariables)),
        ("daily", Self.names(Self.dailyVariables)),
        ("timezone", "auto"),
        ("timeformat", "unixtime"),
        ("wind_speed_unit", "ms"),
        ("forecast_days", "8"),
        ("forecast_minutely_15", "8"),
      ] + keyQuery,
      secrets: secrets
    )
  }

  /// Asks for the weather at `place`.
  public func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    let body = try await client.body(of: request(for: place))
    try AnswerKind.expect(.openMeteo, of: body, hiding: secrets)
    return try Self.report(from: body, context: ReadingContext(place: place, now: now))
      .hiding(secrets)
  }

  /// The request for the temperature at 0, 0, which proves the key where there is one.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let request = try HTTPRequest.get(
      baseAddress,
      path: ["v1", "forecast"],
      query: [
        ("latitude", Coordinate.zero.latitudeText),
        ("longitude", Coordinate.zero.longitudeText),
        ("current", OpenMeteoVariable.temperature.rawValue),
      ] + keyQuery,
      secrets: secrets
    )
    return [
      ServiceProbe(request, at: baseAddress) { body throws(ProviderError) in
        try AnswerKind.expect(.openMeteo, of: body, hiding: request.secrets)
      }
    ]
  }

  private var secrets: [String] { key.map { [$0.value] } ?? [] }

  private var keyQuery: [(name: String, value: String)] { key.map { [("apikey", $0.value)] } ?? [] }

  static func report(
    from body: Data,
    context: ReadingContext
  ) throws(ProviderError) -> WeatherReport {
    let answer = try AnswerDecoding.decode(OneOrMore<OpenMeteoResponse>.self, from: body)
    guard let first = answer.values.first else { throw .unreadable(.unrecognized) }
    var report = OpenMeteoMapping(first, context: context).report
    if answer.values.count > 1 {
      report.notes.append(.firstOfPlaces(count: answer.values.count))
    }
    return report
  }

  private static func names(_ variables: [OpenMeteoVariable]) -> String {
    variables.map(\.rawValue).joined(separator: ",")
  }

  private static let currentVariables: [OpenMeteoVariable] = [
    .temperature, .relativeHumidity, .apparentTemperature, .dewPoint, .isDay, .precipitation,
    .weatherCode, .cloudCover, .pressure, .visibility, .windSpeed, .windDirection, .windGusts,
    .uvIndex,
  ]

  private static let hourlyVariables: [OpenMeteoVariable] = [
    .temperature, .apparentTemperature, .dewPoint, .relativeHumidity, .precipitationProbability,
    .precipitation, .snowfall, .weatherCode, .pressure, .cloudCover, .visibility, .windSpeed,
    .windDirection, .windGusts, .uvIndex, .isDay,
  ]

  private static let dailyVariables: [OpenMeteoVariable] = [
    .weatherCode, .temperatureMaximum, .temperatureMinimum, .sunrise, .sunset, .daylightDuration,
    .precipitationSum, .snowfallSum, .precipitationProbabilityMaximum, .windSpeedMaximum,
    .windGustsMaximum, .windDirectionDominant, .uvIndexMaximum,
  ]
}

import Foundation

/// Open-Meteo: no key needed for use that is not commercial.
public struct OpenMeteoProvider: WeatherProvider {
  /// The address of the free API.
  public static let defaultBaseAddress = "https://api.open-meteo.com"

  /// The address for customers, who have a key.
  public static let customerBaseAddress = "https://customer-api.open-meteo.com"

  /// Who answers.
  public var id: ProviderID { .openMeteo }

  private let access: OpenMeteoAccess

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/v1/forecast`; `nil` for Open-Meteo's own address.
  ///   - key: A customer's key; `nil` for the free API.
  public init(baseAddress: String? = nil, key: APIKey? = nil) {
    access = OpenMeteoAccess(
      baseAddress,
      key: key,
      free: Self.defaultBaseAddress,
      customer: Self.customerBaseAddress
    )
  }

  /// The request for the weather at `place`: eight days, times as instants, wind in m/s.
  ///
  /// - Parameter place: Where.
  /// - Returns: The request.
  /// - Throws: `.badAddress` when the base address is none.
  public func request(for place: Place) throws(ProviderError) -> HTTPRequest {
    try access.request(
      "forecast",
      at: place.coordinate,
      [
        ("current", Self.currentVariables.list),
        (
          "minutely_15",
          [OpenMeteoVariable.precipitation, .precipitationProbability, .weatherCode].list
        ),
        ("hourly", Self.hourlyVariables.list),
        ("daily", Self.dailyVariables.list),
        ("timezone", "auto"),
        ("timeformat", "unixtime"),
        ("wind_speed_unit", "ms"),
        ("forecast_days", "8"),
        ("forecast_minutely_15", "8"),
      ]
    )
  }

  /// Asks for the weather at `place`.
  public func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    let body = try await client.body(of: request(for: place))
    let answer = try AnswerKind.decode(
      OneOrMore<OpenMeteoResponse>.self,
      as: .openMeteo,
      from: body,
      hiding: access.secrets
    )
    return try Self.report(of: answer, context: ReadingContext(place: place, now: now))
      .hiding(access.secrets)
  }

  /// The request for the temperature at 0, 0, which proves the key where there is one.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let temperature = OpenMeteoVariable.temperature.rawValue
    let request = try access.request("forecast", at: .zero, [("current", temperature)])
    return [
      ServiceProbe(request, at: access.baseAddress) { body throws(ProviderError) in
        try AnswerKind.expect(.openMeteo, of: body, hiding: request.secrets)
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
    try OpenMeteoAccess.report(from: answer) { OpenMeteoMapping($0, context: context).report }
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

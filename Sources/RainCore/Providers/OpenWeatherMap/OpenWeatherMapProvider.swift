import Foundation

/// OpenWeatherMap.
///
/// The free plan is two requests at the same time; when one of them fails, the other's part is
/// reported with a note.
public struct OpenWeatherMapProvider: WeatherProvider {
  /// The address of the API.
  public static let defaultBaseAddress = "https://api.openweathermap.org"

  /// Who answers.
  public var id: ProviderID { .openWeatherMap }

  private let baseAddress: String
  private let key: APIKey
  private let plan: Plan
  private let language: String?

  /// What the key is good for.
  public enum Plan: String, CaseIterable, Hashable, Sendable {
    /// Current weather and the forecast in three-hour steps.
    case free
    /// The daily forecast for sixteen days as well.
    case daily
    /// One Call 3.0.
    case oneCall = "onecall"
  }

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - baseAddress: What stands before `/data/2.5/`.
  ///   - key: The key of the account.
  ///   - plan: What the key is good for.
  ///   - language: The code of the language in which places are named, as the API spells it:
  ///     `de`, `zh_cn`; `nil` for English.
  public init(
    baseAddress: String = OpenWeatherMapProvider.defaultBaseAddress,
    key: APIKey,
    plan: Plan = .free,
    language: String? = nil
  ) {
    self.baseAddress = baseAddress
    self.key = key
    self.plan = plan
    self.language = language
  }

  /// The endpoints that the provider asks.
  public enum Endpoint: String, CaseIterable, Hashable, Sendable {
    /// The current weather.
    case current = "data/2.5/weather"
    /// The forecast in three-hour steps.
    case steps = "data/2.5/forecast"
    /// The forecast by days.
    case days = "data/2.5/forecast/daily"
    /// Everything at once.
    case oneCall = "data/3.0/onecall"
  }

  /// The request to `endpoint` for `place`, in metric units.
  ///
  /// - Parameters:
  ///   - endpoint: What to ask.
  ///   - place: Where.
  /// - Returns: The request, with the key in its query.
  /// - Throws: `.badAddress` when the base address is none.
  public func request(
    _ endpoint: Endpoint,
    for place: Place
  ) throws(ProviderError) -> HTTPRequest {
    let count = endpoint == .days ? [("cnt", "16")] : []
    let language = self.language.map { [("lang", $0)] } ?? []
    return try request(endpoint, at: place.coordinate, count + language)
  }

  private func request(
    _ endpoint: Endpoint,
    at coordinate: Coordinate,
    _ more: [(name: String, value: String)]
  ) throws(ProviderError) -> HTTPRequest {
    try HTTPRequest.get(
      baseAddress,
      path: endpoint.rawValue.split(separator: "/").map(String.init),
      query: [
        ("lat", coordinate.latitudeText),
        ("lon", coordinate.longitudeText),
        ("units", "metric"),
      ] + more + [("appid", key.value)],
      secrets: [key.value]
    )
  }

  /// The request for the weather at 0, 0, which proves the key, and the least that the plan promises
  /// beyond that.
  public func probes() throws(ProviderError) -> [ServiceProbe] {
    let current = try probe(.current, .openWeatherMapCurrent)
    switch plan {
    case .free: return [current]
    case .daily: return [current, try probe(.days, .openWeatherMapDaily, ("cnt", "1"))]
    case .oneCall:
      let blocks = ("exclude", "minutely,hourly,daily,alerts")
      return [current, try probe(.oneCall, .oneCall, blocks)]
    }
  }

  private func probe(
    _ endpoint: Endpoint,
    _ kind: AnswerKind,
    _ more: (name: String, value: String)...
  ) throws(ProviderError) -> ServiceProbe {
    let request = try request(endpoint, at: .zero, more)
    let proved = endpoint == .current ? nil : plan.rawValue
    return ServiceProbe(request, at: baseAddress, plan: proved) { body throws(ProviderError) in
      try AnswerKind.expect(kind, of: body, hiding: request.secrets)
    }
  }

  /// Asks for the weather at `place`.
  public func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    try await report(as: plan, for: place, now: now, using: client).hiding([key.value])
  }

  private func report(
    as plan: Plan,
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    let context = ReadingContext(place: place, now: now, openWeatherMapUnits: .metric)
    guard plan == .oneCall else {
      return try await separateReport(for: place, context: context, using: client)
    }
    do throws(ProviderError) {
      let body = try await client.body(of: request(.oneCall, for: place))
      let response: OneCallResponse = try AnswerKind.decode(
        as: .oneCall,
        from: body,
        hiding: [key.value]
      )
      return OneCallMapping(response, context: context).report
    } catch {
      // A key without the subscription is still good for the free endpoints.
      guard case .keyRejected = error else { throw error }
      var report = try await separateReport(for: place, context: context, using: client)
      report.notes.append(.planTooSmall(error))
      return report
    }
  }

  private func separateReport(
    for place: Place,
    context: ReadingContext,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport {
    async let currentAnswer = answer(
      OpenWeatherMapCurrentResponse.self,
      .openWeatherMapCurrent,
      .current,
      place,
      client
    )
    async let stepsAnswer = answer(
      OpenWeatherMapForecastResponse.self,
      .openWeatherMapForecast,
      .steps,
      place,
      client
    )
    async let daysAnswer =
      plan == .daily
      ? answer(OpenWeatherMapDailyResponse.self, .openWeatherMapDaily, .days, place, client) : nil
    let (current, steps, days) = await (currentAnswer, stepsAnswer, daysAnswer)
    if case .failure(let error) = current, case .failure = steps { throw error }

    var report = OpenWeatherMapMapping(
      current: try? current.get(),
      steps: try? steps.get(),
      days: try? days?.get(),
      context: context
    )
    .report
    if case .failure(let error) = current { report.notes.append(.currentFailed(error)) }
    if case .failure(let error) = steps { report.notes.append(.forecastFailed(error)) }
    if case .failure(let error) = days { report.notes.append(.planTooSmall(error)) }
    return report
  }

  private func answer<Answer: Decodable & Sendable>(
    _ type: Answer.Type,
    _ kind: AnswerKind,
    _ endpoint: Endpoint,
    _ place: Place,
    _ client: APIClient
  ) async -> Result<Answer, ProviderError> {
    do throws(ProviderError) {
      let body = try await client.body(of: request(endpoint, for: place))
      return .success(try AnswerKind.decode(type, as: kind, from: body, hiding: [key.value]))
    } catch {
      return .failure(error)
    }
  }
}

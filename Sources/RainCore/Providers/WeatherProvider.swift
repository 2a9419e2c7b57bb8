/// A provider of weather: it knows what to ask, and how to read the answer.
public protocol WeatherProvider: Sendable {
  /// Who answers.
  var id: ProviderID { get }

  /// Asks for the weather at a place.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - now: The present in seconds since 1970-01-01T00:00:00Z.
  ///   - client: Carries the requests.
  /// - Returns: All that the provider tells, hours and days from the present on and perhaps before.
  /// - Throws: `ProviderError` when there is no weather.
  func report(
    for place: Place,
    now: Int,
    using client: APIClient
  ) async throws(ProviderError) -> WeatherReport

  /// The small requests that show whether all that the settings promise is true.
  ///
  /// - Returns: First one about the address and the key; then one about the plan, where there is one.
  /// - Throws: `.badAddress` when the base address is none.
  func probes() throws(ProviderError) -> [ServiceProbe]
}

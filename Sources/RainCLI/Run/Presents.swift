import RainCore

/// What is known of the present at saved places without asking anybody.
struct Presents {
  private let invocation: Invocation
  private let configuration: Configuration

  /// Of so many places at most: more would take their time, and nobody reads them.
  private static let limit = 100

  init(_ invocation: Invocation, _ configuration: Configuration) {
    self.invocation = invocation
    self.configuration = configuration
  }

  /// Looks for the present at places.
  ///
  /// - Parameter saved: The places.
  /// - Returns: What is known, by the ids of the locations; nothing for very many places.
  /// - Throws: `Failure` when the settings can't be used.
  func presents(at saved: SavedLocations) throws(Failure) -> [String: LocationsView.Present] {
    guard saved.locations.count <= Self.limit else { return [:] }
    let providers = try configuration.providers()
    let language = try LanguageChoice(invocation, configuration).language
    let now = invocation.dependencies.now()
    var presents: [String: LocationsView.Present] = [:]
    for location in saved.locations {
      let kept = kept(at: location.place, providers, language, now)
      let clock = kept?.clock ?? PlaceClock(timeZone: location.place.timeZone)
      presents[location.id] = LocationsView.Present(
        time: clock.isKnown ? clock.time(at: now) : nil,
        temperature: kept?.current?.conditions.temperature
      )
    }
    return presents
  }

  /// The answer about a place that may still be shown.
  private func kept(
    at place: Place,
    _ providers: [ProviderID],
    _ language: Language,
    _ now: Int
  ) -> WeatherReport? {
    let freshness = Freshness()
    for provider in providers {
      let question = WeatherQuestion(
        provider: provider,
        place: place,
        language: language.rawValue
      )
      let answers = invocation.keptAnswers
      let present = answers.report(answering: question, extent: .present, now: now)
      guard let present, freshness.isUsable(present, now: now) else { continue }
      guard freshness.isTooOldForNow(present, now: now) else {
        return freshness.shown(present, now: now)
      }
      return answers.report(answering: question, now: now).map { freshness.shown($0, now: now) }
    }
    return nil
  }
}

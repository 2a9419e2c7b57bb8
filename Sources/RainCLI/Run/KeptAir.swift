import RainCore

/// What kept answers tell of the air, for commands about the weather: they never ask for it.
struct KeptAir {
  let answers: KeptAnswers
  let freshness: Freshness
  /// The present in seconds since 1970.
  let now: Int

  /// Finds the air at a place.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - providers: Who would be asked about the weather, in order of preference; their answers go
  ///     first, but anybody's is better than none.
  /// - Returns: The air; `nil` when no answer is kept that may still be shown.
  func air(at place: Place, preferring providers: [ProviderID]) -> AirQuality? {
    var asked: [ProviderID] = []
    for provider in (providers + ProviderID.allCases).map({ $0.responsible(for: .air) })
    where !asked.contains(provider) {
      asked.append(provider)
    }
    return asked.lazy
      .compactMap { provider in
        answers.report(answering: WeatherQuestion(airAt: place, provider: provider), now: now)
      }
      .first { freshness.allows($0, now: now) }
      .flatMap(\.air)
  }
}

extension Freshness {
  /// Whether a kept answer may be shown when nobody is to be asked.
  fileprivate func allows(_ report: WeatherReport, now: Int) -> Bool {
    isOffline || isUsable(report, now: now) || isFresh(report, now: now)
  }
}

extension AirQuality {
  /// For how long after it was asked for an answer tells something of the air now, in seconds.
  ///
  /// Its numbers are those of an hour and mostly of a model that changes slowly, so they hold longer
  /// than the weather does; the hour is told along with them.
  private static let lifetime = 3 * 3600

  /// Whether it is worth a line beside the weather: it is not good, and not too old for that.
  func isWorthMentioning(at now: Int) -> Bool {
    guard let category, category != .good else { return false }
    return (0...Self.lifetime).contains(now - provenance.fetched)
  }
}

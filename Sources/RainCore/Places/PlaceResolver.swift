/// Makes one place of what a person typed, and never silently another.
public struct PlaceResolver: Sendable {
  /// The lists to search, in order; the first that has the name counts.
  private let lists: [any PlaceSearch]

  /// Creates a resolver.
  ///
  /// - Parameter lists: The lists to search, in order of preference.
  public init(lists: [any PlaceSearch]) { self.lists = lists }

  /// A place that was found for a name.
  public struct Match: Hashable, Sendable {
    /// The place.
    public var place: Place
    /// The other places that the name could mean, the most likely first.
    public var others: [Place]
    /// Whether it has the name that was typed, and not another name in another language.
    public var hasTypedName = true
  }

  /// Finds the place that is clearly meant.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - pick: The number of the candidate to take, from 1; `nil` to take the one that is clearly
  ///     meant.
  /// - Returns: The place, with the others that it could have been.
  /// - Throws: `PlaceError` when there is none, or none is clearly meant.
  public func place(for text: String, pick: Int? = nil) async throws(PlaceError) -> Match {
    if case .coordinate(let coordinate) = try PlaceQuery(text) {
      return Match(place: Place(coordinate: coordinate), others: [])
    }
    let candidates = try await candidates(for: text)
    if let pick {
      guard candidates.indices.contains(pick - 1) else {
        throw .noCandidate(number: pick, count: candidates.count)
      }
      return Match(place: candidates[pick - 1], others: [])
    }
    let query = try PlaceQuery(text)
    guard let best = query.clearlyMeant(among: candidates) else {
      throw .ambiguous(text, candidates: candidates)
    }
    return Match(
      place: best,
      others: query.sameName(as: best, among: candidates),
      hasTypedName: query.isExact(best)
    )
  }

  /// Finds the places that the text could mean.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: The places, the most likely first; never none.
  /// - Throws: `PlaceError` when there is none.
  public func candidates(for text: String) async throws(PlaceError) -> [Place] {
    let query = try PlaceQuery(text)
    guard case .name(let name, let narrowing) = query else {
      return [try await place(for: text).place]
    }
    var similar: [Place] = []
    for list in lists {
      let found = try await list.places(named: name)
      let matching = found.filter { place in narrowing.allSatisfy(place.matches) }
      if !matching.isEmpty { return query.ranked(matching) }
      similar += found
    }
    throw .notFound(text, similar: Array(query.ranked(similar).prefix(5)))
  }
}

extension PlaceQuery {
  /// Orders places: those of exactly this name first, then by the number of inhabitants.
  func ranked(_ places: [Place]) -> [Place] {
    places.enumerated()
      .sorted { left, right in
        let (isLeftExact, isRightExact) = (isExact(left.element), isExact(right.element))
        if isLeftExact != isRightExact { return isLeftExact }
        let (leftSize, rightSize) = (left.element.population ?? 0, right.element.population ?? 0)
        return leftSize == rightSize ? left.offset < right.offset : leftSize > rightSize
      }
      .map(\.element)
  }

  /// The place that is clearly meant among ranked ones: the only one, or one of exactly this name,
  /// or known by this name in another language, that has at least three times the inhabitants of
  /// the next; `nil` when none is.
  func clearlyMeant(among places: [Place]) -> Place? {
    guard let best = places.first else { return nil }
    let isExact = isExact(best)
    guard isExact || !isBeginning(of: best) else { return nil }
    let rivals = isExact ? places.dropFirst().filter(self.isExact) : Array(places.dropFirst())
    guard let next = rivals.first else { return best }
    let (size, nextSize) = (best.population ?? 0, next.population ?? 0)
    return size > 0 && size >= 3 * nextSize ? best : nil
  }

  /// The other places that have the name of `place`.
  func sameName(as place: Place, among places: [Place]) -> [Place] {
    places.filter { $0 != place && isExact($0) }
  }

  func isExact(_ place: Place) -> Bool {
    guard case .name(let name, _) = self else { return false }
    return place.name.map { FoldedName($0) == FoldedName(name) } ?? false
  }

  private func isBeginning(of place: Place) -> Bool {
    guard case .name(let name, _) = self else { return false }
    return place.name.map { FoldedName($0).hasPrefix(FoldedName(name)) } ?? false
  }
}

extension Place {
  /// Whether `narrowing` names the region or the country of the place, in words or by code.
  func matches(_ narrowing: String) -> Bool {
    let wanted = FoldedName(narrowing)
    let names = [region, country, countryCode, RegionCode.code(of: region, in: countryCode)]
    if names.contains(where: { $0.map(FoldedName.init(_:)) == wanted }) { return true }
    return countryCode.map { CountryAlias.code(of: narrowing) == $0 } ?? false
  }
}

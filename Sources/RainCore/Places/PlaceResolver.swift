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
    if let pick {
      let candidates = try await candidates(for: text)
      guard candidates.indices.contains(pick - 1) else {
        throw .noCandidate(text, number: pick, count: candidates.count)
      }
      return Match(place: candidates[pick - 1], others: [])
    }
    switch try PlaceQuery(text) {
    case .coordinate(let coordinate): return Match(place: Place(coordinate: coordinate), others: [])
    case .name(let name):
      let found = try await search(name, for: text, isWhole: true)
      guard var match = found.candidates.clearlyMeant else {
        let rivals = found.candidates.rivals.map(\.place)
        let similar = slips(of: name, besides: rivals)
        guard similar.isEmpty else { throw .notFound(text, similar: similar) }
        throw .ambiguous(text, candidates: rivals)
      }
      match.others += found.area?.cities.prefix(1) ?? []
      return match
    }
  }

  /// Finds the places that the text could mean.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: The places, the most likely first; never none.
  /// - Throws: `PlaceError` when there is none.
  public func candidates(for text: String) async throws(PlaceError) -> [Place] {
    switch try PlaceQuery(text) {
    case .coordinate(let coordinate): [Place(coordinate: coordinate)]
    case .name(let name):
      try await search(name, for: text, isWhole: false).candidates.ranked.map(\.place)
    }
  }

  /// What a list has for a name.
  private struct Found {
    let candidates: PlaceCandidates
    var area: NamedArea?
  }

  /// Searches list after list.
  ///
  /// - Parameters:
  ///   - name: What to search for.
  ///   - text: The whole of what was typed.
  ///   - isWhole: Whether a list that has the whole name goes before one that has only names that
  ///     begin with it.
  /// - Returns: What the first list that has the name has for it; never nothing.
  /// - Throws: `PlaceError` when none has, or a country or region is meant.
  private func search(
    _ name: PlaceName,
    for text: String,
    isWhole: Bool
  ) async throws(PlaceError) -> Found {
    var beginnings: [PlaceCandidate] = []
    var elsewhere: [Place] = []
    for list in lists {
      let result: PlaceSearchResult
      do throws(PlaceError) {
        result = try await list.places(for: name)
      } catch {
        guard beginnings.isEmpty else { break }
        guard case .searchFailed(let reason, _, let remembered) = error else { throw error }
        throw .searchFailed(
          reason,
          similar: similar(to: name, elsewhere),
          remembered: remembered
        )
      }
      elsewhere += result.elsewhere
      let best = result.candidates.map(\.match).min()
      if let area = result.area, area.isMeant, isWhole || best ?? .beginning == .beginning {
        let named = result.candidates.filter { $0.match == .name }.map(\.place)
        throw .area(text, area.kind, candidates: area.cities + named)
      }
      guard let best, beginnings.isEmpty || best == .name else { continue }
      if best != .beginning || !isWhole {
        return Found(candidates: PlaceCandidates(result.candidates), area: result.area)
      }
      beginnings = result.candidates
    }
    guard beginnings.isEmpty else { return Found(candidates: PlaceCandidates(beginnings)) }
    throw .notFound(text, similar: similar(to: name, elsewhere))
  }

  /// What a slip of the fingers may have meant where a name leads to a single place that has another
  /// one, and that place; nothing where it may well be meant.
  private func slips(of name: PlaceName, besides rivals: [Place]) -> [Place] {
    guard rivals.count == 1, let rival = rivals.first,
      !FoldedName(rival.name ?? "").utf8.starts(with: FoldedName(name.text).utf8)
    else { return [] }
    let similar = similar(to: name, []).filter { $0.geoNamesID != rival.geoNamesID }
    return similar.isEmpty ? [] : similar + rivals
  }

  /// What may have been meant: the same name elsewhere, else similar names.
  private func similar(to name: PlaceName, _ elsewhere: [Place]) -> [Place] {
    let places = elsewhere.isEmpty ? lists.flatMap { $0.similarPlaces(to: name) } : elsewhere
    return Array(places.prefix(5))
  }
}

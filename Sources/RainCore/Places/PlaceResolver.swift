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
        throw .noCandidate(number: pick, count: candidates.count)
      }
      return Match(place: candidates[pick - 1], others: [])
    }
    switch try PlaceQuery(text) {
    case .coordinate(let coordinate): return Match(place: Place(coordinate: coordinate), others: [])
    case .name(let name):
      let found = try await search(name, for: text, isWhole: true)
      guard let match = found.clearlyMeant else {
        throw .ambiguous(text, candidates: found.rivals.map(\.place))
      }
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
    case .name(let name): try await search(name, for: text, isWhole: false).ranked.map(\.place)
    }
  }

  /// Searches list after list.
  ///
  /// - Parameters:
  ///   - name: What to search for.
  ///   - text: The whole of what was typed.
  ///   - isWhole: Whether a list that has the whole name goes before one that has only names that
  ///     begin with it.
  /// - Returns: What the first list that has the name has for it; never nothing.
  /// - Throws: `PlaceError` when none has.
  private func search(
    _ name: PlaceName,
    for text: String,
    isWhole: Bool
  ) async throws(PlaceError) -> PlaceCandidates {
    var beginnings: [PlaceCandidate] = []
    var similar: [Place] = []
    for list in lists {
      let result: PlaceSearchResult
      do throws(PlaceError) {
        result = try await list.places(for: name)
      } catch {
        guard beginnings.isEmpty else { break }
        guard case .searchFailed(let reason, _) = error else { throw error }
        throw .searchFailed(reason, similar: Array(similar.prefix(5)))
      }
      similar += result.similar
      let best = result.candidates.map(\.match).min()
      guard let best, beginnings.isEmpty || best == .name else { continue }
      if best != .beginning || !isWhole { return PlaceCandidates(result.candidates) }
      beginnings = result.candidates
    }
    guard beginnings.isEmpty else { return PlaceCandidates(beginnings) }
    throw .notFound(text, similar: Array(similar.prefix(5)))
  }
}

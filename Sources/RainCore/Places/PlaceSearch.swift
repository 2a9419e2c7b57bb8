/// A list of places that can be searched by name.
public protocol PlaceSearch: Sendable {
  /// Returns the places that a name could mean; those that only begin so the likeliest first.
  ///
  /// - Parameter name: The name with what narrows it.
  /// - Returns: The places; empty when there is none.
  /// - Throws: `PlaceError` when the list can't be searched.
  func places(for name: PlaceName) async throws(PlaceError) -> PlaceSearchResult
}

/// What a list has for a name.
public struct PlaceSearchResult: Hashable, Sendable {
  /// The places that the name could mean.
  public var candidates: [PlaceCandidate]

  /// When it could mean none: places that may have been meant all the same, the likeliest first.
  public var similar: [Place]

  /// Creates a result.
  public init(candidates: [PlaceCandidate], similar: [Place] = []) {
    self.candidates = candidates
    self.similar = similar
  }
}

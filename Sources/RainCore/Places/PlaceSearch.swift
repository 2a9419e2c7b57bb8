/// A list of places that can be searched by name.
public protocol PlaceSearch: Sendable {
  /// Returns the places that a name could mean; those that only begin so the likeliest first.
  ///
  /// - Parameter name: The name with what narrows it.
  /// - Returns: The places; empty when there is none.
  /// - Throws: `PlaceError` when the list can't be searched.
  func places(for name: PlaceName) async throws(PlaceError) -> PlaceSearchResult

  /// Returns the places with names that may have been meant by one that no list has, the likeliest
  /// first.
  ///
  /// - Parameter name: The name with what narrows it.
  /// - Returns: The places; empty when there is none, or the list can't tell.
  func similarPlaces(to name: PlaceName) -> [Place]
}

extension PlaceSearch {
  /// Returns nothing: the list knows names only as they are.
  public func similarPlaces(to name: PlaceName) -> [Place] { [] }
}

/// What a list has for a name.
public struct PlaceSearchResult: Hashable, Sendable {
  /// The places that the name could mean.
  public var candidates: [PlaceCandidate]

  /// When it could mean none: places of the name that lie elsewhere, the likeliest first.
  public var elsewhere: [Place]

  /// The country or region that has the name, unless one of the candidates is what stands for it;
  /// `nil` when there is none.
  public var area: NamedArea?

  /// Creates a result.
  public init(candidates: [PlaceCandidate], elsewhere: [Place] = [], area: NamedArea? = nil) {
    self.candidates = candidates
    self.elsewhere = elsewhere
    self.area = area
  }
}

/// A list of places that can be searched by name.
public protocol PlaceSearch: Sendable {
  /// Returns the places that a name could mean, in no special order.
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

/// A place that a name could mean.
public struct PlaceCandidate: Hashable, Sendable {
  /// How well a name fits a place, the best first.
  public enum Match: Int, Comparable, Sendable {
    /// The place is called so.
    case name
    /// It is called so in another language, formerly or for short.
    case otherName
    /// A name of it begins so.
    case beginning

    /// Whether the left one fits better.
    public static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
  }

  /// The place.
  public var place: Place

  /// How well the name fits.
  public var match: Match

  /// Creates a candidate.
  public init(place: Place, match: Match) {
    self.place = place
    self.match = match
  }
}

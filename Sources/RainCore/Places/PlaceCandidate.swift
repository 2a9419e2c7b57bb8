/// A place that a name could mean.
public struct PlaceCandidate: Hashable, Sendable {
  /// How well a name fits a place, the best first.
  public enum Match: Int, Comparable, Sendable {
    /// The place is called so.
    case name
    /// It is called so in another language, formerly or for short.
    case otherName
    /// It is the code of its airport.
    case code
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

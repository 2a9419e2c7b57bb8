/// Why no single place could be made of what was typed.
///
/// Facts only.
public enum PlaceError: Error, Hashable, Sendable {
  /// Nothing was typed.
  case empty
  /// The coordinate is not on the Earth.
  case outOfRange(String)
  /// No place of this name is known; places with similar names come with it.
  case notFound(String, similar: [Place])
  /// Several places have the name; the most likely ones come first.
  case ambiguous(String, candidates: [Place])
  /// A country or region has the name, and no place clearly; its largest cities come first, then the
  /// places of the name.
  case area(String, NamedArea.Kind, candidates: [Place])
  /// The candidate that was picked does not exist: for the text there are only `count`.
  case noCandidate(String, number: Int, count: Int)
  /// The list of places on the network could not be asked, and no other has the name; places with
  /// similar names come with it.
  case searchFailed(ProviderError, similar: [Place] = [], remembered: Remembered? = nil)

  /// That the network was not asked now, because it failed a while ago.
  public struct Remembered: Hashable, Sendable {
    /// Seconds since it failed.
    public var ago: Int
    /// Seconds until it is asked again.
    public var again: Int

    /// Creates it.
    public init(ago: Int, again: Int) {
      self.ago = ago
      self.again = again
    }
  }
}

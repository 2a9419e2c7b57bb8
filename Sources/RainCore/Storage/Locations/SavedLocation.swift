/// A place that the user saved.
public struct SavedLocation: Hashable, Sendable, Identifiable {
  /// Short, unique, typable, and never given to another place: `berlin-de`.
  public let id: String

  /// The place under the name that the user knows it by; without a name for bare coordinates.
  ///
  /// The number of inhabitants is not kept.
  public var place: Place

  /// Creates a location.
  public init(id: String, place: Place) {
    self.id = id
    self.place = place
  }

  /// Tells whether the user knows the place by a name.
  ///
  /// - Parameter text: A name in any case and with or without accents.
  /// - Returns: Whether that is its name.
  public func isNamed(_ text: String) -> Bool {
    let wanted = FoldedName(text)
    return !wanted.isEmpty && place.name.map(FoldedName.init(_:)) == wanted
  }
}

/// A list of places that can be searched by name.
public protocol PlaceSearch: Sendable {
  /// Returns the places that have `name` or a name that begins with it, in no special order.
  ///
  /// - Parameter name: The name without what narrows it.
  /// - Returns: The places; empty when there is none.
  /// - Throws: `PlaceError` when the list can't be searched.
  func places(named name: String) async throws(PlaceError) -> [Place]
}

/// The places that the user saved, and which of them commands use when none is named.
public struct SavedLocations: Hashable, Sendable {
  /// The locations in the order in which they were added.
  public var locations: [SavedLocation]

  /// The id of the selected location; `nil` when none is selected.
  public var selectedID: String?

  /// Creates a list; an empty one by default.
  public init(locations: [SavedLocation] = [], selectedID: String? = nil) {
    self.locations = locations
    self.selectedID = selectedID
  }

  /// The location that commands without a place use.
  public var selected: SavedLocation? {
    selectedID.flatMap { id in locations.first { $0.id == id } }
  }

  /// The locations in the order for people: by name, whatever case and accents, those without a
  /// name last, and by id where the names are the same.
  public var sortedByName: [SavedLocation] {
    locations
      .map { (location: $0, name: $0.place.name.map(FoldedName.init(_:))) }
      .sorted { first, second in
        guard let left = first.name, let right = second.name, left != right else {
          let sameKind = (first.name == nil) == (second.name == nil)
          return sameKind ? first.location.id < second.location.id : second.name == nil
        }
        return left < right
      }
      .map(\.location)
  }

  /// Returns what the user may mean: the location with this id, else all with this name.
  ///
  /// - Parameter text: An id, or a name in any case and with or without accents.
  /// - Returns: No location, one, or several of the same name in the order in which they were added.
  public func matching(_ text: String) -> [SavedLocation] {
    if let location = location(withID: text) { return [location] }
    return locations.filter { $0.isNamed(text) }
  }

  /// Returns what the user may mean by a name with countries and regions after commas.
  ///
  /// - Parameter text: A name with what narrows it: `Paris, France`.
  /// - Returns: The locations of that name in all of these, in the order in which they were added;
  ///   none where nothing stands after a comma.
  public func narrowed(by text: String) -> [SavedLocation] {
    guard case .name(let name)? = try? PlaceQuery(text), !name.narrowing.isEmpty else { return [] }
    let narrowing = Narrowing(name.narrowing, in: .builtIn, withBeginnings: true)
    return locations.filter { $0.isNamed(name.text) && narrowing.contains($0.place) }
  }

  /// Returns the location of an id.
  ///
  /// - Parameter text: What the user typed, in any case.
  /// - Returns: The location; `nil` when none has the id.
  public func location(withID text: String) -> SavedLocation? {
    if let location = locations.first(where: { $0.id == text }) { return location }
    // Dashes stay: 'Springfield, US' is no id.
    func folded(_ text: String) -> [FoldedName] {
      text.split(separator: "-", omittingEmptySubsequences: false).map(FoldedName.init(_:))
    }
    guard text.contains("-"), !text.contains(where: { $0.isWhitespace || $0 == "," }) else {
      return nil
    }
    let wanted = folded(text)
    return locations.first { folded($0.id) == wanted }
  }
}

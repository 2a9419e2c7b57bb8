import RainCore

/// The place that is watched, and those that can be watched instead: the saved ones.
struct WatchedPlaces: Hashable, Sendable {
  /// The place that is watched.
  private(set) var current: Place
  private var currentID: String?
  /// The place that was named on the command line; `nil` when the selected location is followed.
  private let named: Place?
  private var saved: SavedLocations

  /// Begins with a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - isNamed: Whether it was asked for, and is not just the selected location.
  ///   - saved: The saved locations.
  init(_ place: Place, isNamed: Bool, saved: SavedLocations) {
    current = place
    named = isNamed ? place : nil
    self.saved = saved
    currentID = saved.locations.first { $0.place.isSame(as: place) }?.id
    if !isNamed, let selected = saved.selected, selected.place == place { currentID = selected.id }
  }

  /// Whether there is any other place to go to.
  var hasOthers: Bool { ring.contains { $0.id != currentID || !$0.place.isSame(as: current) } }

  /// Goes to the next place of the list, or with a negative number to the one before.
  ///
  /// - Parameter step: How far; the last place is followed by the first one.
  /// - Returns: Whether that is another place.
  mutating func move(by step: Int) -> Bool {
    let ring = ring
    guard hasOthers, !ring.isEmpty else { return false }
    let index: Int
    if let here = ring.firstIndex(where: { $0.id == currentID && $0.place.isSame(as: current) }) {
      index = ((here + step) % ring.count + ring.count) % ring.count
    } else {
      // From a place that is no longer in the list to its beginning or its end.
      index = step > 0 ? 0 : ring.count - 1
    }
    (current, currentID) = (ring[index].place, ring[index].id)
    return true
  }

  /// Takes the locations as they are saved now.
  ///
  /// Another selected location becomes the place, unless one was named; another name of the place
  /// becomes its name.
  ///
  /// - Parameter saved: The locations.
  /// - Returns: Whether the place is another one now.
  mutating func take(_ saved: SavedLocations) -> Bool {
    let before = current
    let wasSelected = self.saved.selectedID
    self.saved = saved
    if named == nil, saved.selectedID != wasSelected, let selected = saved.selected {
      (current, currentID) = (selected.place, selected.id)
    } else if let location = saved.locations.first(where: { $0.id == currentID }) {
      current = location.place
    } else {
      currentID = saved.locations.first { $0.place.isSame(as: current) }?.id
    }
    return !current.isSame(as: before)
  }

  /// The place that was named, if it is not saved, then the saved ones in the order for people.
  private var ring: [(place: Place, id: String?)] {
    let locations = saved.sortedByName.map { (place: $0.place, id: String?.some($0.id)) }
    guard let named, !saved.locations.contains(where: { $0.place.isSame(as: named) }) else {
      return locations
    }
    return [(named, nil)] + locations
  }
}

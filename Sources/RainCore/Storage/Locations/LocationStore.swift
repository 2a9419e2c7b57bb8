public import Foundation

/// The saved locations, in `locations.json` in the folder for data.
public struct LocationStore: Sendable {
  /// What came of adding a place.
  public struct Addition: Hashable, Sendable {
    /// The location of the place, be it new or not.
    public let location: SavedLocation

    /// Whether the place was not saved before.
    public let isNew: Bool

    /// Whether it is the selected location now.
    public let isSelected: Bool
  }

  private let file: JSONFile<LocationsFileV1>?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.data`. When `nil`, nothing is saved and nothing can be.
  public init(directory: URL?) {
    file = directory.map { JSONFile(at: $0.appending(path: "locations.json")) }
  }

  /// Returns the saved locations.
  ///
  /// - Returns: The locations; none when there is no file.
  /// - Throws: `.cannotRead`, `.damaged` or `.newerVersion`.
  public func load() throws(StoreError) -> SavedLocations {
    guard let content = try file?.read() else { return SavedLocations() }
    return SavedLocations(
      locations: content.locations.map { SavedLocation(id: $0.id, place: $0.place) },
      selectedID: content.selected
    )
  }

  /// Saves a place, unless it is saved already; the first one becomes the selected one.
  ///
  /// - Parameter place: What to save. It counts as saved when a location has the same GeoNames entry
  ///   or coordinates that are equal to four decimals.
  /// - Returns: The location, new or old.
  /// - Throws: Whatever keeps the file from being changed.
  @discardableResult
  public func add(_ place: Place) throws(StoreError) -> Addition {
    try update { content in
      let old = content.locations.first { $0.place.isSame(as: place) }
      let entry = old ?? content.add(place)
      return Addition(
        location: SavedLocation(id: entry.id, place: entry.place),
        isNew: old == nil,
        isSelected: content.selected == entry.id
      )
    }
  }

  /// Forgets a location.
  ///
  /// When it was the selected one, nothing is selected afterwards.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - force: Whether the selected location may be removed too.
  /// - Returns: The location that is no longer saved.
  /// - Throws: `.unknownLocation`, `.selected`, and whatever keeps the file from being changed.
  @discardableResult
  public func remove(_ id: String, force: Bool = false) throws(StoreError) -> SavedLocation {
    try update { content throws(StoreError) in
      let index = try content.index(of: id)
      if content.selected == id {
        guard force else { throw .selected(id: id) }
        content.selected = nil
      }
      let entry = content.locations.remove(at: index)
      content.retired.append(id)
      return SavedLocation(id: entry.id, place: entry.place)
    }
  }

  /// Makes a location the one that commands without a place use.
  ///
  /// - Parameter id: Which one.
  /// - Returns: The location.
  /// - Throws: `.unknownLocation`, and whatever keeps the file from being changed.
  @discardableResult
  public func select(_ id: String) throws(StoreError) -> SavedLocation {
    try update { content throws(StoreError) in
      let entry = content.locations[try content.index(of: id)]
      content.selected = id
      return SavedLocation(id: entry.id, place: entry.place)
    }
  }

  /// Gives a location a name of the user's own; its id stays.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - name: Its new name; white space around it is dropped.
  /// - Returns: The location under its new name.
  /// - Throws: `.unknownLocation`; `.emptyName` and its kin when the name could not be used; and
  ///   whatever keeps the file from being changed.
  @discardableResult
  public func rename(_ id: String, to name: String) throws(StoreError) -> SavedLocation {
    let trimmed = CleanText.line(name).trimmingCharacters(in: .whitespacesAndNewlines)
    let folded = FoldedName(trimmed)
    try Self.check(trimmed, folded)
    return try update { content throws(StoreError) in
      let index = try content.index(of: id)
      let other = content.locations.first { $0.id != id && FoldedName($0.id) == folded }
      if let other { throw .nameOfOther(id: other.id) }
      content.locations[index].place.name = trimmed
      return SavedLocation(id: id, place: content.locations[index].place)
    }
  }

  /// How long a name may become, in characters.
  private static let longestName = 100

  /// Checks that a place would be found by a name, and shown in a table.
  private static func check(_ name: String, _ folded: FoldedName) throws(StoreError) {
    guard name.contains(where: { !$0.isWhitespace }) else { throw .emptyName }
    guard name.count <= longestName else { throw .nameTooLong(limit: longestName) }
    guard !folded.isEmpty else { throw .nameOfSigns(name) }
    guard !folded.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .nameLikeNumber(name)
    }
    // A place is read as a coordinate before it is read as a name.
    do throws(PlaceError) {
      if case .coordinate = try PlaceQuery(name) { throw PlaceError.outOfRange(name) }
    } catch .empty {
      throw .nameOfSigns(name)
    } catch {
      throw .nameLikeCoordinate(name)
    }
  }

  private func update<Value>(
    _ change: (inout LocationsFileV1) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    guard let file else { throw .noHome }
    return try file.update(change)
  }
}

extension LocationsFileV1 {
  fileprivate mutating func add(_ place: Place) -> Entry {
    let taken = Set(locations.map(\.id)).union(retired)
    let entry = Entry(id: LocationID.make(for: place, taken: taken), place: place)
    if locations.isEmpty { selected = entry.id }
    locations.append(entry)
    return entry
  }

  fileprivate func index(of id: String) throws(StoreError) -> Int {
    guard let index = locations.firstIndex(where: { $0.id == id }) else {
      throw .unknownLocation(id: id)
    }
    return index
  }
}

extension Place {
  /// Whether both are the same entry of GeoNames or at the same coordinates to four decimals.
  public func isSame(as other: Place) -> Bool {
    if let geoNamesID, geoNamesID == other.geoNamesID { return true }
    return coordinate.tenThousandths == other.coordinate.tenThousandths
  }
}

extension Coordinate {
  fileprivate var tenThousandths: [Int] {
    [latitude, longitude].map { Int(($0 * 10_000).rounded()) }
  }
}

import RainCore
import Synchronization

/// The saved locations as they were when a run first looked: thousands of them take their time to
/// read.
final class LoadedLocations: Sendable {
  private let store: LocationStore
  private let loaded = Mutex<SavedLocations?>(nil)

  init(_ store: LocationStore) { self.store = store }

  /// Returns the locations.
  ///
  /// - Returns: The locations; none when there is no file.
  /// - Throws: Why the file can't be read.
  func load() throws(StoreError) -> SavedLocations {
    if let loaded = loaded.withLock({ $0 }) { return loaded }
    let saved = try store.load()
    loaded.withLock { $0 = saved }
    return saved
  }
}

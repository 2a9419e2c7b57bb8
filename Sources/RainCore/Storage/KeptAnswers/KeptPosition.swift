public import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where this machine was found to be, kept for a day in the folder for what may vanish.
public struct KeptPosition: Sendable {
  /// How long it is believed, in seconds.
  private static let lifetime = 86_400

  private static let version = 1

  private let path: String?

  /// Names the folder; nothing is touched yet.
  ///
  /// - Parameter directory: `Directories.cache`. When `nil`, nothing is kept.
  public init(directory: URL?) {
    path = directory.map { $0.appending(path: "position.json").path(percentEncoded: false) }
  }

  /// Returns the position that was found within the last day.
  ///
  /// - Parameter now: The present, in seconds since 1970.
  /// - Returns: The coordinate with its time zone, as far as it is known; `nil` when none is kept, or
  ///   none that can be read.
  public func place(now: Int) -> Place? {
    guard let path, let bytes = (try? FileContents.bytes(at: path)) ?? nil,
      let object = try? StoredJSONReader.value(of: bytes).object(""),
      object["version"].flatMap(Int.init(stored:)) == Self.version,
      let found = object["found"].flatMap(Int.init(stored:)),
      found <= now, now - found <= Self.lifetime,
      let latitude = object["latitude"].flatMap(Double.init(stored:)),
      let longitude = object["longitude"].flatMap(Double.init(stored:)),
      let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    return Place(
      coordinate: coordinate,
      timeZone: object["timeZone"].flatMap(String.init(stored:)).flatMap(PlaceClock.zoneName)
    )
  }

  /// Keeps a position.
  ///
  /// - Parameters:
  ///   - place: Where this machine was found to be.
  ///   - now: The present, in seconds since 1970.
  /// - Throws: `.cannotWrite`, or `.noHome` when there is no folder.
  public func keep(_ place: Place, now: Int) throws(StoreError) {
    guard let path else { throw .noHome }
    var object: StoredObject = [
      "version": Self.version.stored,
      "found": now.stored,
      "latitude": place.coordinate.latitude.stored,
      "longitude": place.coordinate.longitude.stored,
    ]
    object["timeZone"] = place.timeZone?.stored
    do throws(SystemFailure) {
      try Paths.createFolder(at: Paths.folder(of: path))
      try FileReplacement(path: path)
        .replace(with: StoredJSONWriter.bytes(of: object), durably: false)
    } catch {
      throw .cannotWrite(path: path, errno: error.code)
    }
  }

  /// Forgets the position.
  ///
  /// - Throws: `.cannotWrite` when the file can't be removed.
  public func forget() throws(StoreError) {
    guard let path, unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw .cannotWrite(path: path, errno: errno)
  }
}

import Foundation

/// A change to each value of a JSON document, but for those that say where and when it is about.
struct Distortion: Sendable {
  /// What becomes of a value; `nil` leaves it.
  typealias Change = @Sendable (Any) -> Any?

  private let change: Change
  private let isStructureChanged: Bool

  /// Creates a distortion.
  ///
  /// - Parameters:
  ///   - isStructureChanged: Whether also to change times, coordinates, zones and units, without
  ///     which nothing can be read.
  ///   - change: What becomes of each value that is no list and no object.
  init(ofStructureToo isStructureChanged: Bool = false, _ change: @escaping Change) {
    self.change = change
    self.isStructureChanged = isStructureChanged
  }

  /// What stands for a number that JSON can't hold, until the document is text.
  static let infinite = "@infinite@"

  /// Returns the document with its values changed; the same one when it is none.
  func distorted(_ body: Data) -> Data {
    guard
      let document = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: changed(document, ""),
        options: .fragmentsAllowed
      )
    else { return body }
    let text = String(decoding: data, as: UTF8.self)
    return Data(text.replacing("\"\(Self.infinite)\"", with: "1e999").utf8)
  }

  private func changed(_ value: Any, _ name: String) -> Any {
    if let object = value as? [String: Any] {
      return Dictionary(uniqueKeysWithValues: object.map { ($0.key, changed($0.value, $0.key)) })
    }
    if let list = value as? [Any] { return list.map { changed($0, name) } }
    guard isStructureChanged || !Self.structure.contains(name) else { return value }
    return change(value) ?? value
  }

  private static let structure: Set = [
    "time", "dt", "timezone", "offset", "utc_offset_seconds", "latitude", "longitude", "lat", "lon",
    "units", "cod", "timezone_abbreviation", "interval", "version", "sunrise", "sunset",
  ]
}

import Foundation

/// Decoding that loses one value, not the whole answer, when a field has another type than it
/// should: the APIs change numbers to texts, leave fields out and send null.
extension KeyedDecodingContainer {
  /// The number under `key`; `nil` when it is absent, null or no number.
  func number(_ key: Key) -> Double? {
    guard contains(key) else { return nil }
    return try? decodeIfPresent(Double.self, forKey: key)
  }

  /// The text under `key`; `nil` when it is absent, null or no text.
  func text(_ key: Key) -> String? {
    guard contains(key) else { return nil }
    return try? decodeIfPresent(String.self, forKey: key)
  }

  /// The instant under `key` in seconds since 1970; `nil` when it is absent or beyond the years
  /// that a calendar can show.
  func instant(_ key: Key) -> Int? { number(key).flatMap(wireInstant) }

  /// The array under `key` without its nulls; `nil` when it is absent or null.
  func elements<Element: Decodable>(
    of type: Element.Type,
    _ key: Key
  ) throws -> [Element]? {
    try decodeIfPresent([Element?].self, forKey: key)?.compactMap(\.self)
  }
}

/// Returns whole seconds for a number of an answer; `nil` when it lies beyond the years 0…3200.
func wireInstant(_ seconds: Double) -> Int? {
  wireInstants.contains(seconds) ? Int(seconds.rounded()) : nil
}

/// The seconds since 1970 that an answer may tell.
let wireInstants = -62_000_000_000.0...40_000_000_000.0

/// A key of an answer that is not known beforehand.
struct AnyCodingKey: CodingKey, Hashable {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

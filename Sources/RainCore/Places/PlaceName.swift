/// The name of a place with what narrows it.
public struct PlaceName: Hashable, Sendable {
  /// The name as it was typed.
  public var text: String

  /// Regions and countries that the place lies in, by name or code.
  public var narrowing: [String]

  /// Creates a name.
  public init(_ text: String, narrowing: [String] = []) {
    self.text = text
    self.narrowing = narrowing
  }
}

/// A key.
public struct APIKey: Hashable, Sendable {
  /// The secret.
  public let value: String
  /// Creates a key.
  public init(_ value: String) { self.value = value }
}

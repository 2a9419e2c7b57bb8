/// The key that a provider of weather gave to the user.
///
/// However it is printed, dumped or put into a text, only its mask shows.
public struct APIKey: Hashable, Sendable {
  /// The key itself: printable ASCII without spaces.
  ///
  /// For requests only, never for a person to see.
  public let value: String

  /// Creates a key from what somebody typed or a file holds; white space around it is dropped.
  ///
  /// `nil` when nothing is left, or anything but printable ASCII without spaces.
  public init?(_ text: String) {
    let isBlank = { (character: Character) in character.isWhitespace }
    let trimmed = text.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    let value = String(trimmed)
    guard !value.isEmpty, value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.value = value
  }

  /// What a person may see: `****` and the last two characters, of a key shorter than 12 only `****`.
  public var mask: String {
    value.utf8.count < 12 ? Redaction.mask : Redaction.mask + value.suffix(2)
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The mask.
  public var description: String { mask }

  /// The mask.
  public var debugDescription: String { mask }

  /// Shows the mask instead of what is stored.
  public var customMirror: Mirror { Mirror(self, children: ["mask": mask]) }
}

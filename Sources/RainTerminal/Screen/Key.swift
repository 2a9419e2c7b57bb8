/// A key that was pressed at a terminal.
public enum Key: Hashable, Sendable {
  /// A letter or another sign, as it was typed.
  case character(Character)
  /// The arrow keys, with or without shift and the like.
  case up, down, left, right
  /// Return, or enter.
  case enter
  /// Escape alone.
  case escape
  /// Any other key.
  case other
}

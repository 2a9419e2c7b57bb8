/// A shell that completion scripts can be made for.
public enum Shell: String, CaseIterable, Hashable, Sendable {
  /// The Bourne-again shell, from version 3.2 on.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell, from version 3.1 on.
  case fish
}

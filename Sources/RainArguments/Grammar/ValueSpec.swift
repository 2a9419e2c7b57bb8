/// The value that an option takes.
public struct ValueSpec: Sendable {
  /// What stands for it in help, in capitals (`DURATION`).
  public var placeholder: String

  /// Which values are acceptable.
  public var kind: ValueKind

  /// Whether the empty text is a value.
  public var allowsEmpty: Bool

  /// What a shell offers.
  public var completion: Completion

  /// Creates a value; what a shell offers follows from the kind unless given.
  public init(
    _ placeholder: String,
    _ kind: ValueKind = .text,
    allowsEmpty: Bool = false,
    completion: Completion? = nil
  ) {
    self.placeholder = placeholder
    self.kind = kind
    self.allowsEmpty = allowsEmpty
    self.completion = completion ?? kind.completion
  }
}

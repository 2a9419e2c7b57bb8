/// An operand of a command: a word that is no option.
public struct OperandSpec: Sendable {
  /// How many words belong to one operand.
  public enum Extent: Hashable, Sendable {
    /// One word.
    case word

    /// All words that are left, joined with spaces to one text.
    case joinedWords

    /// All words that are left, each by itself.
    case separateWords
  }

  /// What stands for it in help, in capitals (`PLACE`); also what it is looked up by.
  public var name: String

  /// What it is, a sentence fragment without a full stop.
  public var summary: String

  /// Whether it must be given.
  public var isRequired: Bool

  /// How many words belong to it.
  public var extent: Extent

  /// Which texts are acceptable.
  public var kind: ValueKind

  /// Whether a text that is empty or only white space may be given.
  public var allowsEmpty: Bool

  /// What a shell offers.
  public var completion: Completion

  /// Creates an operand; what a shell offers follows from the kind unless given.
  public init(
    _ name: String,
    summary: String,
    isRequired: Bool = true,
    extent: Extent = .word,
    kind: ValueKind = .text,
    allowsEmpty: Bool = false,
    completion: Completion? = nil
  ) {
    self.name = name
    self.summary = summary
    self.isRequired = isRequired
    self.extent = extent
    self.kind = kind
    self.allowsEmpty = allowsEmpty
    self.completion = completion ?? kind.completion
  }

  /// The operand as a usage line shows it: `KEY`, `[PLACE]`, `[COMMAND...]`.
  public var usage: String {
    let words = extent == .separateWords ? "\(name)..." : name
    return isRequired ? words : "[\(words)]"
  }
}

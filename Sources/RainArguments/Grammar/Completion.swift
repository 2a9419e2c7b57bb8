/// What a shell offers where a value or an operand is typed.
public enum Completion: Hashable, Sendable {
  /// A word on offer; a literal is one without an explanation.
  public struct Word: Hashable, Sendable, ExpressibleByStringLiteral {
    /// What is put on the command line.
    public var text: String

    /// What it means, where the shell can show that; `nil` when the word says all.
    public var summary: String?

    /// Creates a word.
    public init(_ text: String, summary: String? = nil) {
      self.text = text
      self.summary = summary
    }

    /// Creates a word without an explanation.
    public init(stringLiteral text: String) { self.init(text) }
  }

  /// Nothing.
  case none

  /// These words.
  case words([Word])

  /// Names of files.
  case files

  /// The lines that the program prints when run with these arguments.
  ///
  /// What is typed so far follows them after a `--`: for an operand all operands of the command, for
  /// an option its value. The last one is the beginning of what is to be completed, and may be empty.
  /// A line is what can stand in its place, and begins with it; after a tab there may be an
  /// explanation. The run must be quick and must not touch the network.
  case lines(ofRun: [String])
}

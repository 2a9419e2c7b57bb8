/// A part of a manual page that does not follow from the grammar, such as the files of a program.
public struct ManualSection: Sendable {
  /// A thing and what is to be said of it.
  public struct Entry: Hashable, Sendable {
    /// What is named, as it would be typed.
    public var name: String

    /// What is said about it: sentences, or a fragment without a full stop.
    public var text: String

    /// Creates an entry.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The heading.
  public var title: String

  /// What stands before the entries: paragraphs separated by empty lines; `nil` for nothing.
  public var text: String?

  /// The entries, in their order.
  public var entries: [Entry]

  /// Creates a section.
  public init(_ title: String, text: String? = nil, entries: [Entry]) {
    self.title = title
    self.text = text
    self.entries = entries
  }
}

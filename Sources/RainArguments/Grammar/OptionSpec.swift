/// An option as data.
///
/// Options are meant to be declared once, as static values, and put into every command that takes
/// them: the same value then looks up what was given.
public struct OptionSpec: Identifiable, Sendable {
  /// What it is looked up by; the first long name unless given.
  public var id: String

  /// The names after two dashes, the canonical one first.
  public var longNames: [String]

  /// The letter after one dash; `nil` when there is none.
  public var shortName: Character?

  /// The value that it takes; `nil` for a flag.
  public var value: ValueSpec?

  /// What it does, a sentence fragment without a full stop.
  public var summary: String

  /// More about it, for the man page; `nil` when the summary says all.
  public var discussion: String?

  /// The heading under which help lists it.
  public var section: String

  /// Creates an option; without a value it is a flag.
  public init(
    _ longNames: String...,
    short: Character? = nil,
    value: ValueSpec? = nil,
    summary: String,
    discussion: String? = nil,
    section: String = "Options",
    id: String? = nil
  ) {
    self.id = id ?? longNames.first ?? ""
    self.longNames = longNames
    self.shortName = short
    self.value = value
    self.summary = summary
    self.discussion = discussion
    self.section = section
  }

  /// Every way to type it, dashes included, the canonical long name first and the letter last.
  public var spellings: [String] {
    longNames.map { "--\($0)" } + (shortName.map { ["-\($0)"] } ?? [])
  }
}

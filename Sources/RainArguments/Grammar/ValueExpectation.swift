/// What a value should have been, as a fact for an error message.
public enum ValueExpectation: Hashable, Sendable {
  /// Any text.
  case text

  /// One of these words.
  case choice([String])

  /// An integer within the range.
  case integer(ClosedRange<Int>)

  /// A number within the range.
  case number(ClosedRange<Double>)

  /// The path of a file.
  case file

  /// What the phrase of the grammar says (`a duration (90s, 10m, 2h)`).
  case phrase(String)
}

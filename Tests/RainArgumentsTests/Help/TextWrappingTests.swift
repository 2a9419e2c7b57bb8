import Testing

@testable import RainArguments

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("", []), ("   ", []), ("one", ["one"]), ("one two", ["one two"]),
    ("one two three", ["one two", "three"]), ("  one  two ", ["one two"]),
    ("incomprehensible word", ["incomprehensible", "word"]),
    ("a\nb", ["a b"]),
  ])
  func `lines are broken at spaces`(text: String, lines: [String]) {
    #expect(TextWrapping.lines(of: text, width: 8) == lines)
  }

  @Test(arguments: [
    ("", []),
    ("a b\nc\n\n\n\nd\n", ["a b c", "", "d"]),
    ("\n\na", ["a"]),
    ("a\n  b   c\n  d\ne", ["a", "  b   c", "  d", "e"]),
    ("  one two three", ["  one two", "  three"]),
    ("  a  one two", ["  a  one", "     two"]),
    ("  a  one\n  bcdefg  two", ["  a  one", "  bcdefg", "  two"]),
  ])
  func `paragraphs are filled and indented lines kept`(text: String, lines: [String]) {
    #expect(TextWrapping.paragraphs(of: text, width: 10) == lines)
  }
}

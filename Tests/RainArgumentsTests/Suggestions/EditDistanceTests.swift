import Testing

@testable import RainArguments

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("abc", "ab", 1), ("abc", "abcd", 1), ("abc", "axc", 1), ("ca", "abc", 3),
    ("kitten", "sitting", 3), ("e\u{301}", "é", 0),
  ])
  func `distances are as published`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(Array(first), Array(second)) == distance)
    #expect(EditDistance.between(Array(second), Array(first)) == distance)
  }
}

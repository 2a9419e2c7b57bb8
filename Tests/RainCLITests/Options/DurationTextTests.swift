import Testing

@testable import RainCLI

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("0", 0), ("90s", 90), ("10m", 600), ("2h", 7200), ("1d", 86_400), ("0s", 0),
    ("3650d", 315_360_000),
  ])
  func `durations are read`(text: String, seconds: Int) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "m", "10", "-1m", "+1m", "1.5h", "1 h", "10M", "٣m", "1w", "99999999999999999999s", "4000d",
    "1h30m",
  ])
  func `anything else is none`(text: String) {
    #expect(DurationText.seconds(text) == nil)
  }

  @Test(arguments: [
    (0, "1 s"), (119, "119 s"), (120, "2 min"), (121, "3 min"), (7199, "120 min"), (7200, "2 h"),
    (172_800, "2 d"), (.max, "106751991167301 d"), (.min, "1 s"),
  ])
  func `they are worded in one unit`(seconds: Int, words: String) {
    #expect(DurationText.words(seconds) == words)
  }

  @Test(arguments: [
    (0, "0 s"), (90, "90 s"), (120, "2 min"), (180_000, "50 h"), (172_800, "2 d"), (3601, "3601 s"),
  ])
  func `a time that was asked for is told as it is`(seconds: Int, words: String) {
    #expect(DurationText.exact(seconds) == words)
  }

  @Test(arguments: [
    (0, "0 s ago"), (119, "119 s ago"), (120, "2 min ago"), (179, "2 min ago"),
    (7199, "119 min ago"),
    (10_799, "2 h ago"), (172_800, "2 d ago"),
  ])
  func `an age is not made more than it is`(seconds: Int, words: String) {
    #expect(DurationText.ago(seconds) == words)
  }
}

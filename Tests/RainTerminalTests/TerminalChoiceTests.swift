import RainTerminal
import Testing

@Suite struct TerminalChoiceTests {
  /// Words `NAME=value` as an environment.
  private func environment(_ words: String) -> [String: String] {
    let pairs = words.split(separator: " ")
      .map { word in
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1]))
      }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: [
    ("TERM=xterm", true, true),
    ("TERM=xterm", false, false),
    ("TERM=dumb", true, false),
    ("TERM=", true, false),
    ("", true, false),
    ("TERM=xterm NO_COLOR=1", true, false),
    ("TERM=xterm NO_COLOR=0", true, false),
    ("TERM=xterm NO_COLOR=", true, true),
    ("TERM=xterm NO_COLOR=1 FORCE_COLOR=1", true, false),
    ("TERM=xterm NO_COLOR=1 CLICOLOR_FORCE=1", true, false),
    ("FORCE_COLOR=1", false, true),
    ("FORCE_COLOR=true TERM=dumb CLICOLOR=0", false, true),
    ("FORCE_COLOR=", false, false),
    ("TERM=xterm FORCE_COLOR=", true, true),
    ("TERM=xterm FORCE_COLOR=0", true, false),
    ("TERM=xterm FORCE_COLOR=false", true, false),
    ("TERM=xterm FORCE_COLOR=False CLICOLOR_FORCE=1", true, false),
    ("CLICOLOR_FORCE=1", false, true),
    ("CLICOLOR_FORCE=1 TERM=dumb CLICOLOR=0", false, true),
    ("TERM=xterm CLICOLOR_FORCE=0", true, true),
    ("TERM=xterm CLICOLOR_FORCE=0", false, false),
    ("TERM=xterm CLICOLOR_FORCE=", false, false),
    ("TERM=xterm CLICOLOR=0", true, false),
    ("TERM=xterm CLICOLOR=1", true, true),
    ("TERM=xterm CLICOLOR=1", false, false),
  ])
  func `the environment decides on color in this order`(
    words: String,
    isTerminal: Bool,
    expected: Bool
  ) {
    let environment = environment(words)
    func uses(_ choice: TerminalChoice.Color) -> Bool {
      TerminalChoice.usesColor(choice, environment: environment, isTerminal: isTerminal)
    }
    #expect(uses(.auto) == expected)
    #expect(uses(.always))
    #expect(!uses(.never))
  }

  @Test(
    arguments: [
      (nil, "", nil, 80), (nil, "", 132, 132), (nil, "COLUMNS=100", 132, 100),
      (60, "COLUMNS=100", 132, 60),
      (nil, "COLUMNS=0", 132, 132), (nil, "COLUMNS=-5", nil, 80), (nil, "COLUMNS=", 90, 90),
      (nil, "COLUMNS=wide", 90, 90), (nil, "COLUMNS=99999999999999999999", 90, 90),
      (nil, "", 0, 80),
      (0, "", 90, 90), (5, "", nil, 20), (nil, "COLUMNS=1", nil, 20), (nil, "", 7, 20),
      (5000, "", nil, 1000),
      (.max, "", nil, 1000), (.min, "", nil, 80),
    ] as [(Int?, String, Int?, Int)]
  )
  func `the width comes from option, environment or terminal`(
    explicit: Int?,
    words: String,
    columns: Int?,
    expected: Int
  ) {
    let width = TerminalChoice.width(
      explicit: explicit,
      environment: environment(words),
      terminalColumns: columns
    )
    #expect(width == expected)
  }

  @Test(arguments: [
    ("", false), ("LANG=de_DE.UTF-8", true), ("LANG=de_DE.utf8", true), ("LANG=C.UTF-8", true),
    ("LANG=C", false), ("LANG=POSIX", false), ("LANG=de_DE", false),
    ("LANG=de_DE.ISO-8859-1", false),
    ("LANG=de_DE.UTF-8@euro", true), ("LANG=de_DE.ISO-8859-15@utf8", false),
    ("LC_CTYPE=UTF-8", true),
    ("LC_ALL=C LANG=de_DE.UTF-8", false), ("LC_ALL= LC_CTYPE= LANG=de_DE.UTF-8", true),
    ("LC_CTYPE=C LANG=de_DE.UTF-8", false), ("LC_ALL=C.UTF-8 LC_CTYPE=C LANG=C", true),
    ("LC_ALL= LC_CTYPE= LANG=", false), ("LC_TIME=de_DE.UTF-8", false), ("LANG=.", false),
    ("LANG=@UTF-8", false),
  ])
  func `the first locale variable that is not empty tells the encoding`(
    words: String,
    expected: Bool
  ) {
    #expect(TerminalChoice.isUTF8(environment: environment(words)) == expected)
  }
}

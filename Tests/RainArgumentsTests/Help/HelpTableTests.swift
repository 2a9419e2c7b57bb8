import Testing

@testable import RainArguments

@Suite struct HelpTableTests {
  typealias Row = HelpTable.Row

  static func lines(_ rows: [Row], width: Int, names: HelpTable.NameColumn) -> [String] {
    HelpTable(rows: rows, width: width, names: names).lines(of: rows)
  }

  static let longOption = [
    Row(name: "    --json", text: "One document"),
    Row(name: "    --how-long-is-the-name QUESTION", text: "Rather long"),
  ]

  @Test func `an overlong name stands on a line of its own`() {
    #expect(
      Self.lines(Self.longOption, width: 80, names: .narrow) == [
        "      --json  One document",
        "      --how-long-is-the-name QUESTION",
        "              Rather long",
      ]
    )
  }

  @Test func `on a narrow page one overlong name puts all texts below`() {
    #expect(
      Self.lines(Self.longOption, width: 40, names: .narrow) == [
        "  --json", "      One document",
        "  --how-long-is-the-name QUESTION", "      Rather long",
      ]
    )
  }

  @Test func `a long command line is wrapped with its text below`() {
    let rows = [Row(name: "tide table Brest --days 3 --datum chart --json", text: "All of it")]
    #expect(
      Self.lines(rows, width: 40, names: .wide) == [
        "  tide table Brest --days 3 --datum",
        "      chart --json",
        "      All of it",
      ]
    )
  }

  @Test func `a row without a text is its name`() {
    #expect(Self.lines([Row(name: "now", text: "")], width: 80, names: .narrow) == ["  now"])
  }
}

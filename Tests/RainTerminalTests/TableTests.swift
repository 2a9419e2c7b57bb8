import RainTerminal
import Testing

@Suite struct TableTests {
  /// Hours with all kinds of letters, and headings between them.
  private static var hours: Table {
    var table = Table([
      Table.Column("", .trailing),
      Table.Column(""),
      Table.Column("Temp".styled(.dim), .trailing),
      Table.Column("Feels", .trailing, weight: 2),
      Table.Column("Sky", weight: 4, minimumWidth: 8),
      Table.Column("Wind", .trailing, weight: 5),
      Table.Column("Place", .center, weight: 1, minimumWidth: 4),
      Table.Column("Rain", .trailing),
    ])
    table.add(line: "Monday, 30 November".styled(.bold))
    table.add(["9:00", "☀️", "12°", "11°", "Clear", "4 km/h", "東京", "0%"])
    table.add([
      "10:00", "🌧️", "9°", "–", "Light rain and thunderstorms", "12 km/h", "القاهرة", "40%",
    ])
    table.add(line: "Tuesday, 1 December")
    table.add([
      "11:00", "⛅", "-3°".styled(.color(.cyan)), "-8°", "चक्रवात", "", "N\u{303}un\u{303}oa", "",
    ])
    return table
  }

  private static var places: Table {
    var table = Table([
      Table.Column(), Table.Column("名前", minimumWidth: 6), Table.Column("Country", weight: 1),
    ])
    table.add(["*", "Thành phố Hồ Chí Minh", "Việt Nam"])
    table.add(["", "👩‍🌾 farm 🇩🇪", "Deutschland", "surplus"])
    table.add([" ", "서울"])
    return table
  }

  private static var stubborn: Table {
    var table = Table([Table.Column("A column that must not be cut"), Table.Column("東京都庁舎")])
    table.add(["x", String(repeating: "雨", count: 150).styled(.bold)])
    table.add(line: StyledText(String(repeating: "wide line ", count: 30)))
    return table
  }

  private func text(_ table: Table, _ width: Int) -> String {
    table.lines(width: width).map(\.plain).joined(separator: "\n")
  }

  @Test func `everything is shown where there is room`() {
    let expected = """
                 Temp  Feels  Sky                              Wind   Place   Rain
      Monday, 30 November
       9:00  ☀️   12°    11°  Clear                          4 km/h   東京      0%
      10:00  🌧️    9°      –  Light rain and thunderstorms  12 km/h  القاهرة   40%
      Tuesday, 1 December
      11:00  ⛅   -3°    -8°  चक्रवात                                  Ñuñoa
      """
    #expect(text(Self.hours, 120) == expected)
    #expect(text(Self.hours, 80) == expected)
  }

  @Test func `where there is less, flexible columns are cut`() {
    let expected = """
                 Temp  Feels  Sky              Wind   Place   Rain
      Monday, 30 November
       9:00  ☀️   12°    11°  Clear          4 km/h   東京      0%
      10:00  🌧️    9°      –  Light rain…   12 km/h  القاهرة   40%
      Tuesday, 1 December
      11:00  ⛅   -3°    -8°  चक्रवात                  Ñuñoa
      """
    #expect(text(Self.hours, 60) == expected)
  }

  @Test func `where there is little, the least important columns are left out`() {
    let expected = """
                 Temp  Sky          Wind  Rain
      Monday, 30 November
       9:00  ☀️   12°  Clear      4 km/h    0%
      10:00  🌧️    9°  Light r…  12 km/h   40%
      Tuesday, 1 December
      11:00  ⛅   -3°  चक्रवात
      """
    #expect(text(Self.hours, 40) == expected)
  }

  @Test(arguments: [120, 80, 60, 40])
  func `what stands in a column begins or ends at the same cell`(width: Int) {
    let rows = Self.hours.lines(width: width).map(\.plain).filter { $0.contains("°") }
    let ends = rows.map { row in
      DisplayWidth.width(of: String(row.prefix { $0 != "°" }))
    }
    #expect(rows.count == 3)
    #expect(Set(ends).count == 1)
  }

  @Test(arguments: 0...200)
  func `no line is wider than the terminal or ends with a space`(width: Int) {
    for table in [Self.hours, Self.places, Self.stubborn] {
      for line in table.lines(width: width, mark: width.isMultiple(of: 2) ? "…" : "...") {
        #expect(line.width <= width)
        #expect(line.plain.last != " ")
      }
    }
  }

  @Test(arguments: [(0, 5), (1, 5), (20, 6), (200, 6)])
  func `there is a line for each row, and for the headers of what is shown`(
    width: Int,
    count: Int
  ) {
    #expect(Self.hours.lines(width: width).count == count)
  }

  @Test func `missing cells are empty and surplus ones are not shown`() {
    let expected = """
         名前                   Country
      *  Thành phố Hồ Chí Minh  Việt Nam
         👩‍🌾 farm 🇩🇪             Deutschland
         서울
      """
    #expect(text(Self.places, 80) == expected)
  }

  @Test func `without headers there is no line for them`() {
    var table = Table([Table.Column(), Table.Column("", .trailing)])
    #expect(table.lines(width: 80).isEmpty)
    table.add(["a", "1"])
    table.add(["bb", "22"])
    #expect(text(table, 80) == "a    1\nbb  22")
  }

  @Test func `cells keep their styles, the spaces between have none`() {
    var table = Table([Table.Column(), Table.Column("", .trailing)])
    table.add(["a".styled(.bold), "1".styled(.color(.red))])
    table.add(["bb", "22"])
    let first = table.lines(width: 80).first?.rendered(withColor: true)
    #expect(first == "\u{1B}[1ma\u{1B}[0m    \u{1B}[31m1\u{1B}[0m")
  }
}

import RainTerminal
import Testing

@Suite struct CellGridTests {
  @Test func `texts stand where they are placed`() {
    var grid = CellGrid(columns: 8, rows: 2)
    grid.place("ab", column: 1)
    grid.place("c".styled(.bold), column: 7, row: 1)
    #expect(grid.lines.map(\.plain) == [" ab", "       c"])
    #expect(grid.lines[1] == "       " + "c".styled(.bold))
  }

  @Test func `what is placed first stays`() {
    var grid = CellGrid(columns: 6)
    let hasFirst = grid.place("abc", column: 1)
    #expect(hasFirst)
    let hasSecond = grid.place("x", column: 3)
    #expect(!hasSecond)
    let hasThird = grid.place("xy", column: 0)
    #expect(!hasThird)
    let hasFourth = grid.place("d", column: 4)
    #expect(hasFourth)
    #expect(grid.lines.map(\.plain) == [" abcd"])
  }

  @Test func `a wide character takes two cells`() {
    var grid = CellGrid(columns: 6)
    grid.place("🌧️", column: 0)
    let isInside = grid.place("x", column: 1)
    #expect(!isInside)
    grid.place("日", column: 3)
    grid.place("x", column: 5)
    #expect(grid.lines.map(\.plain) == ["🌧️ 日x"])
    #expect(grid.lines[0].width == 6)
  }

  @Test(arguments: [(-1, 0), (5, 0), (7, 0), (0, 1), (0, -1)])
  func `what does not fit is not placed`(column: Int, row: Int) {
    var grid = CellGrid(columns: 6)
    let isPlaced = grid.place("ab", column: column, row: row)
    #expect(!isPlaced)
    #expect(grid.lines == [""])
  }

  @Test func `an empty text takes no cell`() {
    var grid = CellGrid(columns: 2)
    let isPlaced = grid.place("", column: 0)
    #expect(!isPlaced)
    #expect(grid.isFree(0..<2))
    #expect(!grid.isFree(0..<3))
  }

  @Test func `a grid without cells is no trouble`() {
    var grid = CellGrid(columns: -3, rows: 1)
    let isPlaced = grid.place("a", column: 0)
    #expect(!isPlaced)
    #expect(grid.lines == [""])
  }
}

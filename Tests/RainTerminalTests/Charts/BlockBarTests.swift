import RainTerminal
import Testing

@Suite struct BlockBarTests {
  /// The bars of heights 0…16 in two rows, the upper one first.
  private func picture(isASCII: Bool) -> [String] {
    [1, 0]
      .map { row in
        String(
          (0...16).map { BlockBar.character(height: $0, row: row, isASCII: isASCII) ?? " " }
        )
      }
  }

  @Test func `bars grow by eighths`() {
    #expect(picture(isASCII: false) == ["         ▁▂▃▄▅▆▇█", " ▁▂▃▄▅▆▇█████████"])
  }

  @Test func `in ASCII bars grow by three signs`() {
    #expect(picture(isASCII: true) == ["         ....:::#", " ....:::#########"])
  }

  @Test(arguments: [
    (0.0, 0), (0.001, 1), (0.5, 4), (1, 8), (2, 16), (3, 16), (-1, 0), (.nan, 0), (.infinity, 16),
  ])
  func `heights are parts of the greatest value`(value: Double, height: Int) {
    #expect(BlockBar.height(of: value, greatest: 2, rows: 2) == height)
  }

  @Test func `without a greatest value there is no bar`() {
    #expect(BlockBar.height(of: 1, greatest: 0, rows: 2) == 0)
  }
}

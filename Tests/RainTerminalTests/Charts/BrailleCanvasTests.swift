import RainTerminal
import Testing

@Suite struct BrailleCanvasTests {
  /// What is drawn, with a middle dot for an empty cell.
  private func picture(_ canvas: BrailleCanvas, isASCII: Bool = false) -> [String] {
    (0..<canvas.rows)
      .map { row in
        String(
          (0..<canvas.columns)
            .map { column in
              let sign =
                isASCII
                ? canvas.ascii(column: column, row: row) : canvas.braille(column: column, row: row)
              return sign ?? "·"
            }
        )
      }
  }

  private func curve(_ heights: [Int], columns: Int, rows: Int) -> BrailleCanvas {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    canvas.draw(curve: heights, from: 0)
    return canvas
  }

  @Test func `each dot has its place in the cell`() {
    let signs = (0..<8)
      .map { index -> Character? in
        var canvas = BrailleCanvas(columns: 1, rows: 1)
        canvas.draw(x: index / 4, y: index % 4)
        return canvas.braille(column: 0, row: 0)
      }
    #expect(signs == ["⠁", "⠂", "⠄", "⡀", "⠈", "⠐", "⠠", "⢀"])
  }

  @Test func `what lies outside is not drawn`() {
    var canvas = BrailleCanvas(columns: 2, rows: 1)
    for (x, y) in [(-1, 0), (4, 0), (0, -1), (0, 4), (.max, .min)] { canvas.draw(x: x, y: y) }
    #expect(picture(canvas) == ["··"])
    #expect(canvas.braille(column: 2, row: 0) == nil)
    #expect(canvas.ascii(column: 0, row: -1) == nil)
  }

  @Test func `a canvas without cells holds nothing`() {
    #expect(picture(BrailleCanvas(columns: -1, rows: 3)) == ["", "", ""])
  }

  @Test func `a hill is drawn without holes`() {
    let canvas = curve([7, 6, 4, 1, 0, 0, 1, 4, 6, 7], columns: 5, rows: 2)
    #expect(picture(canvas) == ["·⡰⠉⢆·", "⡰⠁·⠈⢆"])
    #expect(picture(canvas, isASCII: true) == ["·/'\\·", "/'·'\\"])
  }

  @Test func `a level line stays a line at each height`() {
    #expect(
      (0..<4).map { picture(curve([$0, $0], columns: 1, rows: 1))[0] } == ["⠉", "⠒", "⠤", "⣀"]
    )
    #expect(
      (0..<4).map { picture(curve([$0, $0], columns: 1, rows: 1), isASCII: true)[0] }
        == ["'", "-", ".", "_"]
    )
  }

  @Test func `a cliff hangs together`() {
    #expect(picture(curve([0, 11], columns: 1, rows: 3)) == ["⡇", "⢣", "⢸"])
    #expect(picture(curve([11, 0], columns: 1, rows: 3), isASCII: true) == ["|", "/", "|"])
  }

  @Test func `a single point is a dot`() {
    #expect(picture(curve([2], columns: 2, rows: 1)) == ["⠄·"])
    #expect(picture(curve([], columns: 2, rows: 1)) == ["··"])
  }
}

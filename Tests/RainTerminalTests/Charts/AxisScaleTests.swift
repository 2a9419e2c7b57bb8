import RainTerminal
import Testing

@Suite struct AxisScaleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let values: ClosedRange<Double>
    var rows = 7
    let ticks: [Double]
    let usedRows: Int

    var testDescription: String { "\(values) in \(rows) rows" }
  }

  @Test(arguments: [
    Case(values: 3...8, ticks: [8, 6, 4, 2], usedRows: 7),
    Case(values: -3...8, ticks: [10, 5, 0, -5], usedRows: 7),
    Case(values: -30.5 ... -21, ticks: [-20, -25, -30, -35], usedRows: 7),
    Case(values: -14.6 ... -9.2, ticks: [-9, -10, -11, -12, -13, -14, -15], usedRows: 7),
    Case(values: 27...46, ticks: [50, 40, 30, 20], usedRows: 7),
    Case(values: 0...4, ticks: [4, 2, 0], usedRows: 7),
    Case(values: 3...8, rows: 3, ticks: [10, 5, 0], usedRows: 3),
    Case(values: 0...100_000, ticks: [100_000, 50_000, 0], usedRows: 7),
  ])
  func `ticks are round numbers around the values`(example: Case) {
    let scale = AxisScale(covering: example.values, rows: example.rows)
    #expect(scale.ticks.map(\.value) == example.ticks)
    #expect(scale.rows == example.usedRows)
    #expect(scale.ticks.last?.row == scale.rows - 1)
  }

  @Test(arguments: [
    (5.0, [6.0, 5, 4]), (5.5, [6.0, 5]), (0.0, [1.0, 0, -1]), (-0.4, [0.0, -1]),
  ])
  func `a constant value stands between ticks`(value: Double, ticks: [Double]) {
    #expect(AxisScale(covering: value...value, rows: 7).ticks.map(\.value) == ticks)
  }

  @Test func `the least step may be smaller than one`() {
    let scale = AxisScale(covering: 0.02...0.31, rows: 5, minimumStep: 0.01)
    #expect(scale.step == 0.2)
    #expect((scale.lower, scale.upper) == (0, 0.4))
  }

  @Test func `values are told in rows from the top`() {
    let scale = AxisScale(covering: -3...8, rows: 7)
    #expect(scale.rows(downTo: 10) == 0)
    #expect(scale.rows(downTo: 0) == 4)
    #expect(scale.rows(downTo: 7.5) == 1)
  }

  @Test func `every range fits into the rows there are`() {
    for low in stride(from: -60.0, through: 50, by: 3.7) {
      for length in [0, 0.1, 1, 4.9, 10, 23.4, 60, 1e3] {
        for rows in 1...12 {
          let scale = AxisScale(covering: low...(low + length), rows: rows)
          #expect(scale.rows <= max(3, rows))
          #expect(scale.lower <= low && low + length <= scale.upper)
        }
      }
    }
  }

  @Test(arguments: [-Double.infinity...Double.infinity, 1e300...1e301, -1e18...0])
  func `absurd values are no trouble`(values: ClosedRange<Double>) {
    #expect(AxisScale(covering: values, rows: 7).rows <= 7)
  }
}

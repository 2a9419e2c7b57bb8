import Testing

@testable import RainTerminal

@Suite struct ColumnLayoutTests {
  private let columns = [
    Table.Column(gap: 2),
    Table.Column(weight: 5, minimumWidth: 4, gap: 2),
    Table.Column(weight: 1, gap: 1),
    Table.Column(weight: 1, gap: 1),
    Table.Column(weight: 3, minimumWidth: 2, gap: 2),
  ]

  private func layout(_ width: Int, _ natural: [Int] = [5, 10, 4, 4, 10]) -> ColumnLayout {
    ColumnLayout(columns, naturalWidths: natural, width: width)
  }

  private func widths(_ width: Int) -> [Int: Int] {
    let pairs = layout(width).places.map { ($0.column, $0.width) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: [
    (200, [0: 5, 1: 10, 2: 4, 3: 4, 4: 10]),
    (39, [0: 5, 1: 10, 2: 4, 3: 4, 4: 10]),
    (38, [0: 5, 1: 10, 2: 4, 3: 4, 4: 9]),
    (35, [0: 5, 1: 8, 2: 4, 3: 4, 4: 8]),
    (25, [0: 5, 1: 4, 2: 4, 3: 4, 4: 2]),
    (24, [0: 5, 1: 5, 2: 4, 4: 5]),
    (19, [0: 5, 1: 5, 4: 5]),
    (14, [0: 5, 1: 7]),
    (10, [0: 5, 2: 4]),
    (3, [0: 5]),
    (0, [0: 5]),
  ])
  func `the least important go, then the widest flexible ones shrink, of equal ones the last`(
    width: Int,
    expected: [Int: Int]
  ) {
    #expect(widths(width) == expected)
  }

  @Test func `what is narrower than what was left out comes back where nothing is cut for it`() {
    let columns = [
      Table.Column(), Table.Column(weight: 2, minimumWidth: 8), Table.Column(weight: 1),
    ]
    let places = ColumnLayout(columns, naturalWidths: [10, 20, 5], width: 19).places
    #expect(places.map(\.column) == [0, 2])
    let whole = ColumnLayout(columns, naturalWidths: [10, 20, 5], width: 20).places
    #expect(whole.map(\.column) == [0, 1])
  }

  @Test(arguments: [
    (40, [0: 10, 1: 10, 2: 5, 3: 5]), (31, [0: 10, 1: 10, 2: 5]), (25, [0: 10, 1: 10]),
    (21, [0: 10, 1: 9]), (15, [0: 10, 1: 3]),
  ])
  func `what is only pleasant goes before anything is cut`(width: Int, expected: [Int: Int]) {
    let columns = [
      Table.Column(), Table.Column(weight: 1, minimumWidth: 3), Table.Column(weight: -1),
      Table.Column(weight: -2),
    ]
    let places = ColumnLayout(columns, naturalWidths: [10, 10, 5, 5], width: width).places
    let widths = places.map { ($0.column, $0.width) }
    #expect(Dictionary(uniqueKeysWithValues: widths) == expected)
  }

  @Test func `the first column shown has no gap, and empty columns are not shown`() {
    let places = layout(80, [0, 10, 0, 4, 1]).places
    #expect(places.map(\.column) == [1, 3, 4])
    #expect(places.map(\.gap) == [0, 1, 2])
  }

  @Test func `no columns need no places`() {
    #expect(ColumnLayout([], naturalWidths: [], width: 80).places.isEmpty)
  }
}

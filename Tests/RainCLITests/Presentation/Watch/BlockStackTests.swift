import RainTerminal
import Testing

@testable import RainCLI

@Suite struct BlockStackTests {
  private static func block(
    _ name: String,
    _ count: Int,
    rank: Int,
    least: Int = 1,
    first: Int? = nil
  ) -> BlockStack.Block {
    let lines = (1...count).map { StyledText("\(name)\($0)") }
    return BlockStack.Block(lines: lines, rank: rank, least: least, first: first)
  }

  private static func text(_ blocks: [BlockStack.Block], rows: Int) -> String {
    BlockStack(blocks, rows: rows).lines.map(\.plain).joined(separator: " ")
  }

  @Test(arguments: [
    (0, ""), (1, "a1"), (2, "a1 b1"), (3, "a1 b1 b2"), (4, "a1 b1 b2 c1"),
    (5, "a1 b1 b2 c1 c2"), (13, "a1 b1 b2 c1 c2 c3 c4"),
    (14, "a1  b1 b2  c1 c2 c3 c4"), (-3, ""),
  ])
  func `what matters most has its rows first`(rows: Int, text: String) {
    let blocks = [
      Self.block("a", 1, rank: 0), Self.block("b", 2, rank: 1), Self.block("c", 4, rank: 2),
    ]
    #expect(Self.text(blocks, rows: rows) == text)
  }

  @Test func `the order on the screen is not that of the ranks`() {
    let blocks = [Self.block("a", 2, rank: 1), Self.block("b", 2, rank: 0)]
    #expect(Self.text(blocks, rows: 3) == "a1 b1 b2")
  }

  @Test func `a block that would be too short is left out for the next one`() {
    let blocks = [
      Self.block("a", 2, rank: 0), Self.block("b", 4, rank: 1, least: 4),
      Self.block("c", 1, rank: 2),
    ]
    #expect(Self.text(blocks, rows: 5) == "a1 a2 c1")
    #expect(Self.text(blocks, rows: 6) == "a1 a2 b1 b2 b3 b4")
  }

  @Test func `a long block waits with its rest until the others have theirs`() {
    let blocks = [Self.block("a", 9, rank: 0, first: 2), Self.block("b", 2, rank: 1)]
    #expect(Self.text(blocks, rows: 3) == "a1 a2 b1")
    #expect(Self.text(blocks, rows: 6) == "a1 a2 a3 a4 b1 b2")
  }

  @Test(arguments: 0...60)
  func `there are never more lines than rows`(rows: Int) {
    let blocks = (0..<8).map { Self.block("x", $0 + 1, rank: 7 - $0, least: $0 % 3 + 1, first: 3) }
    #expect(BlockStack(blocks, rows: rows).lines.count <= rows)
  }
}

import RainTerminal

/// Blocks of lines below each other in a limited number of rows: those that matter most get theirs
/// first.
struct BlockStack: Sendable {
  /// Lines that belong together.
  struct Block: Sendable {
    let lines: [StyledText]
    /// How much it matters: 0 is the most.
    let rank: Int
    /// With fewer lines it is left out; a shorter block is shown whole or not at all.
    var least = 1
    /// How many lines it gets before the others have theirs; `nil` for all.
    var first: Int?
  }

  private let blocks: [Block]
  /// How many lines of each block are shown.
  let counts: [Int]
  private let gap: Int

  /// From so many rows on there is an empty one between blocks.
  static let roomyRows = 14

  /// Gives rows to blocks.
  ///
  /// - Parameters:
  ///   - blocks: The blocks from top to bottom; empty ones do not count.
  ///   - rows: The rows there are.
  init(_ blocks: [Block], rows: Int) {
    let gap = rows >= Self.roomyRows ? 1 : 0
    var counts = Array(repeating: 0, count: blocks.count)
    var left = rows
    let byRank = blocks.indices.sorted { blocks[$0].rank < blocks[$1].rank }
    for index in byRank {
      let block = blocks[index]
      let space = left < rows ? gap : 0
      let count = min(block.lines.count, block.first ?? .max, left - space)
      guard count > 0, count >= min(block.least, block.lines.count) else { continue }
      counts[index] = count
      left -= count + space
    }
    for index in byRank where counts[index] > 0 {
      let more = min(blocks[index].lines.count - counts[index], left)
      counts[index] += more
      left -= more
    }
    self.blocks = blocks
    self.counts = counts
    self.gap = gap
  }

  /// The lines, no more than there are rows.
  var lines: [StyledText] {
    let shown = zip(blocks, counts).map { Array($0.lines.prefix($1)) }.filter { !$0.isEmpty }
    return Array(shown.joined(separator: Array(repeating: "", count: gap)))
  }
}

/// The difference of two texts, line by line, for people to read.
enum LineDifference {
  /// Returns the lines that differ, those only in `expected` after `-`, those only in `actual` after `+`.
  ///
  /// - Parameters:
  ///   - expected: The text that should be.
  ///   - actual: The text that is.
  ///   - context: How many equal lines to show before and after those that differ.
  /// - Returns: The lines in their order.
  static func text(expected: String, actual: String, context: Int = 2) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = mark(old, new)
    return marked.indices
      .filter { index in
        let near = max(0, index - context)...min(marked.count - 1, index + context)
        return marked[near].contains { !$0.hasPrefix(" ") }
      }
      .map { marked[$0] }
      .joined(separator: "\n")
  }

  private static func mark(_ old: [Substring], _ new: [Substring]) -> [String] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var marked: [String] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if removed.contains(o), o < old.count {
        marked.append("- \(old[o])")
        o += 1
      } else if inserted.contains(n), n < new.count {
        marked.append("+ \(new[n])")
        n += 1
      } else {
        marked.append("  \(new[n])")
        (o, n) = (o + 1, n + 1)
      }
    }
    return marked
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

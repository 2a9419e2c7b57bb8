import RainCore
import RainTerminal

/// What `rain help symbols` tells: the signs of the three sets, and what they stand for.
struct SymbolHelp: Sendable {
  /// The columns there are.
  let width: Int
  /// Whether only ASCII may be written.
  let isASCII: Bool

  private var sets: [SymbolSet] { isASCII ? [.ascii] : SymbolSet.allCases }

  /// The text, English like all help.
  var text: String {
    let introduction = "rain settings set symbols \(isASCII ? "ascii" : "emoji")"
    let arrows =
      isASCII
      ? "The letters of a wind say where it comes from."
      : "An arrow points where a wind blows to; the letters beside it say where it comes from."
    let lines =
      [introduction, ""] + table.lines(width: width, mark: isASCII ? "~" : "…").map(\.plain)
      + [""] + TextFitting.wrapped(arrows, to: width)
    return lines.map { $0 + "\n" }.joined()
  }

  private var table: Table {
    var table = Table(sets.map { Table.Column(StyledText($0.rawValue)) } + [Table.Column("")])
    var shown: [[String]] = []
    let (unknown, known) = ([Condition.unknown], Condition.allCases.filter { $0 != .unknown })
    for condition in known + unknown {
      for isDay in [true, false] {
        let signs = sets.map { $0.symbol(of: condition, isDay: isDay).plain }
        let words = Words().description(of: Sky(condition), isDay: isDay)
        // What looks alike by day and by night stands there once.
        guard !shown.contains(signs + [words]) else { continue }
        shown.append(signs + [words])
        let isTold = shown.dropLast().last?.last == words
        table.add((signs + [isTold ? "\(words), by night" : words]).map { StyledText($0) })
      }
    }
    return table
  }
}

import RainCore
import RainTerminal
import RainTestSupport
import Testing

@Suite struct TextFuzzTests {
  @Test func `any text is made harmless, and stays as it is from then on`() async {
    await FuzzRound("clean-text", count: 1000)
      .run { random in
        OddText.random(using: &random)
      } check: { text, _ in
        let line = CleanText.line(text)
        let paragraphs = CleanText.paragraphs(text)
        if let scalar = Harm.scalar(in: line) ?? Harm.scalar(in: paragraphs, allowing: ["\n"]) {
          return scalar
        }
        if line.contains(where: { $0.unicodeScalars.count > 31 }) { return "an endless character" }
        if CleanText.line(line) != line { return "a clean line changes again" }
        return CleanText.paragraphs(paragraphs) == paragraphs ? nil : "clean text changes again"
      }
  }

  @Test func `any text is measured alike in whole and in parts`() async {
    await FuzzRound("display-width", count: 2000)
      .run { random in
        OddText.random(using: &random)
      } check: { text, _ in
        let width = DisplayWidth.width(of: text)
        let characters = text.map { DisplayWidth.width(of: $0) }
        guard characters.allSatisfy((0...2).contains) else { return "a width that there is not" }
        return width == characters.reduce(0, +) ? nil : "\(width), but \(characters) one by one"
      }
  }

  @Test func `any text is cut to any width`() async {
    await FuzzRound("truncated-text", count: 1000)
      .run { random in
        CleanText.line(OddText.random(using: &random))
      } check: { text, random in
        let width = Int.random(in: -1...40, using: &random)
        let mark = random.one(of: "…", "~", "...", "")
        let cut = TextFitting.truncated(text, to: width, mark: mark)
        let cells = DisplayWidth.width(of: cut)
        if cells > max(0, width) { return "\(cells) cells in \(width): '\(cut)'" }
        if DisplayWidth.width(of: text) <= width, cut != text { return "cut without need" }
        let padded = TextFitting.padded(cut, to: width)
        return DisplayWidth.width(of: padded) == max(cells, width) || cut.isEmpty
          ? nil : "padded to another width: '\(padded)'"
      }
  }

  @Test func `any text is wrapped at any width without losing a letter`() async {
    await FuzzRound("wrapped-text", count: 1000)
      .run { random in
        CleanText.paragraphs(OddText.random(using: &random))
      } check: { text, random in
        let width = Int.random(in: 0...40, using: &random)
        let lines = TextFitting.wrapped(text, to: width)
        if lines.isEmpty { return "no line" }
        if let line = lines.first(where: { DisplayWidth.width(of: $0) > max(2, width) }) {
          return "\(DisplayWidth.width(of: line)) cells in \(width): '\(line)'"
        }
        if lines.contains(where: { $0.hasPrefix(" ") || $0.hasSuffix(" ") }) {
          return "spaces at the end of a line"
        }
        let paragraphs = text.split(whereSeparator: \.isNewline).map(String.init)
        return Self.letters(of: lines) == Self.letters(of: paragraphs)
          ? nil : "letters got lost"
      }
  }

  /// What there is to read in lines, scalar by scalar.
  private static func letters(of lines: [String]) -> [Unicode.Scalar] {
    // Line by line: joined, a mark at the start of one would go with the end of the one before.
    lines.flatMap { line in line.filter { !$0.isWhitespace }.unicodeScalars }
  }

  @Test func `any table fits, whatever stands in it`() async {
    await FuzzRound("tables", count: 300)
      .run { random in
        (0..<Int.random(in: 1...12, using: &random))
          .map { _ in CleanText.line(OddText.random(using: &random)) }
      } check: { texts, random in
        let columns = Int.random(in: 1...6, using: &random)
        var table = Table(
          (0..<columns)
            .map { column in
              Table.Column(
                column == 0 ? "" : "Head",
                random.one(of: .leading, .trailing, .center),
                weight: Int.random(in: -2...2, using: &random),
                minimumWidth: random.one(of: nil, 0, 3, 10),
                // Without a gap a mark at the start of a cell goes with the cell before.
                gap: random.one(of: 1, 2)
              )
            }
        )
        for start in stride(from: 0, to: texts.count, by: columns) {
          table.add(texts[start..<min(start + columns, texts.count)].map { StyledText($0) })
        }
        if random.oneIn(3) { table.add(line: StyledText(texts[0], .bold)) }
        let width = Int.random(in: 1...100, using: &random)
        let lines = table.lines(width: width, mark: random.one(of: "…", "~"))
        let widest = lines.max { $0.width < $1.width }
        return (widest?.width ?? 0) <= width ? nil : "too wide: '\(widest?.plain ?? "")'"
      }
  }
}

/// A manual page as it is put together: text for the formatters, with the macros of man(7).
struct Roff: Sendable {
  /// Long lines are read with difficulty, by people and by some formatters.
  private static let lineWidth = 78

  /// What formatters show of a sign that the output can't show.
  private static let standIns: KeyValuePairs<Unicode.Scalar, String> = [
    "°": "deg", "–": "\\-", "…": "...", "’": "\\(aq", "×": "x",
  ]

  private var lines: [String] = []

  /// The page so far, its last line ended too.
  var text: String {
    let body = lines.map { $0 + "\n" }.joined()
    let fallbacks = Self.standIns
      .map { (name: Self.escaped(String($0.key)), text: $0.value) }
      .filter { body.contains($0.name) }
      .map { ".if !c\($0.name) .char \($0.name) \($0.text)\n" }
    return fallbacks.joined() + body
  }

  /// The title, and how lines are broken: words are not, since many are there to be typed.
  mutating func start(_ name: String, date: String, version: String) {
    // Formatters read the date, and do so only when it is written plainly.
    lines.append(
      ".TH \(Self.escaped(name.uppercased())) 1 \(date)"
        + " \"\(Self.escaped("\(name) \(version)"))\" \"User Commands\""
    )
    lines += [".nh", ".ad l"]
  }

  /// A macro with arguments, which are texts.
  mutating func macro(_ name: String, _ arguments: String...) {
    let quoted = arguments.map { argument in
      let text = Self.escaped(argument)
      return text.isEmpty || text.contains(" ") ? "\"\(text)\"" : text
    }
    lines.append(([".\(name)"] + quoted).joined(separator: " "))
  }

  /// A line of words, wrapped; `parts` are escaped already.
  mutating func line(_ parts: String...) {
    lines += TextWrapping.lines(of: parts.joined(), width: Self.lineWidth).map(Self.guarded)
  }

  /// Paragraphs separated by empty lines; a line that begins with spaces stands by itself.
  mutating func paragraphs(_ text: String, firstMacro: String? = "PP") {
    for (index, block) in Self.blocks(of: text).enumerated() {
      let macro = index == 0 ? firstMacro : block.isParagraph ? "PP" : nil
      if let macro { self.macro(macro) }
      if block.isIndented {
        lines.append(".nf")
        lines += block.lines.map { Self.guarded(Self.escaped($0)) }
        lines.append(".fi")
      } else {
        line(Self.escaped(block.lines.joined(separator: " ")))
      }
    }
  }

  /// A term, escaped already, with the text that explains it.
  mutating func tagged(_ term: String, _ text: String) {
    macro("TP")
    lines.append(Self.guarded(term))
    paragraphs(text, firstMacro: nil)
  }

  /// A text in bold, as for what is typed.
  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// A text in italics, as for what stands for something else.
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// A text that formatters show as it is: every sign that means something to them, and every one
  /// that not all of them can read, is written by its name.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case " "..."~": result.unicodeScalars.append(scalar)
      case ..."\u{1F}", "\u{7F}"..."\u{9F}": result += " "
      default: result += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return result
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A line that begins with a full stop would be a macro.
  private static func guarded(_ line: String) -> String { line.first == "." ? "\\&\(line)" : line }

  /// Lines that belong together.
  private struct Block {
    var lines: [String]

    /// Whether an empty line parts it from the block before.
    let isParagraph: Bool

    /// Whether its lines begin with spaces.
    let isIndented: Bool
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var isParagraph = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.allSatisfy(\.isWhitespace) {
        isParagraph = true
        continue
      }
      let isIndented = line.first == " "
      if isParagraph || blocks.last?.isIndented != isIndented {
        blocks.append(Block(lines: [line], isParagraph: isParagraph, isIndented: isIndented))
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
      isParagraph = false
    }
    return blocks
  }
}

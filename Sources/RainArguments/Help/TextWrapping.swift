/// Breaks texts into lines at spaces; widths are counted in characters.
enum TextWrapping {
  /// Returns the words in lines no wider than `width`, but for words that are wider themselves.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let wordWidth = word.count
      if lineWidth > 0, lineWidth + 1 + wordWidth > width {
        lines.append(line)
        line = ""
        lineWidth = 0
      }
      if lineWidth > 0 {
        line += " "
        lineWidth += 1
      }
      line += word
      lineWidth += wordWidth
    }
    return lineWidth > 0 ? lines + [line] : lines
  }

  /// Returns a text of several paragraphs in lines, wrapped again where that is allowed.
  ///
  /// Empty lines separate paragraphs. A line that begins with spaces stands by itself: it keeps its
  /// inner spacing when it fits, and is wrapped with a hanging indentation when it does not.
  static func paragraphs(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    func flush() {
      lines += Self.lines(of: paragraph.joined(separator: " "), width: width)
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        flush()
        if lines.last?.isEmpty == false { lines.append("") }
      } else if line.first == " " {
        flush()
        lines += indentedLines(of: line, width: width)
      } else {
        paragraph.append(line)
      }
    }
    flush()
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func indentedLines(of line: Substring, width: Int) -> [String] {
    guard line.count > width else { return [String(line)] }
    let head = tableHead(of: line, width: width)
    let hanging = String(repeating: " ", count: head.count)
    let rest = lines(of: String(line.dropFirst(head.count)), width: width - head.count)
    return rest.enumerated().map { index, text in (index == 0 ? String(head) : hanging) + text }
  }

  /// Returns what following lines are indented past: `  term  ` of `  term  text`, or the spaces.
  private static func tableHead(of line: Substring, width: Int) -> Substring {
    let indentation = line.prefix { $0 == " " }
    let body = line[indentation.endIndex...]
    guard let gap = body.firstRange(of: "  ") else { return indentation }
    let spaces = body[gap.lowerBound...].prefix { $0 == " " }
    let head = line[..<spaces.endIndex]
    return head.count <= width / 2 ? head : indentation
  }
}

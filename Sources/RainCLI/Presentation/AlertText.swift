/// The text of a warning, of which issuers break the lines as their own printers need it.
enum AlertText {
  /// Lines shorter than this were broken on purpose.
  private static let shortestFullLine = 50

  /// The paragraphs of a text, each as one line.
  ///
  /// A full line goes on in the next one, unless that begins with a bullet, a mark or a space.
  static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    var previous = ""
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").joined(separator: " ")
      let isFull = previous.count >= shortestFullLine
      if isFull, !words.isEmpty, line.first?.isLetter == true || line.first?.isNumber == true {
        paragraphs[paragraphs.count - 1] += " " + words
      } else {
        paragraphs.append(words)
      }
      previous = words
    }
    return paragraphs.trimmingEmpty
  }
}

extension [String] {
  /// The lines without empty ones at both ends, and never two of them in a row.
  fileprivate var trimmingEmpty: [String] {
    reduce(into: []) { lines, line in
      if !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
    }
    .trimmingLastEmpty
  }

  private var trimmingLastEmpty: [String] { last?.isEmpty == true ? dropLast() : self }
}

import RainTerminal

extension Dependencies {
  /// Writes a message to standard error; what is too long for the terminal there goes on below,
  /// indented.
  ///
  /// Commands and candidates, which are to be pasted, stay in one piece.
  ///
  /// - Parameter message: Lines, each with its line break.
  func tell(_ message: String) {
    guard terminal.errorColumns != nil else {
      writeError(message)
      return
    }
    let columns = TerminalChoice.width(
      explicit: nil,
      environment: environment,
      terminalColumns: terminal.errorColumns
    )
    let lines = message.split(separator: "\n")
      .flatMap { Self.fitted(String($0), to: max(columns, Self.leastColumns)) }
    writeError(lines.map { $0 + "\n" }.joined())
  }

  /// Narrower than this, messages are not made for.
  private static let leastColumns = 40

  /// Stands for a space within a command; nothing else that rain says holds one.
  private static let glue = "\u{A0}"

  /// Whether a line is words, and nothing to be pasted as it is.
  private static func isProse(_ hint: Substring) -> Bool {
    guard !hint.hasPrefix("rain ") else { return false }
    return hint.contains(": ") || hint.contains("; ") || hint.hasPrefix("and ")
  }

  private static func fitted(_ line: String, to columns: Int) -> [String] {
    let isHint = line.hasPrefix("  ")
    guard DisplayWidth.width(of: line) > columns, !isHint || isProse(line.dropFirst(2)) else {
      return [line]
    }
    let indent = isHint ? "    " : "  "
    let whole = line.replacing(/'rain [^']*'/) { $0.output.replacing(" ", with: Self.glue) }
    let wrapped = TextFitting.wrapped(whole, to: columns - indent.count)
      .map { $0.replacing(glue, with: " ") }
    return wrapped.enumerated()
      .map { index, text in
        index == 0 ? (isHint ? "  " : "") + text : indent + text
      }
  }
}

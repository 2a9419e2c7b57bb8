/// Writes texts so that shells take them literally.
enum ShellText {
  /// Returns a text in single quotes, as bash and zsh read them, or bare where that is safe.
  static func quoted(_ text: String) -> String {
    isSafe(text) ? text : "'" + text.replacing("'", with: #"'\''"#) + "'"
  }

  /// Returns a text in single quotes, as fish reads them, or bare where that is safe.
  static func fishQuoted(_ text: String) -> String {
    isSafe(text)
      ? text
      : "'" + text.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }

  /// Returns texts as a pattern of `case`: `now | 'locations add'`.
  static func pattern(_ texts: [String]) -> String { texts.map(quoted).joined(separator: " | ") }

  /// Returns lines moved to the right; empty ones stay empty.
  static func indented(_ lines: [String], by columns: Int) -> [String] {
    lines.map { $0.isEmpty ? $0 : String(repeating: " ", count: columns) + $0 }
  }

  private static func isSafe(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "/"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}

/// Makes texts from outside harmless: what an answer holds must not steer the terminal.
public enum CleanText {
  /// Returns `text` as one line: without control characters, escape sequences and characters that
  /// turn the direction of writing; line breaks and tabs become spaces, and of the marks heaped on a
  /// letter no more are left than any language has.
  public static func line(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return withoutHeaps(text) }
    return paragraphs(text).split(separator: "\n").joined(separator: " ")
  }

  /// Returns `text` likewise, but with its line breaks.
  public static func paragraphs(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return withoutHeaps(text) }
    var clean = String.UnicodeScalarView()
    var escape = EscapeSequence.none
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      if escape.consume(scalar) { continue }
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: clean.append("\n")
      case 0x09: clean.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: continue
      // Bidirectional embeddings, overrides and isolates, and the marks that go with them.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: continue
      // The byte order mark, and characters of the tag block that nobody sees.
      case 0xFEFF, 0xE0001: continue
      default: clean.append(scalar)
      }
    }
    return withoutHeaps(String(clean))
  }

  /// How many scalars a character may have: a letter and thirty marks, as the Stream-Safe Text Format
  /// of Unicode (UAX #15) has it.
  static let characterLimit = 31

  /// The text with longer characters cut short: the width of a character tells nothing of its length.
  private static func withoutHeaps(_ text: String) -> String {
    func isHeap(_ character: Character) -> Bool {
      character.utf8.count > characterLimit && character.unicodeScalars.count > characterLimit
    }
    guard text.utf8.count > characterLimit, text.utf8.contains(where: { $0 >= 0x80 }),
      text.contains(where: isHeap)
    else { return text }
    var short = String.UnicodeScalarView()
    for character in text {
      short.append(contentsOf: character.unicodeScalars.prefix(characterLimit))
    }
    // What was left of one character may have joined the next.
    return withoutHeaps(String(short))
  }

  /// Whether a byte may belong to something that must go: a control, or the first byte of one of
  /// the multi-byte ones.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || [0xC2, 0xD8, 0xE2, 0xEF, 0xF3].contains(byte)
  }
}

/// Where the reader stands inside an escape sequence of a terminal (ECMA-48).
private enum EscapeSequence {
  case none
  case afterEscape
  case control
  case string

  /// Takes the next character; true when it belongs to a sequence and must go.
  mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    switch (self, scalar.value) {
    case (.string, 0x07), (.string, 0x9C): self = .none
    case (.string, 0x0A):
      // An unfinished one must not swallow the rest of a text.
      self = .none
      return false
    case (_, 0x1B): self = .afterEscape
    case (.none, 0x9B): self = .control
    case (.none, 0x90), (.none, 0x9D), (.none, 0x9E), (.none, 0x9F): self = .string
    case (.none, _): return false
    case (.afterEscape, 0x5B): self = .control
    case (.afterEscape, 0x50), (.afterEscape, 0x5D...0x5F): self = .string
    case (.afterEscape, 0x20...0x2F): break
    case (.control, 0x20...0x3F), (.string, _): break
    case (.afterEscape, 0x30...0x7E), (.control, 0x40...0x7E): self = .none
    default:
      // Not a sequence after all: give the character back.
      self = .none
      return false
    }
    return true
  }
}

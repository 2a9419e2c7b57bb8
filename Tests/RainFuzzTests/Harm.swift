/// Finds in output what must never be there.
enum Harm {
  /// The first scalar that steers a terminal or turns the direction of writing; `nil` for none.
  static func scalar(in text: String, allowing allowed: Set<Unicode.Scalar> = []) -> String? {
    let found = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x20..<0x7F: false
      case ..<0x20, 0x7F...0x9F, 0x2028...0x2029: !allowed.contains(scalar)
      case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xE0001: true
      default: false
      }
    }
    return found.map { "U+\(String($0.value, radix: 16, uppercase: true)) in the output" }
  }

  /// What is wrong with the lines of an error, or of notes without one; `nil` for nothing.
  static func message(_ text: String) -> String? {
    if let scalar = scalar(in: text, allowing: ["\n"]) { return scalar }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    if !text.isEmpty, !text.hasSuffix("\n") { return "a message without a line break at its end" }
    guard lines.first.map({ $0.utf8.starts(with: "rain: ".utf8) }) ?? true else {
      return "a message that does not begin with the name of the program"
    }
    if lines.contains(where: {
      !$0.utf8.starts(with: "rain: ".utf8) && !$0.utf8.starts(with: "  ".utf8)
    }) {
      return "a line of a message that is not indented"
    }
    return text.utf8.count > 20_000 ? "an endless message" : nil
  }
}

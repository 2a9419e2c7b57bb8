/// The code of a language by BCP 47: `de`, `pt-BR`, `zh-Hant-TW`.
public enum LanguageCode {
  /// What is expected, for messages.
  public static let expectation = "a language code such as de"

  /// Spells a code as it is stored: hyphens, the region in upper case.
  ///
  /// - Parameter text: A code, or the name of a locale, whose encoding and modifier do not count.
  /// - Returns: The code; `nil` for a text of another shape.
  public static func normalized(_ text: String) -> String? {
    let tag = text.prefix { $0 != "." && $0 != "@" }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { return nil }
    let subtags = parts.dropFirst()
    guard subtags.allSatisfy({ (2...8).contains($0.utf8.count) }),
      subtags.joined().utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) })
    else { return nil }
    let cased = subtags.map { subtag in
      switch subtag.utf8.count {
      case 2: subtag.uppercased()
      case 4: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.lowercased()
      }
    }
    return ([language.lowercased()] + cased).joined(separator: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

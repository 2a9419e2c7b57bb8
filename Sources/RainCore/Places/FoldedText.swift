import Foundation

/// A text in the form in which names are compared: without case, accents, width and the signs that
/// people leave out.
public struct FoldedText: Hashable, Comparable, Sendable {
  /// The folded form.
  public let value: String

  /// Folds `text`; the same on every system and in every locale.
  public init(_ text: some StringProtocol) {
    let folded = String(text)
      .folding(
        options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
        locale: Locale(identifier: "en_US_POSIX")
      )
    let words = folded.map { Self.letters[$0] ?? String($0) }.joined()
      .filter { !"'’ʻʼ`.".contains($0) }
      .split { $0.isWhitespace || $0 == "-" || $0 == "‐" || $0 == "–" }
    value = words.joined(separator: " ")
  }

  /// Compares by the folded forms.
  public static func < (left: FoldedText, right: FoldedText) -> Bool { left.value < right.value }

  /// Letters that are no base letter with an accent, so that folding leaves them.
  private static let letters: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i",
  ]
}

import Foundation

/// Hides keys in texts that a person or a log may see.
public enum Redaction {
  /// What stands in the place of a secret.
  public static let mask = "****"

  /// How short a key may be and still be looked for in texts about the weather, in bytes.
  static let shortestKey = 8

  /// Returns `text` with every one of `secrets` replaced, in any case.
  ///
  /// A secret is found as it is, and also where some or all of its characters are written as
  /// `%41`, `\u0041` or `&#65;`, and where white space or characters that nobody sees stand between
  /// them.
  ///
  /// - Parameters:
  ///   - secrets: What to hide; empty ones are passed over.
  ///   - text: Where to look.
  /// - Returns: The text that may be shown.
  public static func mask(_ secrets: [String], in text: String) -> String {
    secrets.filter { !$0.isEmpty }
      .reduce(text) { shown, secret in SecretSearch(secret).masked(shown) }
  }
}

/// The search for one secret.
private struct SecretSearch {
  private let secret: [Unicode.Scalar]

  init(_ secret: String) {
    self.secret = secret.unicodeScalars.map(Self.folded)
  }

  /// The text with the mask in the place of every occurrence.
  func masked(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var index = 0
    var isChanged = false
    while index < scalars.count {
      if let end = end(ofSecretAt: index, in: scalars) {
        shown.append(contentsOf: Redaction.mask.unicodeScalars)
        index = end
        isChanged = true
      } else {
        shown.append(scalars[index])
        index += 1
      }
    }
    return isChanged ? String(shown) : text
  }

  /// Where the longest occurrence ends that begins at `start`; `nil` when none does.
  ///
  /// A percent sign in a key may stand for itself or begin a number, so that there may be several ways
  /// to read on; all of them are followed.
  private func end(ofSecretAt start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var ends: Set<Int> = [start]
    for (position, wanted) in secret.enumerated() {
      var next: Set<Int> = []
      for end in ends {
        var index = end
        if position > 0 {
          while index < scalars.count, scalars[index] != wanted, Self.isFiller(scalars[index]) {
            index += 1
          }
        }
        guard index < scalars.count else { continue }
        if Self.folded(scalars[index]) == wanted { next.insert(index + 1) }
        for (spelled, length) in Self.spelledScalars(at: index, in: scalars)
        where Self.folded(spelled) == wanted {
          next.insert(index + length)
        }
      }
      guard !next.isEmpty else { return nil }
      ends = next
    }
    return ends.max()
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar
  }

  /// Whether a character may stand within a key without its being any harder to read.
  private static func isFiller(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7E || scalar.value <= 0x20 else { return false }
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .spacingMark, .unassigned,
      .privateUse:
      return true
    default: return false
    }
  }

  /// The characters that may be spelled at an index by their number, and how many characters that
  /// takes.
  private static func spelledScalars(
    at index: Int,
    in scalars: [Unicode.Scalar]
  ) -> [Spelling] {
    func begins(_ prefix: String) -> Bool {
      scalars[index...].starts(with: prefix.unicodeScalars)
    }
    func spelled(after before: Int, _ count: ClosedRange<Int>, _ radix: Int) -> [Spelling] {
      let digits = scalars[min(index + before, scalars.count)...].prefix(count.upperBound)
        .prefix { $0.isASCII && $0.properties.isASCIIHexDigit && (radix == 16 || $0.value < 0x3A) }
      guard digits.count >= count.lowerBound,
        let value = UInt32(String(String.UnicodeScalarView(digits)), radix: radix),
        let scalar = Unicode.Scalar(value)
      else { return [] }
      let end = index + before + digits.count
      let isClosed = scalars[index] == "&" && end < scalars.count && scalars[end] == ";"
      return [(scalar, end - index + (isClosed ? 1 : 0))]
    }
    switch scalars[index] {
    case "%":
      // What is encoded twice is the sign for the percent sign over and over.
      var found = spelled(after: 1, 2...2, 16)
      var before = 1
      while scalars[min(index + before, scalars.count)...].starts(with: "25".unicodeScalars) {
        before += 2
        found += spelled(after: before, 2...2, 16)
      }
      return found
    case "\\" where begins("\\u"): return spelled(after: 2, 4...4, 16)
    case "&" where begins("&#x") || begins("&#X"): return spelled(after: 3, 1...6, 16)
    case "&" where begins("&#"): return spelled(after: 2, 1...7, 10)
    default: return []
    }
  }

  /// A character, and how many characters it is spelled with.
  private typealias Spelling = (Unicode.Scalar, length: Int)
}

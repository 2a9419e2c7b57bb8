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

  /// Where an occurrence ends that begins at `start`; `nil` when none does.
  private func end(ofSecretAt start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var index = start
    for (position, wanted) in secret.enumerated() {
      if position > 0 {
        while index < scalars.count, scalars[index] != wanted, Self.isFiller(scalars[index]) {
          index += 1
        }
      }
      guard index < scalars.count else { return nil }
      if Self.folded(scalars[index]) == wanted {
        index += 1
      } else if let (spelled, length) = Self.spelledScalar(at: index, in: scalars),
        Self.folded(spelled) == wanted
      {
        index += length
      } else {
        return nil
      }
    }
    return index
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

  /// The character that is spelled at an index by its number, and how many characters that takes.
  private static func spelledScalar(
    at index: Int,
    in scalars: [Unicode.Scalar]
  ) -> (Unicode.Scalar, length: Int)? {
    func number(_ start: Int, _ count: ClosedRange<Int>, _ radix: Int) -> (UInt32, digits: Int)? {
      let digits = scalars[min(start, scalars.count)...].prefix(count.upperBound)
        .prefix { $0.isASCII && $0.properties.isASCIIHexDigit && (radix == 16 || $0.value < 0x3A) }
      guard digits.count >= count.lowerBound else { return nil }
      return UInt32(String(String.UnicodeScalarView(digits)), radix: radix)
        .map { ($0, digits.count) }
    }
    func begins(_ prefix: String) -> Bool {
      scalars[index...].starts(with: prefix.unicodeScalars)
    }
    var found: (UInt32, digits: Int)?
    var before = 0
    switch scalars[index] {
    case "%":
      // What is encoded twice is the sign for the percent sign over and over.
      before = 1
      while scalars[min(index + before, scalars.count)...].starts(with: "25".unicodeScalars),
        number(index + before + 2, 2...2, 16) != nil
      {
        before += 2
      }
      found = number(index + before, 2...2, 16)
    case "\\" where begins("\\u"):
      before = 2
      found = number(index + before, 4...4, 16)
    case "&" where begins("&#x") || begins("&#X"):
      before = 3
      found = number(index + before, 1...6, 16)
    case "&" where begins("&#"):
      before = 2
      found = number(index + before, 1...7, 10)
    default: return nil
    }
    guard let (value, digits) = found, let scalar = Unicode.Scalar(value) else { return nil }
    let end = index + before + digits
    let isClosed = scalars[index] == "&" && end < scalars.count && scalars[end] == ";"
    return (scalar, before + digits + (isClosed ? 1 : 0))
  }
}

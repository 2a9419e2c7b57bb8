import Foundation

/// A name without what people leave out when they type: case, accents, white space around it.
struct FoldedName: Hashable, Comparable {
  private let utf8: [UInt8]

  var isEmpty: Bool { utf8.isEmpty }

  /// Folds `name`.
  init(_ name: String) {
    var bytes = Array(name.utf8)
    if bytes.contains(where: { $0 >= 0x80 }) {
      bytes = Array(Self.withoutAccents(name).utf8)
    }
    for index in bytes.indices where (0x41...0x5A).contains(bytes[index]) {
      bytes[index] |= 0x20
    }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if let first = bytes.first, first <= 0x20 { bytes = Array(bytes.drop { $0 <= 0x20 }) }
    utf8 = bytes
  }

  static func < (left: FoldedName, right: FoldedName) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func withoutAccents(_ name: String) -> String {
    var result = ""
    for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "\u{300}"..."\u{36F}": continue
      case "\u{80}"...: result += strokes[scalar] ?? String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Letters whose accent Unicode counts as part of the letter.
  private static let strokes: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h",
    "ı": "i", "ŧ": "t",
  ]
}

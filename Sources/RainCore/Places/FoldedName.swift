import Foundation

/// A name in the form in which names are compared: without case and accents, without the signs that
/// people leave out (`St. John's`), with one space for hyphens and any number of spaces.
struct FoldedName: Hashable, Comparable {
  private let utf8: [UInt8]

  var isEmpty: Bool { utf8.isEmpty }

  /// The folded form as text.
  var text: String { String(decoding: utf8, as: UTF8.self) }

  /// Folds `name`; the same on every system and in every locale.
  init(_ name: some StringProtocol) {
    var bytes = Array(name.utf8)
    if bytes.contains(where: { $0 >= 0x80 }) {
      bytes = Array(Self.withoutAccents(String(name)).utf8)
    }
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      // Apostrophe, full stop, grave accent.
      case 0x27, 0x2E, 0x60: continue
      // Controls, space and hyphen part words.
      case ...0x20, 0x2D:
        if let last = folded.last, last != 0x20 { folded.append(0x20) }
      case 0x41...0x5A: folded.append(byte | 0x20)
      default: folded.append(byte)
      }
    }
    if folded.last == 0x20 { folded.removeLast() }
    utf8 = folded
  }

  /// Whether this name begins with the other one.
  func hasPrefix(_ other: FoldedName) -> Bool { utf8.starts(with: other.utf8) }

  static func < (left: FoldedName, right: FoldedName) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func withoutAccents(_ name: String) -> String {
    var result = ""
    for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar {
      case "\u{300}"..."\u{36F}", "\u{2018}", "\u{2019}", "\u{2BB}", "\u{2BC}": continue
      case "\u{2010}"..."\u{2015}", "\u{A0}", "\u{3000}": result += " "
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

/// Latin letters without what stands on and under them.
enum LatinFolding {
  /// The text in ASCII, as far as its letters are Latin: `Schneeregen bei 0 Grad`, `Boeen`, `ete`.
  ///
  /// German umlauts become two letters, as Germans write them where there are none. What has no
  /// likeness in ASCII becomes a question mark.
  static func ascii(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII { result.unicodeScalars.append(scalar) } else { result += letters(scalar) }
    }
  }

  private static func letters(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "ä", "æ": "ae"
    case "ö", "œ": "oe"
    case "ü": "ue"
    case "Ä": "Ae"
    case "Ö": "Oe"
    case "Ü": "Ue"
    case "ß": "ss"
    case "à", "á", "â", "ã": "a"
    case "ç": "c"
    case "è", "é", "ê", "ë": "e"
    case "À", "Á", "Â": "A"
    case "Ç": "C"
    case "È", "É", "Ê": "E"
    case "Í", "Î": "I"
    case "Ñ": "N"
    case "Ó", "Ô": "O"
    case "Ú", "Û": "U"
    case "ì", "í", "î", "ï": "i"
    case "ñ": "n"
    case "ò", "ó", "ô", "õ": "o"
    case "ù", "ú", "û": "u"
    case "’", "‘": "'"
    case "–": "-"
    case "…": "..."
    case "\u{A0}", "\u{202F}": " "
    case "¡", "¿": ""
    default: "?"
    }
  }
}

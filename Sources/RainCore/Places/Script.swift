/// A script other than the Latin one in which the names of places are written.
enum Script: Hashable, CaseIterable {
  case arabic, chinese, cyrillic, devanagari, greek, hebrew, japanese, korean, thai

  /// The script of the first letter that tells it; `nil` when there is none.
  ///
  /// Chinese characters are Japanese where kana stand beside them.
  ///
  /// - Parameter text: A name.
  init?(of text: String) {
    let scripts = text.unicodeScalars.lazy.compactMap(Script.init)
    guard let first = scripts.first else { return nil }
    self = first == .chinese && scripts.contains(.japanese) ? .japanese : first
  }

  /// The blocks of Unicode that hold the letters of names.
  private init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .korean
    case 0x3040...0x30FF: self = .japanese
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F: self = .chinese
    default: return nil
    }
  }

  /// The languages that are written in it, by their codes of ISO 639, the most usual first.
  private var languages: [String] {
    switch self {
    case .arabic: ["ar", "fa", "ur"]
    case .chinese: ["zh", "ja"]
    case .cyrillic: ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg"]
    case .devanagari: ["hi", "mr", "ne"]
    case .greek: ["el"]
    case .hebrew: ["he"]
    case .japanese: ["ja"]
    case .korean: ["ko"]
    case .thai: ["th"]
    }
  }

  /// The language in which a name in this script is likely to be.
  ///
  /// - Parameter language: The user's language, which it is if that is written so.
  /// - Returns: The code of ISO 639.
  func language(preferring language: String) -> String {
    languages.contains(language) ? language : languages[0]
  }
}

/// A language that rain speaks, by its ISO 639 code.
///
/// A new language is a case here, a file beside this one with its texts, and a line in
/// `Words.template(of:)`.
enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case dutch = "nl"
  case russian = "ru"
  /// Chinese in simplified characters.
  case chinese = "zh"
  case japanese = "ja"

  /// The language that the name of a locale or a language tag names: `de_AT.UTF-8`, `zh-Hans-SG`.
  ///
  /// `C` and `POSIX` are English. Chinese in traditional characters is none of the languages, as in
  /// Unicode CLDR, which does not let it fall back to the simplified ones.
  ///
  /// `nil` for a language that rain does not speak, and for what names none.
  ///
  /// - Parameter name: The name in any case.
  init?(nearestTo name: String) {
    let tag = name.prefix { $0 != "." && $0 != "@" }.lowercased()
    guard tag != "c", tag != "posix" else {
      self = .english
      return
    }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let language = Language(rawValue: String(parts[0])) else { return nil }
    if language == .chinese, !parts.contains("hans") {
      let traditional: [Substring] = ["hant", "tw", "hk", "mo"]
      guard !parts.contains(where: traditional.contains) else { return nil }
    }
    self = language
  }

  /// Whether its words can be written in ASCII, without what stands on and under the letters.
  var isWrittenInLatinLetters: Bool {
    switch self {
    case .english, .german, .spanish, .french, .dutch: true
    case .russian, .chinese, .japanese: false
    }
  }
}

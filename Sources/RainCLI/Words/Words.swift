import RainCore
import RainTerminal

/// Rain's own words for the weather, in a language.
struct Words: Hashable, Sendable {
  /// The language of the texts.
  let language: Language
  /// Whether the texts are written without any sign beyond ASCII.
  let isASCII: Bool

  /// Chooses the words.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - isASCII: Whether only ASCII may be written. Then languages of other than Latin letters give
  ///     way to English.
  init(_ language: Language = .english, isASCII: Bool = false) {
    self.language = isASCII && !language.isWrittenInLatinLetters ? .english : language
    self.isASCII = isASCII
  }

  /// A phrase that needs no values.
  subscript(phrase: Phrase) -> String {
    let template = template(of: phrase)
    return isASCII ? LatinFolding.ascii(template) : template
  }

  /// A phrase with its values.
  func text(_ phrase: Phrase, _ values: KeyValuePairs<Placeholder, String>) -> String {
    var text = ""
    fill(phrase) {
      text += $0
    } value: { name in
      text += values.first { $0.key == name }?.value ?? ""
    }
    return text
  }

  /// A phrase with values that keep their styles.
  func styled(_ phrase: Phrase, _ values: KeyValuePairs<Placeholder, StyledText>) -> StyledText {
    var text = StyledText("")
    fill(phrase) {
      text += StyledText($0)
    } value: { name in
      text += values.first { $0.key == name }?.value ?? ""
    }
    return text
  }

  /// Goes through the parts of a phrase; braces within values are never looked at.
  private func fill(_ phrase: Phrase, literal: (String) -> Void, value: (Placeholder) -> Void) {
    for (index, part) in self[phrase].split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        literal(String(part))
        continue
      }
      if let name = Placeholder(rawValue: String(part[..<end])) { value(name) }
      literal(String(part[part.index(after: end)...]))
    }
  }

  /// The text of a phrase, placeholders in braces.
  private func template(of phrase: Phrase) -> String {
    switch language {
    case .english: Self.english(phrase)
    case .german: Self.german(phrase)
    case .spanish: Self.spanish(phrase)
    case .french: Self.french(phrase)
    case .dutch: Self.dutch(phrase)
    case .russian: Self.russian(phrase)
    case .chinese: Self.chinese(phrase)
    case .japanese: Self.japanese(phrase)
    }
  }
}

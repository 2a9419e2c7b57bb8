import Foundation

extension Setting {
  /// Checks a value and spells it as it is stored: canonical case, no alias, no white space around.
  ///
  /// - Parameter text: What the user typed or wrote into the file.
  /// - Returns: The value to store. For the key of an API it is the key itself.
  /// - Throws: `.invalidValue`, or `.invalidAPIKey`, which does not repeat the text.
  public func normalized(_ text: String) throws(StoreError) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let value = allowed.normalized(trimmed) else {
      throw isAPIKey
        ? .invalidAPIKey(key: key) : .invalidValue(key: key, value: text, allowed: allowed)
    }
    return value
  }
}

extension Setting.Allowed {
  fileprivate func normalized(_ text: String) -> String? {
    switch self {
    case .oneOf(let words): Self.word(text, among: words)
    case .severalOf(let words, let aliases): Self.words(text, among: words, aliases: aliases)
    case .seconds(let range): Self.number(text, in: range)
    case .baseAddress: BaseAddress.normalized(text)
    case .languageCode: LanguageCode.normalized(text)
    case .command: Self.command(text)
    case .apiKey: APIKey(text)?.value
    }
  }

  private static func word(_ text: String, among words: [String]) -> String? {
    let lowercased = text.lowercased()
    return words.first { $0.lowercased() == lowercased }
  }

  private static func words(
    _ text: String,
    among words: [String],
    aliases: [String: String]
  ) -> String? {
    var found: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.trimmingCharacters(in: .whitespaces).lowercased()
      guard let word = word(aliases[name] ?? name, among: words) else { return nil }
      if !found.contains(word) { found.append(word) }
    }
    return found.joined(separator: ",")
  }

  /// Digits with at most one point: `Double` alone would take `0x1p3`, `inf` and `1e3` as well.
  private static func number(_ text: String, in range: ClosedRange<Double>) -> String? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let number = Double(text), range.contains(number)
    else { return nil }
    return StoredJSONWriter.text(of: number)
  }

  private static func command(_ text: String) -> String? {
    let isOneLine = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return isOneLine && !text.isEmpty ? text : nil
  }
}

import Foundation

/// Turns the bytes of an answer into a wire model, and what goes wrong into facts.
enum AnswerDecoding {
  /// Decodes `body`.
  ///
  /// - Parameters:
  ///   - type: The wire model.
  ///   - body: The bytes of the answer.
  /// - Returns: The wire model.
  /// - Throws: `.unreadable` with what is wrong.
  static func decode<Answer: Decodable>(
    _ type: Answer.Type = Answer.self,
    from body: Data
  ) throws(ProviderError) -> Answer {
    try AnswerExtent.check(body)
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw providerError(error, body)
    }
  }

  /// What a decoder's error says of a body.
  static func providerError(_ error: any Error, _ body: Data) -> ProviderError {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      .unreadable(.wrongType(path: path(context.codingPath)))
    case DecodingError.keyNotFound(let key, let context):
      .unreadable(.wrongType(path: path(context.codingPath + [key])))
    default: .unreadable(damage(of: body))
    }
  }

  /// What is wrong with a body that is no JSON.
  static func damage(of body: Data) -> UnreadableAnswer {
    let start = String(decoding: body.prefix(512), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
      .lowercased()
    if start.isEmpty { return .empty }
    return start.hasPrefix("<") ? .webPage : .notJSON
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let text = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
    return CleanText.line(text)
  }
}

import Foundation

/// The sentence in which an API says what is wrong.
///
/// The APIs use eight shapes: `error`, `message`, `detail` and `reason` as texts, `detail` as a
/// list of objects, `error` as a flag, plain text, and web pages.
enum ErrorMessage {
  /// The longest message worth showing, in characters.
  private static let limit = 200

  /// Finds the message in the body of an error.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - secrets: What must not show in it, even in part.
  /// - Returns: One clean line; `nil` when the body says nothing, or is a web page.
  static func text(of body: Data, hiding secrets: [String] = []) -> String? {
    // A body of millions of values says nothing to anybody.
    guard (try? AnswerExtent.check(body)) != nil else { return nil }
    if let fields = try? JSONDecoder().decode(Fields.self, from: body) {
      return fields.message.flatMap { line($0, secrets) }
    }
    guard AnswerDecoding.damage(of: body) == .notJSON else { return nil }
    let text = String(decoding: body.prefix(4096), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).first.flatMap { line(String($0), secrets) }
  }

  private static func line(_ text: String, _ secrets: [String]) -> String? {
    // First hidden, then cut: a key must not show in part either.
    let clean = Redaction.mask(secrets, in: CleanText.line(text))
      .trimmingCharacters(in: .whitespaces)
    return clean.isEmpty ? nil : String(clean.prefix(limit))
  }

  private struct Fields: Decodable {
    let message: String?

    enum CodingKeys: String, CodingKey, CaseIterable { case detail, reason, message, error }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let details = try? container.decode([Detail].self, forKey: .detail)
      message =
        details?.first?.msg ?? CodingKeys.allCases.lazy.compactMap { container.text($0) }.first
    }
  }

  private struct Detail: Decodable {
    let msg: String
  }
}

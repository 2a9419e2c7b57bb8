import RainCore

/// A value with its label, for screen readers and line tools.
struct PlainLine: Hashable, Sendable {
  let label: String
  /// `nil` when nobody told it.
  let value: String?

  init(_ label: String, _ value: String?) {
    self.label = label
    self.value = value
  }

  /// The line: `Humidity: 91%`.
  func text(_ words: Words) -> String {
    let parts = value.map(CleanText.line)?.split(separator: " ") ?? []
    return "\(label): \(parts.isEmpty ? words[.unknown] : parts.joined(separator: " "))"
  }
}

extension [PlainLine] {
  /// The lines as text; never cut, because programs read them too.
  func text(_ words: Words) -> String { map { $0.text(words) + "\n" }.joined() }
}

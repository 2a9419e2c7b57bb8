/// A field of templates: data from which values, help, errors and completions come.
///
/// A new field is a line in one of the tables of `FormatField+All.swift`.
struct FormatField: Sendable {
  /// What stands in braces.
  let name: String
  /// What it is, a fragment without a full stop.
  let summary: String
  /// Its text for a line; `nil` where nobody told it.
  let text: @Sendable (FormatRow) -> String?

  init(_ name: String, _ summary: String, text: @escaping @Sendable (FormatRow) -> String?) {
    self.name = name
    self.summary = summary
    self.text = text
  }

  /// Finds a field; case, dashes and underscores do not count.
  static func named(_ name: String) -> FormatField? {
    let key = key(of: name)
    return all.first { Self.key(of: $0.name) == key }
  }

  private static func key(of name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}

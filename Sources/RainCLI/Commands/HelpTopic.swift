import RainArguments

/// What `rain help` tells of besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
  /// The fields of templates.
  case format
  /// The JSON schema of the documents.
  case json

  /// What it is, beside its name.
  var summary: String {
    switch self {
    case .format: "The fields and presets of --format"
    case .json: "The JSON schema of what --json prints"
    }
  }

  /// The text for a terminal of so many columns.
  func text(width: Int) -> String {
    switch self {
    case .format: FormatHelp.text(width: width)
    case .json: ReportSchema.json.text(indented: true)
    }
  }
}

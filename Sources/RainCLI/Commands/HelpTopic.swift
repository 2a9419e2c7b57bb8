import RainArguments

/// What `rain help` tells of besides commands.
enum HelpTopic: String, CaseIterable, Sendable {
  /// The fields of templates.
  case format
  /// The JSON schema of the documents.
  case json
  /// The signs of the sky.
  case symbols

  /// What it is, beside its name.
  var summary: String {
    switch self {
    case .format: "The fields and presets of --format"
    case .json: "The JSON schema of what --json prints"
    case .symbols: "The signs of the sky and what they mean"
    }
  }

  /// The text.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - isASCII: Whether only ASCII may be written.
  /// - Returns: Lines, each with its line break.
  func text(width: Int, isASCII: Bool) -> String {
    switch self {
    case .format: FormatHelp.text(width: width)
    case .json: ReportSchema.json.text(indented: true)
    case .symbols: SymbolHelp(width: width, isASCII: isASCII).text
    }
  }
}

extension FailureReport {
  /// Words why a template can't be read.
  init(format problem: FormatTemplate.Problem) {
    let help = ["rain help format"]
    switch problem {
    case .unknownField(let name, let suggestion):
      let hint = suggestion.map { "; did you mean {\($0)}?" } ?? ""
      self.init(
        .usage,
        "there is no field {\(Self.shown(name))} for --format\(hint)",
        ["fields: \(FormatField.all.map(\.name).joined(separator: ", "))"]
      )
    case .openBrace:
      self.init(
        .usage,
        "a brace of the template is not closed; {{ stands for a brace itself",
        help
      )
    case .unknownPreset(let name, let suggestion):
      self.init(
        .usage,
        "there is no preset '\(Self.shown(name))' for --format; did you mean \(suggestion)?",
        help
      )
    case .controlCharacter:
      self.init(
        .usage,
        "a template can't hold characters that steer a terminal or turn the direction of writing",
        help
      )
    }
  }
}

import RainArguments

/// What follows `--format`: a preset, or a template.
enum FormatChoice: Sendable {
  case preset(FormatPreset)
  case template(FormatTemplate)

  /// Reads what follows the option.
  init(_ text: String) throws(Failure) {
    if let preset = FormatPreset.all.first(where: { $0.name == text }) {
      self = .preset(preset)
      return
    }
    do throws(FormatTemplate.Problem) {
      // A word alone is a template too, but hardly what was meant when it is nearly a preset.
      let names = FormatPreset.all.map(\.name)
      if text.allSatisfy(\.isLetter), let name = Suggestion.nearest(to: text, among: names) {
        throw .unknownPreset(text, suggestion: name)
      }
      self = .template(try FormatTemplate(text))
    } catch {
      throw .format(error)
    }
  }

  /// The line for a row, without its line break.
  func text(for row: FormatRow) -> String {
    switch self {
    case .template(let template): return template.text(for: row)
    case .preset(let preset):
      // Tests rule out that a preset can't be read.
      guard let template = try? FormatTemplate(preset.template(for: row.subject)) else { return "" }
      guard preset.doublesNumberSigns else { return template.text(for: row) }
      return template.text(for: row) { $0.replacing("#", with: "##") }
    }
  }
}

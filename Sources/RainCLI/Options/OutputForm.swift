import RainArguments

/// In which form the weather is put out.
enum OutputForm: Sendable {
  /// For people.
  case text
  /// The document of schema 1.
  case json
  /// Lines from a template.
  case format(FormatChoice)
  /// The object that Waybar reads.
  case waybar
  /// A label and a value on each line.
  case plain

  /// Reads the options.
  ///
  /// - Parameter arguments: The command line.
  /// - Throws: `Failure` when a template can't be understood, or two forms are asked for.
  init(_ arguments: ParsedArguments) throws(Failure) {
    let asked = Self.options.filter(arguments.isSet).map { "--\($0.id)" }
    guard asked.count < 2 else { throw .usage("\(asked[0]) and \(asked[1]) exclude each other") }
    if arguments.isSet(.json) {
      self = .json
    } else if let template = arguments.value(of: .format) {
      self = .format(try FormatChoice(template))
    } else if arguments.isSet(.waybar) {
      self = .waybar
    } else {
      self = arguments.isSet(.plain) ? .plain : .text
    }
  }

  /// The form where the settings have a say: plain lines take the place of text for people.
  func following(_ configuration: Configuration) throws(Failure) -> OutputForm {
    guard case .text = self, try configuration.value("plain") == "on" else { return self }
    return .plain
  }

  /// Whether nobody is to be asked, and no failure to be told but by the object itself.
  var isWaybar: Bool { if case .waybar = self { true } else { false } }

  /// The options that each ask for a form.
  private static let options: [OptionSpec] = [.json, .format, .waybar, .plain]
}

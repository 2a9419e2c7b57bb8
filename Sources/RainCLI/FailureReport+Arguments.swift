import RainArguments

extension FailureReport {
  /// Words why arguments can't be understood.
  init(arguments error: ArgumentError) {
    switch error {
    case .unknownCommand(let word, let rest, let command, let suggestion):
      self.init(unknown: word, rest, command, suggestion)
    case .unknownOption(let option, let command, let suggestion):
      self.init(
        .usage,
        "there is no option \(Self.shown(option))"
          + (suggestion.map { "; did you mean \($0)?" } ?? "; see which there are"),
        suggestion == nil ? [Self.help(command)] : []
      )
    case .optionNotTaken(let option, let command):
      self.init(
        .usage,
        "\(Self.name(command)) does not take \(option); see which options it takes",
        [Self.help(command)]
      )
    case .missingValue(let option, let placeholder):
      self.init(.usage, "\(option) needs a value: \(option) \(placeholder)")
    case .unexpectedValue(let option, let value):
      self.init(.usage, "\(option) takes no value, but was given '\(Self.shown(value))'")
    case .invalidValue(let option, let value, let expectation):
      self.init(
        .usage,
        "'\(Self.shown(value))' is no value for \(option), which is \(Self.text(expectation))"
      )
    case .missingOperand(let operand, let command):
      self.init(
        .usage,
        "\(Self.name(command)) needs \(operand); see how it is used",
        [Self.help(command)]
      )
    case .unexpectedOperand(let word, let command):
      self.init(
        .usage,
        "\(Self.name(command)) does not take '\(Self.shown(word))'; see how it is used",
        [Self.help(command)]
      )
    }
  }

  private init(
    unknown word: String,
    _ rest: [String],
    _ command: [String],
    _ suggestion: String?
  ) {
    let place = Self.shown(([word] + rest).joined(separator: " "))
    let start = Self.name(command)
    var hints = suggestion.map { ["\(start) \($0)"] } ?? []
    // A first word that is no command is most often a place.
    if command.isEmpty, !word.isEmpty { hints.append("rain now \(place)") }
    self.init(
      .usage,
      "'\(Self.shown(word))' is no command\(command.isEmpty ? "" : " of \(start)"); "
        + (hints.isEmpty ? "see which there are" : "did you mean"),
      hints.isEmpty ? [Self.help(command)] : hints
    )
  }

  private static func name(_ command: [String]) -> String {
    (["rain"] + command).joined(separator: " ")
  }

  private static func help(_ command: [String]) -> String {
    (["rain help"] + command).joined(separator: " ")
  }

  private static func text(_ expectation: ValueSpec.Expectation) -> String {
    switch expectation {
    case .text: "a text that is not empty"
    case .file: "the name of a file"
    case .oneOf(let words): words.joined(separator: ", ")
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(NumberText.decimal(range.lowerBound, places: 1))"
        + " to \(NumberText.whole(range.upperBound))"
    case .described(let words): words
    }
  }
}

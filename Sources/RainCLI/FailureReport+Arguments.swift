import RainArguments

extension FailureReport {
  /// Words why arguments can't be understood.
  init(arguments error: ArgumentError) {
    let command = Self.name(error.path)
    switch error {
    case .unknownCommand(let word, let rest, let suggestion, let path):
      self.init(unknown: word, rest, path, suggestion)
    case .missingCommand:
      self.init(usage: "\(command) needs a command; see which there are", error.path)
    case .unknownOption(let option, let suggestion, let path):
      guard let suggestion else {
        self.init(usage: "there is no option \(Self.shown(option)); see which there are", path)
        return
      }
      self.init(.usage, "there is no option \(Self.shown(option)); did you mean \(suggestion)?")
    case .optionNotForCommand(let option, _, let path):
      self.init(usage: "\(command) does not take \(option); see which options it takes", path)
    case .missingValue(let option, let expectation, _, _),
      .emptyValue(let option, let expectation, _):
      self.init(.usage, "\(option) needs a value, which is \(Self.text(expectation))")
    case .unexpectedValue(let option, let value, _):
      self.init(.usage, "\(option) takes no value, but was given '\(Self.shown(value))'")
    case .invalidValue(let option, let value, let expectation, let suggestion, _):
      self.init(
        .usage,
        "'\(Self.shown(value))' is no value for \(option); it takes \(Self.text(expectation))"
          + (suggestion.map { "; did you mean \($0)?" } ?? "")
      )
    case .missingOperand(let operand, let path):
      self.init(usage: "\(command) needs \(operand); see how it is used", path)
    case .emptyOperand(let operand, let path):
      self.init(usage: "\(operand) of \(command) is empty; see how it is used", path)
    case .invalidOperand(let operand, let value, let expectation, _, _):
      self.init(
        .usage,
        "'\(Self.shown(value))' can't be \(operand), which is \(Self.text(expectation))"
      )
    case .tooManyOperands(let extra, let path):
      let words = Self.shown(extra.joined(separator: " "))
      self.init(usage: "\(command) does not take '\(words)'; see how it is used", path)
    }
  }

  private init(usage sentence: String, _ path: [String]) {
    self.init(.usage, sentence, [(["rain help"] + path).joined(separator: " ")])
  }

  private init(
    unknown word: String,
    _ rest: [String],
    _ path: [String],
    _ suggestion: String?
  ) {
    let start = Self.name(path)
    var hints =
      suggestion.map { [Self.shown(([start, $0] + rest).joined(separator: " "))] } ?? []
    // A first word that is no command is most often a place.
    if path.isEmpty, !word.isEmpty {
      hints.append("rain now \(Self.pasted(Self.shown(([word] + rest).joined(separator: " "))))")
    }
    let problem = "'\(Self.shown(word))' is no command\(path.isEmpty ? "" : " of \(start)")"
    if hints.isEmpty {
      self.init(usage: "\(problem); see which there are", path)
    } else {
      self.init(.usage, "\(problem); did you mean", hints)
    }
  }

  private static func name(_ path: [String]) -> String { (["rain"] + path).joined(separator: " ") }

  private static func text(_ expectation: ValueExpectation) -> String {
    switch expectation {
    case .text: "a text that is not empty"
    case .file: "the name of a file"
    case .choice(let words): words.joined(separator: ", ")
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(NumberText.decimal(range.lowerBound, places: 1))"
        + " to \(NumberText.whole(range.upperBound))"
    case .phrase(let words): words
    }
  }
}

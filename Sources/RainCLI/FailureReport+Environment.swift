extension FailureReport {
  /// The report with advice that helps: a setting need not be changed where a variable goes first.
  ///
  /// - Parameters:
  ///   - environment: The variables that may stand for settings.
  ///   - arguments: The arguments, which go before both.
  /// - Returns: The report itself where none does.
  func heeding(_ environment: [String: String], _ arguments: [String]) -> FailureReport {
    // What was typed wrong is no fault of a variable.
    guard code != .usage else { return self }
    let isProviderNamed = arguments.contains { $0.hasPrefix("--provider") }
    let hints = hints.map { hint in
      if isProviderNamed, hint.hasPrefix("rain settings set provider ") {
        return "Take --provider open-meteo, which needs no key."
      }
      return Self.applicable(hint) { Configuration.variableInForce($0, environment) }
    }
    return FailureReport(code, sentence, hints)
  }

  /// A piece of advice, where it is a command that sets what a variable stands for: to correct that.
  ///
  /// - Parameters:
  ///   - step: The advice.
  ///   - variable: The variable whose value counts instead of a setting's; `nil` when there is none.
  /// - Returns: Advice that helps.
  static func applicable(_ step: String, instead variable: (String) -> String?) -> String {
    let words = step.split(separator: " ").map(String.init)
    guard words.count > 3, words[..<3] == ["rain", "settings", "set"],
      let source = variable(words[3])
    else { return step }
    return "Correct \(source)."
  }
}

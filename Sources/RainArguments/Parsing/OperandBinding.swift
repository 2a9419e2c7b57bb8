/// Deals the words of a command line out to the operands of the command.
struct OperandBinding {
  /// The command whose operands they are.
  let located: CommandSpec.Located

  /// Returns the words of each operand that was given, by its name.
  func bind(_ words: [String]) throws(ArgumentError) -> [String: [String]] {
    var rest = words[...]
    var given: [String: [String]] = [:]
    for operand in located.command.operands {
      let count = operand.extent == .word ? 1 : rest.count
      let own = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      if own.isEmpty {
        guard !operand.isRequired else {
          throw .missingOperand(operand.name, path: located.path)
        }
      } else {
        try check(own, of: operand)
        given[operand.name] = own
      }
    }
    guard rest.isEmpty else {
      throw .tooManyOperands(extra: Array(rest), path: located.path)
    }
    return given
  }

  private func check(_ words: [String], of operand: OperandSpec) throws(ArgumentError) {
    let texts = operand.extent == .joinedWords ? [words.joined(separator: " ")] : words
    for text in texts {
      if text.allSatisfy(\.isWhitespace) {
        guard !operand.allowsEmpty else { continue }
        throw .emptyOperand(operand.name, path: located.path)
      }
      guard operand.kind.accepts(text) else {
        let expectation = operand.kind.expectation
        throw .invalidOperand(
          operand.name,
          value: text,
          expectation: expectation,
          suggestion: Suggestion.nearest(to: text, expected: expectation),
          path: located.path
        )
      }
    }
  }
}

extension CommandSpec {
  /// What is wrong with the grammar that begins at this command; empty when nothing is.
  ///
  /// Meant for a test: the parser takes a grammar with problems without complaint.
  public var problems: [GrammarProblem] {
    let commands = allCommands
    var arities: [String: Bool] = [:]
    var problems: [GrammarProblem] = []
    for located in commands {
      problems += GrammarCheck(located: located).problems
      for option in located.command.options {
        for spelling in option.spellings {
          let takesValue = option.value != nil
          if arities[spelling, default: takesValue] != takesValue {
            problems.append(.conflictingArity(spelling, path: located.path))
          }
          arities[spelling] = arities[spelling] ?? takesValue
        }
      }
    }
    return problems
  }
}

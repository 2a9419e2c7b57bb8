/// Options that the same commands take, which can be told once for all of them.
struct OptionGroup: Sendable {
  /// The options, in the order in which the commands list them.
  var options: [OptionSpec]

  /// The paths of the commands, in the order of the grammar.
  let takers: [[String]]

  /// Sorts options into groups, in the order of first appearance.
  ///
  /// - Parameter commands: The paths of commands with the options that each takes.
  /// - Returns: Groups that together hold every option of every command. Options that only share a
  ///   name, but say something else of themselves, are different ones.
  static func groups(of commands: [(path: [String], options: [OptionSpec])]) -> [OptionGroup] {
    var order: [Identity] = []
    var entries: [Identity: (option: OptionSpec, takers: [[String]])] = [:]
    for (path, options) in commands {
      for option in options {
        let identity = Identity(option)
        if entries[identity] == nil { order.append(identity) }
        entries[identity, default: (option, [])].takers.append(path)
      }
    }
    var groups: [OptionGroup] = []
    for (option, takers) in order.compactMap({ entries[$0] }) {
      if let index = groups.firstIndex(where: { $0.takers == takers }) {
        groups[index].options.append(option)
      } else {
        groups.append(OptionGroup(options: [option], takers: takers))
      }
    }
    return groups
  }

  /// What an option says of itself; which values it accepts may be code, which can't be compared.
  private struct Identity: Hashable {
    let spellings: [String]
    let placeholder: String?
    let completion: Completion?
    let summary: String

    init(_ option: OptionSpec) {
      spellings = option.spellings
      placeholder = option.value?.placeholder
      completion = option.value?.completion
      summary = option.summary
    }
  }
}

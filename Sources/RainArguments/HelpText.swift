/// The help of a command as plain text.
public struct HelpText: Sendable {
  private let root: CommandSpec
  private let path: [String]
  private let width: Int

  /// Describes the help to write.
  ///
  /// - Parameters:
  ///   - root: The program.
  ///   - path: The names that lead to the command.
  ///   - width: The columns of the terminal; lines are at most 100 long all the same.
  public init(_ root: CommandSpec, path: [String], width: Int) {
    self.root = root
    self.path = path
    self.width = min(max(width, 40), 100)
  }

  /// The text, each line with its line break; empty when the path leads nowhere.
  public var text: String {
    guard let command = root.command(at: path) else { return "" }
    let blocks =
      [usage(of: command), about(command), subcommands(of: command), operand(of: command)]
      + sections(of: command) + [examples(of: command), pointer(from: command)]
    return blocks.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var name: String { ([root.name] + path).joined(separator: " ") }

  private func usage(of command: CommandSpec) -> [String] {
    var words = [name]
    if !command.subcommands.isEmpty {
      words.append(command.defaultSubcommand == nil ? "COMMAND" : "[COMMAND]")
    }
    if let operand = command.operand {
      switch operand.arity {
      case .optionalWords, .words(minimum: 0, _): words.append("[\(operand.name)]")
      case .requiredWords, .words: words.append(operand.name)
      }
    }
    words.append("[OPTIONS]")
    return ["Usage: " + words.joined(separator: " ")]
  }

  private func about(_ command: CommandSpec) -> [String] {
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    let paragraphs = [summary] + command.discussion.split(separator: "\n\n").map(String.init)
    return paragraphs.enumerated()
      .flatMap { index, paragraph in
        (index == 0 ? [] : [""]) + wrapped(paragraph, indentation: 0)
      }
  }

  private func subcommands(of command: CommandSpec) -> [String] {
    list("Commands", command.subcommands.map { ($0.name, $0.summary) })
  }

  private func operand(of command: CommandSpec) -> [String] {
    list("Operand", command.operand.map { [($0.name, $0.summary)] } ?? [])
  }

  private func sections(of command: CommandSpec) -> [[String]] {
    let options = command.options + (path.isEmpty ? [Parser.help, Parser.version] : [Parser.help])
    var titles: [String] = []
    for option in options where !titles.contains(option.section) { titles.append(option.section) }
    return titles.map { title in
      list(title, options.filter { $0.section == title }.map { (label($0), summary($0)) })
    }
  }

  private func label(_ option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.map { " \($0.placeholder)" } ?? ""
    return "\(short)--\(option.name)\(value)"
  }

  private func summary(_ option: OptionSpec) -> String {
    guard case .oneOf(let words)? = option.value?.expectation else { return option.summary }
    return "\(option.summary): \(words.joined(separator: ", "))"
  }

  private func examples(of command: CommandSpec) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return ["Examples:"] + rows(command.examples.map { ($0.line, $0.summary) }, maximum: 44)
  }

  private func pointer(from command: CommandSpec) -> [String] {
    guard !command.subcommands.isEmpty else { return [] }
    let words = ([root.name, "help"] + path + ["COMMAND"]).joined(separator: " ")
    return wrapped("'\(words)' tells more of a command.", indentation: 0)
  }

  private func list(_ title: String, _ items: [(String, String)]) -> [String] {
    items.isEmpty ? [] : ["\(title):"] + rows(items, maximum: 32)
  }

  /// Two columns; where a label is too long, or the width too small, the text goes below it.
  private func rows(_ items: [(label: String, text: String)], maximum: Int) -> [String] {
    let longest = items.map(\.label.count).filter { $0 <= maximum }.max() ?? 0
    let column = width < 60 ? 6 : longest + 4
    return items.flatMap { item in
      let lines = wrapped(item.text, indentation: column)
      let label = "  " + item.label
      guard label.count + 2 <= column, let first = lines.first else { return [label] + lines }
      let padding = String(repeating: " ", count: column - label.count)
      return [label + padding + first.dropFirst(column)] + lines.dropFirst()
    }
  }

  private func wrapped(_ text: String, indentation: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indentation + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    let indentation = String(repeating: " ", count: indentation)
    return (lines + [line]).map { indentation + $0 }
  }
}

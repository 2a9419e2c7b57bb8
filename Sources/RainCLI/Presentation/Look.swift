import RainArguments
import RainCore
import RainTerminal

/// How things are shown to people: width, color, signs, units, clock and words.
struct Look: Hashable, Sendable {
  var width = 80
  var hasColor = false
  var symbols = SymbolSet.unicode
  var units = UnitSystem.metric.units
  var usesTwelveHours = false
  var words = Words()

  /// Whether only ASCII may be written.
  var isASCII: Bool { symbols == .ascii }

  /// Whether tables must do without what is only pleasant.
  var isNarrow: Bool { width < 60 }

  /// The spaces between columns.
  var columnGap: Int { isNarrow ? 1 : 2 }

  /// The least that the words for a sky are cut to in a table: where there is some room, columns that
  /// matter less go first, because many languages name what falls last.
  var leastSkyWidth: Int { width < 72 ? 10 : 14 }

  /// What stands for a value that nobody told.
  var missing: String { isASCII ? "-" : "–" }

  /// What stands for what is cut off.
  var mark: String { isASCII ? "~" : "…" }

  /// What stands between parts of a line.
  var dot: String { isASCII ? " - " : " · " }

  /// A sentence about what is not there, faint and in as many lines as it takes.
  func remark(_ phrase: Phrase) -> [StyledText] {
    TextFitting.wrapped(words[phrase], to: width).map { StyledText($0, .dim) }
  }

  /// The text of lines for the terminal.
  func text(_ lines: [StyledText]) -> String {
    lines.map { $0.truncated(to: width, mark: mark).rendered(withColor: hasColor) + "\n" }.joined()
  }
}

extension Look {
  /// Finds out how to show things in a run.
  init(_ invocation: Invocation, _ configuration: Configuration) throws(Failure) {
    let arguments = invocation.arguments
    let dependencies = invocation.dependencies
    let environment = dependencies.environment
    width = TerminalChoice.width(
      explicit: invocation.integer(.width),
      environment: environment,
      terminalColumns: dependencies.terminal.columns
    )
    let isColorOff = arguments.last(of: [.color: false, .noColor: true]) ?? false
    let asked = isColorOff ? "never" : arguments.value(of: .color)
    let color = try configuration.value("color", overriddenBy: asked)
    hasColor = TerminalChoice.usesColor(
      color.flatMap(TerminalChoice.Color.init(rawValue:)) ?? .auto,
      environment: environment,
      isTerminal: dependencies.terminal.isOutputTerminal
    )
    let isUTF8 = TerminalChoice.isUTF8(environment: environment)
    if arguments.isSet(.ascii) || !isUTF8 {
      symbols = .ascii
    } else {
      symbols = try configuration.value("symbols").flatMap(SymbolSet.init(rawValue:)) ?? .unicode
    }
    words = Words(try LanguageChoice(invocation, configuration), in: invocation)
  }

  /// The same without a limit of width where nobody set one: lists that programs read are whole.
  func whole(for invocation: Invocation) -> Look {
    let dependencies = invocation.dependencies
    guard !dependencies.terminal.isOutputTerminal, !invocation.arguments.isSet(.width),
      dependencies.environment["COLUMNS"] == nil
    else { return self }
    var look = self
    look.width = 1000
    return look
  }

  /// Takes the units and the clock.
  mutating func use(_ choice: UnitChoice) {
    units = choice.units
    usesTwelveHours = choice.usesTwelveHours
  }
}

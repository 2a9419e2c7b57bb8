import RainArguments
import RainCore
import RainTerminal

extension DoctorCheck {
  /// How the output will look, and why.
  static let terminal = DoctorCheck { examination in
    [width(examination), color(examination), signs(examination)]
  }

  private static func width(_ examination: Examination) -> Finding {
    let width = examination.look.width
    let source =
      if examination.invocation.arguments.isSet(.width) {
        "as --width says"
      } else if examination.environment["COLUMNS"].flatMap({ Int($0) }) ?? 0 > 0 {
        "as COLUMNS says"
      } else if examination.invocation.dependencies.terminal.columns != nil {
        "those of the terminal"
      } else {
        "as no terminal tells"
      }
    return Finding(
      width < 40 ? .warning : .ok,
      .terminal,
      "width",
      "\(width) columns, \(source)",
      advice: width < 40 ? ["Make the window wider: rain needs 40 columns."] : []
    )
  }

  private static func color(_ examination: Examination) -> Finding {
    let variables = ["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "TERM", "CLICOLOR"]
      .compactMap { name in
        examination.environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
      }
    let isTerminal = examination.invocation.dependencies.terminal.isOutputTerminal
    let facts = [isTerminal ? "at a terminal" : "not at a terminal"] + variables
    let state = examination.look.hasColor ? "on" : "off"
    return Finding(.ok, .terminal, "color", "\(state), \(facts.joined(separator: ", "))")
  }

  private static func signs(_ examination: Examination) -> Finding {
    let symbols = examination.look.symbols.rawValue
    let isASCIIWanted =
      examination.invocation.arguments.isSet(.ascii)
      || (try? examination.configuration.value("symbols")) == symbols
    let variable = ["LC_ALL", "LC_CTYPE"]
      .first { examination.environment[$0]?.isEmpty == false }
    guard TerminalChoice.isUTF8(environment: examination.environment) || isASCIIWanted else {
      return Finding(
        .warning,
        .terminal,
        "signs",
        "\(symbols), as the locale is not one of UTF-8",
        advice: "Set \(variable ?? "LANG") to such a one, as C.UTF-8 is."
      )
    }
    return Finding(.ok, .terminal, "signs", symbols)
  }
}

import RainArguments
import RainTerminal

/// What `rain help format` and the manual page tell of templates.
enum FormatHelp {
  /// The rules, and the names of the fields.
  static let discussion = """
    In a template {name} stands for a field, {{ and }} for braces, \\n for a line break, \\t for a tab \
    and \\\\ for a backslash. 'now' prints it once, 'hourly' and 'chart' for every hour, 'daily' for \
    every day, 'minutely' for every step of the next hour, 'alerts' for every warning, 'air' once, \
    and 'now --all' for every place that was answered. Values are in your units and language; one \
    that nobody told is a dash. \
    Presets: \(FormatPreset.all.map(\.name).joined(separator: ", ")). \
    Fields: \(FormatField.all.map(\.name).joined(separator: ", ")).
    """

  /// The help for a terminal of so many columns.
  static func text(width: Int) -> String {
    let presets = FormatPreset.all.flatMap { preset in
      [
        ("  \(preset.name)", preset.summary),
        ("", preset.now),
      ]
    }
    let lines =
      ["rain COMMAND --format TEMPLATE", ""]
      + wrapped(
        """
        In a template {name} stands for a field, {{ and }} for braces, \\n for a line break, \\t for a \
        tab and \\\\ for a backslash. Values are in your units and language; one that nobody told is a \
        dash.
        """,
        width
      )
      + ["", "Lines:"]
      + table(
        [
          ("  now", "One; with --all one for every place that was answered"),
          ("  hourly, chart", "One for every hour"),
          ("  daily", "One for every day"),
          ("  minutely", "One for every step of the next hour"),
          ("  alerts", "One for every warning, none when there is none"),
          ("  air", "One"),
        ],
        width
      )
      + ["", "Presets, and what they are now:"] + table(presets, width)
      + ["", "Fields:"] + table(FormatField.all.map { ("  {\($0.name)}", $0.summary) }, width)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    TextFitting.wrapped(text, to: width)
  }

  private static func table(_ rows: [(String, String)], _ width: Int) -> [String] {
    let column = (rows.map(\.0.count).max() ?? 0) + 2
    return rows.flatMap { name, summary in
      wrapped(summary, max(20, width - column)).enumerated()
        .map { index, line in
          StyledText(index == 0 ? name : "").padded(to: column).plain + line
        }
    }
  }
}

/// Decides from options, environment and terminal how output may look.
///
/// Asks nobody.
public enum TerminalChoice {
  /// When to use color.
  public enum Color: String, CaseIterable, Hashable, Sendable {
    /// At a terminal that has colors.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never
  }

  /// Whether to use color: the explicit choice, then `NO_COLOR`, `FORCE_COLOR` and
  /// `CLICOLOR_FORCE`, `TERM`, `CLICOLOR`, and last the terminal itself.
  ///
  /// `FORCE_COLOR=0` and `false` mean no color, as users of Node expect.
  public static func usesColor(
    _ choice: Color,
    environment: [String: String],
    isTerminal: Bool
  ) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if isSet("NO_COLOR") { return false }
    if let forced = environment["FORCE_COLOR"], !forced.isEmpty {
      return forced != "0" && forced != "false"
    }
    if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
    if !isSet("TERM") || environment["TERM"] == "dumb" { return false }
    if environment["CLICOLOR"] == "0" { return false }
    return isTerminal
  }

  /// The columns to fill: the explicit number, `COLUMNS`, those of the terminal, else 80; never less
  /// than 20.
  public static func width(
    explicit: Int?,
    environment: [String: String],
    terminalColumns: Int?
  ) -> Int {
    let told = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    let width = explicit ?? told ?? terminalColumns.flatMap { $0 > 0 ? $0 : nil } ?? 80
    return min(max(width, 20), 1000)
  }

  /// Whether the locale can show more than ASCII: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
  /// is not empty names UTF-8.
  public static func isUTF8(environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let encoding = (locale ?? "").split(separator: ".").dropFirst().first?.lowercased() ?? ""
    return encoding.hasPrefix("utf-8") || encoding.hasPrefix("utf8")
  }
}

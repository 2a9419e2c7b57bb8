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
  /// `FORCE_COLOR=0` and `false` mean no color, as users of Node expect; `CLICOLOR_FORCE=0` means
  /// nothing. Empty variables count as unset.
  public static func usesColor(
    _ choice: Color,
    environment: [String: String],
    isTerminal: Bool
  ) -> Bool {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if value("NO_COLOR") != nil { return false }
    if let forced = value("FORCE_COLOR") { return !["0", "false"].contains(forced.lowercased()) }
    if let forced = value("CLICOLOR_FORCE"), forced != "0" { return true }
    guard let terminal = value("TERM"), terminal != "dumb" else { return false }
    return value("CLICOLOR") != "0" && isTerminal
  }

  /// The columns to fill: the explicit number, `COLUMNS`, those of the terminal, else 80; 20…1000.
  ///
  /// Numbers below 1 count as not told.
  public static func width(
    explicit: Int?,
    environment: [String: String],
    terminalColumns: Int?
  ) -> Int {
    let told = [explicit, environment["COLUMNS"].flatMap { Int($0) }, terminalColumns]
    let width = told.lazy.compactMap(\.self).first { $0 > 0 } ?? 80
    return min(max(width, 20), 1000)
  }

  /// Whether the locale can show more than ASCII: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that
  /// is not empty names UTF-8; when there is none, it can't.
  public static func isUTF8(environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // `language_REGION.encoding@modifier`; macOS also sets a bare `UTF-8`.
    let withoutModifier = locale.prefix { $0 != "@" }
    let encoding = withoutModifier.split(separator: ".").last?.lowercased()
    return encoding == "utf-8" || encoding == "utf8"
  }
}

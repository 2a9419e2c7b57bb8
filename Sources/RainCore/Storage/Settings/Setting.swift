/// One entry of the table of settings: data from which checks, help and completions come.
///
/// A new setting is a new file in this folder and a line in `Setting.all`.
public struct Setting: Hashable, Sendable {
  /// What the user types, such as `openweathermap.plan`.
  public let key: String

  /// Which values it takes.
  public let allowed: Allowed

  /// What holds where nothing is set.
  public let standard: Standard

  /// What it is for, in one line without a full stop.
  public let summary: String

  /// The values that a setting takes.
  public enum Allowed: Hashable, Sendable {
    /// One of these words.
    case oneOf([String])
    /// One or several of these words with commas between, the preferred one first. `aliases` are other
    /// names with the word that is stored for them.
    case severalOf([String], aliases: [String: String])
    /// A number of seconds within these bounds.
    case seconds(ClosedRange<Double>)
    /// An absolute address of http or https, to which the paths of an API are added.
    case baseAddress
    /// The code of a language, such as `de` or `pt-BR`.
    case languageCode
    /// A command line for the shell.
    case command
    /// The key of an API, kept in `credentials.json`.
    case apiKey
  }

  /// Where the value comes from when nothing is set.
  public enum Standard: Hashable, Sendable {
    /// Always this value.
    case value(String)
    /// Whatever is usual in the user's region.
    case region
    /// The language of the user's locale.
    case locale
    /// What the setting `units` says.
    case units
    /// Nothing: without a value rain does without, or goes by what it finds out.
    case none
  }

  /// Whether it is the key of an API, which is kept in `credentials.json`.
  public var isAPIKey: Bool { allowed == .apiKey }
}

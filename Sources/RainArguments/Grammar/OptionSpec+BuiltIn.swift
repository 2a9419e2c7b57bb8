extension OptionSpec {
  /// `-h`, `--help`: known at every command without being listed there.
  public static let help = OptionSpec(
    "help",
    short: "h",
    summary: "Show this help",
    section: "General"
  )

  /// `--version`: known at every command without being listed there.
  public static let version = OptionSpec(
    "version",
    summary: "Show the version",
    section: "General"
  )

  /// The options that need not be listed.
  static let builtIn = [help, version]
}

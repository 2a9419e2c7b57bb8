import RainArguments

extension OptionSpec {
  static let refresh = OptionSpec(
    "refresh",
    summary: "Ask even if a kept answer is fresh, or the last request failed",
    section: keepingSection
  )

  static let offline = OptionSpec(
    "offline",
    summary: "Never use the network; show a kept answer of any age",
    section: keepingSection
  )

  static let maxAge = OptionSpec(
    "max-age",
    value: ValueSpec("DURATION", duration),
    summary: "How old a kept answer may be and still count as fresh (default 10m)",
    section: keepingSection
  )

  static let maxStale = OptionSpec(
    "max-stale",
    value: ValueSpec("DURATION", duration),
    summary: "How old a kept answer may be to be shown when the provider fails (default 1d)",
    section: keepingSection
  )

  /// The options about kept answers.
  static let keepingOptions = [refresh, offline, maxAge, maxStale]

  private static let duration = ValueKind.custom(
    expectation: DurationText.expectation,
    isValid: { DurationText.seconds($0) != nil }
  )

  private static let keepingSection = "Kept answers"
}

import RainArguments
import RainCore

extension OptionSpec {
  static let provider = OptionSpec(
    "provider",
    value: ValueSpec("NAME", .choice(ProviderID.allCases.map(\.rawValue) + ["pirate-weather"])),
    summary: "Who is asked",
    section: sourceSection
  )

  static let pick = OptionSpec(
    "pick",
    value: ValueSpec("N", .integer(1...100)),
    summary: "Of several places of that name, take the N-th",
    section: sourceSection
  )

  static let current = OptionSpec(
    "current",
    summary: "Where you are, looked up from your IP address with your consent",
    section: sourceSection
  )

  static let input = OptionSpec(
    "input",
    value: ValueSpec("FILE", .file),
    summary: "Read a recorded answer of a provider from FILE, or from standard input for -",
    section: sourceSection
  )

  static let inputUnits = OptionSpec(
    "input-units",
    value: ValueSpec("SYSTEM", .choice(OpenWeatherMapUnits.allCases.map(\.rawValue))),
    summary: "The units of a recorded OpenWeatherMap answer",
    section: sourceSection
  )

  static let sample = OptionSpec(
    "sample",
    summary: "Show the built-in sample instead of the weather",
    section: sourceSection
  )

  static let timeout = OptionSpec(
    "timeout",
    value: ValueSpec("SECONDS", .number(0.1...3600)),
    summary: "How long the network may take in all (default 10)",
    section: sourceSection
  )

  /// The option `offline` of the commands that look for places and for no weather.
  static let searchOffline = OptionSpec(
    "offline",
    summary: "Never use the network; look in the built-in list of cities alone",
    section: sourceSection
  )

  /// The options that choose where the weather comes from.
  static let sourceOptions = [
    provider, pick, current, input, inputUnits, sample, timeout,
  ]

  static let sourceSection = "Source"
}

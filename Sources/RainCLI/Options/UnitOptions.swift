import RainArguments
import RainCore

extension OptionSpec {
  static let celsius = OptionSpec(
    "celsius",
    short: "c",
    summary: "Temperatures in °C",
    section: unitSection
  )

  static let fahrenheit = OptionSpec(
    "fahrenheit",
    short: "f",
    summary: "Temperatures in °F",
    section: unitSection
  )

  static let units = OptionSpec(
    "units",
    value: ValueSpec("SYSTEM", .choice(UnitSystem.allCases.map(\.rawValue))),
    summary: "Every unit at once",
    section: unitSection
  )

  /// The options that choose units.
  static let unitOptions = [celsius, fahrenheit, units]

  private static let unitSection = "Units"
}

import RainArguments

extension OptionSpec {
  static let waybar = OptionSpec(
    "waybar",
    summary: "A JSON object for Waybar on one line; never fails but for wrong usage",
    section: outputSection
  )

  static let plain = OptionSpec(
    "plain",
    summary: "A label and a value on each line, without signs and columns",
    section: outputSection
  )
}

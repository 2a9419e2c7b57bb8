extension Setting {
  static let symbols = Setting(
    key: "symbols",
    allowed: .oneOf(["emoji", "unicode", "ascii"]),
    standard: .none,
    summary: "Signs for the sky and for bars"
  )

  static let color = Setting(
    key: "color",
    allowed: .oneOf(["auto", "always", "never"]),
    standard: .value("auto"),
    summary: "Whether the output is colored"
  )

  static let plain = Setting(
    key: "plain",
    allowed: .oneOf(["on", "off"]),
    standard: .value("off"),
    summary: "Whether a label and a value stand on each line"
  )
}

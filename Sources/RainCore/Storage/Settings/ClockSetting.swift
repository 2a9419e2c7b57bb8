extension Setting {
  static let clock = Setting(
    key: "clock",
    allowed: .oneOf(["12", "24"]),
    standard: .region,
    summary: "Whether the clock counts 12 or 24 hours"
  )
}

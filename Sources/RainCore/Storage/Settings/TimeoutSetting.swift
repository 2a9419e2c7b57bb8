extension Setting {
  static let timeout = Setting(
    key: "timeout",
    allowed: .seconds(0.1...3600),
    standard: .value("10"),
    summary: "Seconds that a command may spend on the network"
  )
}

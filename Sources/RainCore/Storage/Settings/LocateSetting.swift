extension Setting {
  static let locate = Setting(
    key: "locate",
    allowed: .oneOf(["ask", "never", "always"]),
    standard: .value("ask"),
    summary: "Whether to look up where you are from your IP address"
  )
}

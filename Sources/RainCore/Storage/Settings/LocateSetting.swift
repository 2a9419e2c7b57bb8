extension Setting {
  static let locate = Setting(
    key: "locate",
    allowed: .oneOf(["ask", "never", "always"]),
    standard: .value("ask"),
    summary: "Whether to look the place up from the IP address when none is chosen"
  )
}

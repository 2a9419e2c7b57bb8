extension Setting {
  static let geocodingURL = Setting(
    key: "geocoding.url",
    allowed: .baseAddress,
    standard: .value("https://geocoding-api.open-meteo.com"),
    summary: "Base address of the search for places"
  )
}

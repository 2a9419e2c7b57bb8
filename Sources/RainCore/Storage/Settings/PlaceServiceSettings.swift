extension Setting {
  static let geocodingURL = Setting(
    key: "geocoding.url",
    allowed: .baseAddress,
    standard: .value("https://geocoding-api.open-meteo.com"),
    summary: "Base address of the search for places"
  )

  static let airQualityURL = Setting(
    key: "air-quality.url",
    allowed: .baseAddress,
    standard: .value("https://air-quality-api.open-meteo.com"),
    summary: "Base address of the air quality"
  )

  static let locateURL = Setting(
    key: "locate.url",
    allowed: .baseAddress,
    standard: .value("https://get.geojs.io"),
    summary: "Base address of the look-up of the place from the IP address"
  )
}

extension Setting {
  static let geocodingURL = Setting(
    key: "geocoding.url",
    allowed: .baseAddress,
    standard: .value("https://geocoding-api.open-meteo.com"),
    summary: "Base address of the search for places"
  )

  static let locateURL = Setting(
    key: "locate.url",
    allowed: .baseAddress,
    standard: .value("https://get.geojs.io"),
    summary: "Base address of the service that tells where you are"
  )
}

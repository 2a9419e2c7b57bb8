extension Setting {
  // With a key of Open-Meteo and no address set, customers are asked at another host, as for the
  // weather.
  static let airQualityURL = Setting(
    key: "air-quality.url",
    allowed: .baseAddress,
    standard: .value("https://air-quality-api.open-meteo.com"),
    summary: "Base address of Open-Meteo's air quality API"
  )
}

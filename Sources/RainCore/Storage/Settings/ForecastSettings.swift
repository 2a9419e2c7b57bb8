extension Setting {
  static let forecastURL = Setting(
    key: "forecast.url",
    allowed: .baseAddress,
    standard: .value("https://api.pirateweather.net"),
    summary: "Base address of the Forecast API"
  )

  static let forecastKey = Setting(
    key: "forecast.key",
    allowed: .apiKey,
    standard: .none,
    summary: "Your key for the Forecast API"
  )

  static let forecastKeyCommand = Setting(
    key: "forecast.key-command",
    allowed: .command,
    standard: .none,
    summary: "Command whose first line of output is that key"
  )
}

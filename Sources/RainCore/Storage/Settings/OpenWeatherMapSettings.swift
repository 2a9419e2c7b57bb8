extension Setting {
  static let openWeatherMapURL = Setting(
    key: "openweathermap.url",
    allowed: .baseAddress,
    standard: .value("https://api.openweathermap.org"),
    summary: "Base address of OpenWeatherMap"
  )

  static let openWeatherMapPlan = Setting(
    key: "openweathermap.plan",
    allowed: .oneOf(["free", "daily", "onecall"]),
    standard: .value("free"),
    summary: "What your subscription to OpenWeatherMap includes"
  )

  static let openWeatherMapKey = Setting(
    key: "openweathermap.key",
    allowed: .apiKey,
    standard: .none,
    summary: "Your key for OpenWeatherMap"
  )

  static let openWeatherMapKeyCommand = Setting(
    key: "openweathermap.key-command",
    allowed: .command,
    standard: .none,
    summary: "Command whose first line of output is that key"
  )
}

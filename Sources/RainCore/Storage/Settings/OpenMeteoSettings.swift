extension Setting {
  // With a key and no address set, customers of Open-Meteo are asked at another host; whoever builds
  // the request decides that.
  static let openMeteoURL = Setting(
    key: "open-meteo.url",
    allowed: .baseAddress,
    standard: .value("https://api.open-meteo.com"),
    summary: "Base address of Open-Meteo"
  )

  static let openMeteoKey = Setting(
    key: "open-meteo.key",
    allowed: .apiKey,
    standard: .none,
    summary: "Your key for Open-Meteo, which only customers have"
  )

  static let openMeteoKeyCommand = Setting(
    key: "open-meteo.key-command",
    allowed: .command,
    standard: .none,
    summary: "Command whose first line of output is that key"
  )
}

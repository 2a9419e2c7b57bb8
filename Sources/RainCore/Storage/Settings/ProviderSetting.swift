extension Setting {
  static let provider = Setting(
    key: "provider",
    allowed: .severalOf(
      ["open-meteo", "forecast", "openweathermap"],
      aliases: ["pirate-weather": "forecast"]
    ),
    standard: .value("open-meteo"),
    summary: "Whom to ask for the weather; several with commas, the preferred one first"
  )
}

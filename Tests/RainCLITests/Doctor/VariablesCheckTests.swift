import RainCore
import RainTestSupport
import Testing

@Suite struct VariablesCheckTests {
  @Test func `what the environment says is told, keys as masks`() async throws {
    let checkUp = try await CheckUp(
      try TestWorld(),
      environment: [
        "RAIN_PROVIDER": "Pirate-Weather,open-meteo", "RAIN_FORECAST_KEY": "canary-0123456789",
        "RAIN_GEOCODING_URL": "https://places.example/", "RAIN_OPEN_METEO_URL": "",
      ]
    )
    let rows = checkUp.rows.filter { $0.section == "environment" }
    #expect(
      rows.map { "\($0.subject): \($0.detail)" } == [
        "RAIN_PROVIDER: provider is forecast,open-meteo",
        "RAIN_FORECAST_KEY: forecast.key is ****89",
        "RAIN_GEOCODING_URL: geocoding.url is https://places.example",
      ]
    )
  }

  @Test(arguments: [
    ("RAIN_PROVIDER", "nobody", "'nobody' is no value for provider"),
    ("RAIN_OPEN_METEO_URL", "canary", "that is no value for open-meteo.url"),
    ("RAIN_GEOCODING_URL", "https://u:canary@x", "that is no value for geocoding.url"),
    ("RAIN_OPEN_METEO_KEY", "canary canary", "that can't be a key for open-meteo.key"),
  ])
  func `a value that is not allowed is the one problem`(
    variable: String,
    value: String,
    words: String
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld(), environment: [variable: value])
    let row = try checkUp.row("environment", variable)
    #expect(row.status == "problem")
    #expect(row.detail.hasPrefix(words))
    #expect(row.advice == "Correct it, or unset it.")
    #expect(checkUp.rows.filter { $0.status == "problem" } == [row])
    #expect(!checkUp.result.output.contains("canary"))
  }
}

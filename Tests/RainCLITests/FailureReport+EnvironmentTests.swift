@testable import RainCLI
import Testing

@Suite struct FailureReportEnvironmentTests {
  @Test(arguments: [
    ("rain settings set provider open-meteo  # needs no key", "Correct RAIN_PROVIDER."),
    ("rain settings set forecast.key", "Correct RAIN_FORECAST_KEY."),
    ("rain settings set forecast.url", "rain settings set forecast.url"),
    ("rain settings set units metric", "rain settings set units metric"),
    ("rain doctor", "rain doctor"), ("", ""),
  ])
  func `where a variable goes first, that is to be corrected`(hint: String, shown: String) {
    let environment = [
      "RAIN_PROVIDER": "forecast", "RAIN_FORECAST_KEY": "k", "RAIN_FORECAST_URL": "",
    ]
    let report = FailureReport(.keyTrouble, "no", [hint]).heeding(environment, [])
    #expect(report.hints == [shown])
    #expect(report.heeding([:], []) == report)
  }

  @Test func `an option goes before both, and what was typed wrong is its own fault`() {
    let hint = "rain settings set provider open-meteo  # needs no key"
    let report = FailureReport(.keyTrouble, "no", [hint])
    let heeding = report.heeding(["RAIN_PROVIDER": "forecast"], ["now", "--provider=forecast"])
    #expect(heeding.hints == ["Take --provider open-meteo, which needs no key."])
    let usage = FailureReport(.usage, "no", ["rain settings set forecast.key"])
    #expect(usage.heeding(["RAIN_FORECAST_KEY": "k"], []) == usage)
  }

  @Test func `a missing key of the variable's provider is told so`() async throws {
    let result = try await TestWorld()
      .run(["now", "1,2"], environment: ["RAIN_PROVIDER": "forecast"])
    #expect(result.code == 77)
    #expect(result.error.hasSuffix("\n  Correct RAIN_PROVIDER.\n"))
  }
}

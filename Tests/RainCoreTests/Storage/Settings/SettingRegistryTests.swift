import RainCore
import Testing

@Suite struct SettingRegistryTests {
  @Test func `the registry holds the promised settings`() {
    #expect(
      Set(Setting.all.map(\.key)) == [
        "units", "temperature", "wind", "pressure", "precipitation", "distance", "clock",
        "language", "provider", "symbols", "color", "plain", "timeout", "forecast.url",
        "openweathermap.url", "open-meteo.url", "geocoding.url", "air-quality.url", "locate",
        "locate.url",
        "openweathermap.plan", "forecast.key", "openweathermap.key", "open-meteo.key",
        "forecast.key-command", "openweathermap.key-command", "open-meteo.key-command",
      ]
    )
    #expect(Set(Setting.all.map(\.key)).count == Setting.all.count)
  }

  @Test(arguments: Setting.all)
  func `a standard value is an allowed one as it is stored`(setting: Setting) throws {
    guard case .value(let value) = setting.standard else { return }
    #expect(try setting.normalized(value) == value)
  }

  @Test(arguments: Setting.all)
  func `a summary fits a line of help`(setting: Setting) {
    #expect((10...79).contains(setting.summary.count))
    #expect(!setting.summary.hasSuffix("."))
  }

  @Test(arguments: Setting.all)
  func `the keys of APIs and only they end in key`(setting: Setting) {
    #expect(setting.isAPIKey == setting.key.hasSuffix(".key"))
  }

  @Test func `a key is found in any case`() throws {
    #expect(try Setting.named("Forecast.URL").key == "forecast.url")
  }

  @Test func `an unknown key is told with those there are`() {
    let expected = StoreError.unknownKey(key: "unit", candidates: Setting.all.map(\.key))
    #expect(throws: expected) { try Setting.named("unit") }
  }
}

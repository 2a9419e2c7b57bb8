import RainCore
import Testing

@Suite struct SettingNormalizationTests {
  @Test(arguments: [
    ("units", "Metric", "metric"), ("temperature", " celsius\n", "celsius"),
    ("wind", "KM/H", "km/h"), ("pressure", "hpa", "hPa"), ("pressure", "MMHG", "mmHg"),
    ("precipitation", "in", "in"), ("distance", "mi", "mi"), ("clock", "24", "24"),
    ("language", "DE", "de"), ("language", "pt_br", "pt-BR"),
    ("language", "zh-hant-tw", "zh-Hant-TW"), ("language", "es-419", "es-419"),
    ("language", "zh_CN.UTF-8", "zh-CN"), ("language", "de_DE@euro", "de-DE"),
    ("provider", "open-meteo", "open-meteo"), ("provider", "pirate-weather", "forecast"),
    ("provider", "Forecast , open-meteo,pirate-weather", "forecast,open-meteo"),
    ("symbols", "ascii", "ascii"), ("color", "auto", "auto"),
    ("timeout", "10", "10"), ("timeout", "007.50", "7.5"), ("timeout", "0.1", "0.1"),
    ("forecast.url", "https://api.example.org/", "https://api.example.org"),
    ("forecast.url", "HTTP://127.0.0.1:8080/base//", "http://127.0.0.1:8080/base"),
    ("geocoding.url", "http://[::1]:9", "http://[::1]:9"),
    ("openweathermap.plan", "OneCall", "onecall"),
    ("forecast.key-command", " pass show 'a b' | head -1 ", "pass show 'a b' | head -1"),
    ("forecast.key", " abc ", "abc"),
  ])
  func `a value is spelled as it is stored`(key: String, text: String, value: String) throws {
    let setting = try Setting.named(key)
    #expect(try setting.normalized(text) == value)
    #expect(try setting.normalized(value) == value)
  }

  @Test(arguments: [
    ("units", ""), ("units", "imperial"), ("wind", "m/s km/h"), ("clock", "13"), ("clock", "24.0"),
    ("language", ""), ("language", "d"), ("language", "deutsch"), ("language", "de-"),
    ("language", "dé"), ("language", "de-D!"), ("language", "C"), ("language", ".UTF-8"),
    ("provider", ""), ("provider", ","), ("provider", "open-meteo,"), ("provider", "wunderground"),
    ("timeout", "0"), ("timeout", "-1"), ("timeout", "3601"), ("timeout", "1e2"),
    ("timeout", "0x10"),
    ("timeout", "nan"), ("timeout", "1.2.3"), ("timeout", "."), ("timeout", "10s"),
    ("timeout", "１"),
    ("forecast.url", ""), ("forecast.url", "api.example.org"), ("forecast.url", "ftp://a.b"),
    ("forecast.url", "https://"), ("forecast.url", "https:///path"), ("forecast.url", "/path"),
    ("forecast.url", "https://a b"), ("forecast.url", "https://a.b/?q=1"),
    ("forecast.url", "https://a.b/#x"), ("forecast.url", "https://me:secret@a.b"),
    ("forecast.url", "https://a.b:99999"), ("forecast.url", "https://a.b:x"),
    ("forecast.url", "https://ü.de"), ("forecast.url", "https://a.b\u{1B}[0m"),
    ("forecast.key-command", " "), ("forecast.key-command", "a\nb"),
    ("forecast.key-command", "a\0"),
  ])
  func `a value that is not allowed is told`(key: String, text: String) throws {
    let setting = try Setting.named(key)
    let expected = StoreError.invalidValue(key: key, value: text, allowed: setting.allowed)
    #expect(throws: expected) { try setting.normalized(text) }
  }

  @Test func `the error of a key does not repeat it`() throws {
    let setting = try Setting.named("forecast.key")
    #expect(throws: StoreError.invalidAPIKey(key: "forecast.key")) {
      try setting.normalized("two words")
    }
  }
}

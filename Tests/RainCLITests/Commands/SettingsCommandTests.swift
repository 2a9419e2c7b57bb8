import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct SettingsCommandTests {
  @Test func `the temperature unit of the settings changes the next run`() async throws {
    let world = try TestWorld()
    let us = ["LC_ALL": "en_US.UTF-8"]
    #expect(await world.run(["daily", "--sample"], environment: us).output.contains("46°"))
    #expect(await world.run(["settings", "set", "temperature", "celsius"]).code == 0)
    #expect(await world.run(["daily", "--sample"], environment: us).output.contains("8°"))
    #expect(!(await world.run(["daily", "--sample"], environment: us).output.contains("46°")))
    #expect(await world.run(["settings", "get", "temperature"]).output == "celsius\n")
    #expect(await world.run(["settings", "unset", "temperature"]).code == 0)
    #expect(await world.run(["daily", "--sample"], environment: us).output.contains("46°"))
  }

  @Test func `a document stays in SI whatever the settings say`() async throws {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "units", "us"])
    let result = await world.run(["now", "--sample", "--json"])
    #expect(
      try document(result.output)["units"] as? [String: String] == [
        "temperature": "°C", "speed": "m/s", "pressure": "hPa", "precipitation": "mm",
        "intensity": "mm/h", "snow": "cm", "distance": "km",
      ]
    )
  }

  @Test(arguments: [
    (["settings", "set", "temperature", "kelvin"], "it takes celsius, fahrenheit"),
    (
      ["settings", "set", "tempreature", "celsius"],
      "there is no setting 'tempreature'; did you mean 'temperature'? See which there are"
    ),
    (["settings", "set", "timeout", "soon"], "a number of seconds"),
    (["settings", "set", "forecast.url", "example.org"], "an address such as"),
    (["settings", "set", "forecast.key", "abc"], "kept apart"),
    (["settings", "set", "units"], "needs a value"),
    (["settings", "get", "nothing"], "there is no setting"),
    (["settings", "get"], "needs KEY"),
  ])
  func `what can't be set is exit 64 with what can`(
    arguments: [String],
    message: String
  ) async throws {
    let result = try await TestWorld().run(arguments)
    #expect(result.code == 64)
    #expect(result.error.contains(message))
    #expect(result.output.isEmpty)
  }

  @Test func `a key is read from standard input, kept apart, and never shown`() async throws {
    let world = try TestWorld()
    let key = "canary-0123456789"
    let set = await world.run(["settings", "set", "openweathermap.key"], input: key)
    #expect(set.output == "openweathermap.key is now ****89\n")
    #expect(try world.text(".config/rain/credentials.json").contains(key))
    for command in [
      ["settings"], ["settings", "--json"], ["settings", "get", "openweathermap.key"],
      ["providers"], ["providers", "--json"],
      ["now", "1,2", "--provider", "openweathermap", "--verbose"],
    ] {
      let result = await world.run(command)
      #expect(!(result.output + result.error).contains("canary"))
    }
    let request = await world.run(["now", "1,2", "--provider", "openweathermap", "--refresh"])
      .requests.first
    #expect(request?.url.absoluteString.contains("appid=\(key)") == true)
  }

  @Test(arguments: [
    (["settings", "set", "forecast.key=canary"], [String: String]()),
    (["settings", "set", "nothing=canary"], [:]),
    (["settings", "set", "forecast.url", "http://u:canary@"], [:]),
    (["now", "1,2"], ["RAIN_OPEN_METEO_URL": "https://u:canary@example.org"]),
    (["now", "1,2"], ["RAIN_OPEN_METEO_URL": "https://example.org/?key=canary"]),
  ])
  func `a secret in the wrong place is not repeated`(
    arguments: [String],
    environment: [String: String]
  ) async throws {
    let result = try await TestWorld().run(arguments, environment: environment)
    #expect(result.code == 64 || result.code == 78)
    #expect(!result.error.contains("canary"))
  }

  @Test func `no key that comes is exit 64`() async throws {
    #expect(try await TestWorld().run(["settings", "set", "forecast.key"]).code == 64)
    let spaced = try await TestWorld().run(["settings", "set", "forecast.key"], input: "a b")
    #expect(spaced.code == 64)
    #expect(!spaced.error.contains("a b"))
  }

  @Test func `a damaged settings file is named, and left as it is`() async throws {
    let world = try TestWorld()
    try world.write("{\"version\": 1,", to: ".config/rain/settings.json")
    for command in [["daily", "--sample"], ["settings"], ["settings", "set", "units", "si"]] {
      let result = await world.run(command)
      #expect(result.code == 78)
      #expect(result.error.contains("settings.json"))
      #expect(result.output.isEmpty)
    }
    #expect(try world.text(".config/rain/settings.json") == "{\"version\": 1,")
  }

  @Test func `the environment is stronger than the settings, options stronger than both`()
    async throws
  {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "provider", "openweathermap"])
    let environment = [
      "RAIN_PROVIDER": "pirate-weather", "RAIN_FORECAST_KEY": "k",
      "RAIN_FORECAST_URL":
        "https://mirror.example/api/",
    ]
    let set = await world.run(
      ["settings", "set", "provider", "open-meteo"],
      environment: environment
    )
    #expect(set.output == "provider is now open-meteo\n")
    #expect(set.error.hasPrefix("rain: RAIN_PROVIDER in the environment is stronger"))
    let second = await world.run(["now", "1,2"], environment: environment)
    #expect(
      second.requests.first?.url.absoluteString
        .hasPrefix("https://mirror.example/api/forecast/k/1,2?") == true
    )
    let third = await world.run(
      ["now", "1,2", "--provider", "open-meteo"],
      environment: environment
    )
    #expect(third.requests.first?.host == "api.open-meteo.com")
    let bad = await world.run(["now", "1,2"], environment: ["RAIN_PROVIDER": "nobody"])
    #expect(bad.code == 78)
    #expect(bad.error.contains("RAIN_PROVIDER"))
  }

  @Test func `a command can tell the key`() async throws {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "forecast.key-command", "vault"])
    let result = await world.run(["now", "1,2", "--provider", "forecast"])
    #expect(result.requests.first?.url.path() == "/forecast/key-from-vault/1,2")
    _ = await world.run(["settings", "set", "forecast.key-command", "fail"])
    let failed = await world.run(["now", "1,2", "--provider", "forecast"])
    #expect(failed.code == 77)
  }
}

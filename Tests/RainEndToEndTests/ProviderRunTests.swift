import Foundation
import RainTestSupport
import Testing

/// A provider with the requests that it must make for 52.52, 13.41.
struct ProviderRun: CustomTestStringConvertible, Sendable {
  let provider: String
  let paths: Set<String>
  let queryParts: [String]

  var testDescription: String { provider }

  static let all = [
    ProviderRun(
      provider: "open-meteo",
      paths: ["/v1/forecast"],
      queryParts: [
        "latitude=52.52", "longitude=13.41", "timezone=auto", "timeformat=unixtime",
        "wind_speed_unit=ms", "current=temperature_2m,",
      ]
    ),
    ProviderRun(
      provider: "forecast",
      paths: ["/forecast/canary-forecast/52.52,13.41"],
      queryParts: ["units=si", "extend=hourly"]
    ),
    ProviderRun(
      provider: "openweathermap",
      paths: ["/data/2.5/weather", "/data/2.5/forecast"],
      queryParts: ["lat=52.52", "lon=13.41", "units=metric", "appid=canary-owm-key"]
    ),
  ]

  static let keys = [
    "RAIN_FORECAST_KEY": "canary-forecast", "RAIN_OPENWEATHERMAP_KEY": "canary-owm-key",
  ]
}

@Suite struct ProviderRunTests {
  @Test(arguments: ProviderRun.all, ["now", "hourly", "daily"])
  func `a place as coordinates is asked for, and shown`(
    run: ProviderRun,
    command: String
  )
    async throws
  {
    let rain = try BuiltRain(environment: ProviderRun.keys)
    let result = try await rain.run([command, "52.52,13.41", "--provider", run.provider])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    // Which of the recorded hours are still to come depends on the clock of this machine.
    #expect(result.output.contains("Berlin, Germany"))
    let credits = ["open-meteo": "Open-Meteo", "forecast": "Pirate Weather"]
    #expect(result.output.contains(credits[run.provider] ?? "OpenWeather"))
    #expect(command != "now" || result.output.contains("5 °C"))
    let requests = rain.server.requests
    #expect(Set(requests.map(\.path)) == run.paths)
    #expect(requests.count == run.paths.count)
    for request in requests {
      #expect(request.method == "GET")
      #expect(request.headers["user-agent"]?.hasPrefix("rain/") == true)
      #expect(request.headers["accept"] == "application/json")
      #expect(request.headers["accept-encoding"]?.contains("gzip") == true)
      #expect(request.headers["cookie"] == nil)
      for part in run.queryParts { #expect("&\(request.query)".contains("&\(part)")) }
    }
    #expect(!(result.output + result.error).contains("canary"))
  }

  @Test(arguments: ProviderRun.all)
  func `the selected location and the provider of the settings are used`(
    run: ProviderRun
  )
    async throws
  {
    let rain = try BuiltRain(environment: ProviderRun.keys)
    #expect(try await rain.run(["locations", "add", "52.52,13.41"]).status == 0)
    #expect(try await rain.run(["settings", "set", "provider", run.provider]).status == 0)
    let result = try await rain.run(["--json"])
    #expect(result.status == 0)
    let json = try JSONSerialization.jsonObject(with: result.outputData) as? [String: Any]
    #expect(json?["provider"] as? String == run.provider)
    #expect(Set(rain.server.requests.map(\.path)) == run.paths)
  }

  @Test func `one failed request of two leaves what the other gave, with a warning`() async throws {
    for (failing, note) in [
      ("/data/2.5/weather", "The current conditions are missing"),
      ("/data/2.5/forecast", "Hours and days are missing"),
    ] {
      let rain = try BuiltRain(environment: ProviderRun.keys) { request in
        request.path == failing ? .json("{}", status: 500) : BuiltRain.asTheAPIs(request)
      }
      let result = try await rain.run(["now", "52.52,13.41", "--provider", "openweathermap"])
      #expect(result.status == 0)
      #expect(result.output.contains(note))
    }
  }

  @Test(arguments: [("daily", "/data/2.5/forecast/daily"), ("onecall", "/data/3.0/onecall")])
  func `a plan asks for what it covers`(plan: String, path: String) async throws {
    let rain = try BuiltRain(environment: ProviderRun.keys)
    #expect(try await rain.run(["settings", "set", "openweathermap.plan", plan]).status == 0)
    let result = try await rain.run(["daily", "1,2", "--provider", "openweathermap"])
    #expect(result.status == 0)
    #expect(rain.server.requests.contains { $0.path == path })
  }

  @Test func `a key without One Call falls back on the free answers, with a note`() async throws {
    let rain = try BuiltRain(environment: ProviderRun.keys) { request in
      guard request.path == "/data/3.0/onecall",
        let body = try? Fixture.data("openweathermap/error-401-plan.json")
      else { return BuiltRain.asTheAPIs(request) }
      return .response(status: 401, body: body)
    }
    #expect(try await rain.run(["settings", "set", "openweathermap.plan", "onecall"]).status == 0)
    let result = try await rain.run(["now", "1,2", "--provider", "openweathermap"])
    #expect(result.status == 0)
    #expect(result.output.contains("Less than the plan in the settings promises"))
  }

  @Test func `the next provider answers when the first one fails`() async throws {
    let rain = try BuiltRain(environment: ProviderRun.keys) { request in
      request.path == "/v1/forecast" ? .json("{}", status: 503) : BuiltRain.asTheAPIs(request)
    }
    #expect(try await rain.run(["settings", "set", "provider", "open-meteo,forecast"]).status == 0)
    let result = try await rain.run(["now", "1,2"])
    #expect(result.status == 0)
    #expect(result.error.contains("no weather from Open-Meteo, asked Pirate Weather instead"))
  }

  @Test func `verbose tells what is asked, and no key`() async throws {
    let rain = try BuiltRain(environment: ProviderRun.keys)
    for provider in ["forecast", "openweathermap"] {
      let result = try await rain.run(["now", "1,2", "-v", "--provider", provider])
      #expect(result.error.contains("rain: GET \(rain.server.address)"))
      #expect(!result.error.contains("canary"))
    }
  }
}

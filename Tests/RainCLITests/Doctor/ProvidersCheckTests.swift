import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct ProvidersCheckTests {
  private static let key = "canary-0123456789"

  @Test func `a provider without a key is a problem only when it is in use`() async throws {
    let world = try TestWorld()
    let idle = try await CheckUp(world)
    #expect(try idle.row("providers", "open-meteo").detail == "in use; needs no key")
    #expect(try idle.row("providers", "forecast").detail == "not in use; no key")
    let used = try await CheckUp(world, environment: ["RAIN_PROVIDER": "forecast,open-meteo"])
    let row = try used.row("providers", "forecast")
    #expect(row.status == "problem")
    #expect(row.detail == "in use, choice 1 of 2; it needs a key, and there is none")
    #expect(row.advice?.contains("rain settings set forecast.key") == true)
    #expect(row.advice?.contains("Correct RAIN_PROVIDER.") == true)
    #expect(try used.row("providers", "open-meteo").detail.hasPrefix("in use, choice 2 of 2"))
  }

  @Test(arguments: [
    ("forecast", "/forecast/\(key)/0,0", "exclude=minutely,hourly,daily,alerts,flags"),
    ("openweathermap", "/data/2.5/weather", "lat=0&lon=0&units=metric&appid=\(key)"),
    (
      "open-meteo", "/v1/forecast",
      "latitude=0&longitude=0&current=temperature_2m&apikey=\(key)"
    ),
  ])
  func `a key is proved by one small request, and accepted`(
    provider: String,
    path: String,
    query: String
  ) async throws {
    let checkUp = try await CheckUp(
      try TestWorld(),
      environment: ["RAIN_PROVIDER": provider, Self.variable(provider): Self.key]
    )
    #expect(checkUp.result.code == 0)
    let row = try checkUp.row("providers", provider)
    #expect(row.detail == "in use; key ****89 from \(Self.variable(provider)), accepted")
    let requests = checkUp.result.requests.filter {
      !$0.host.contains("geocoding") && !$0.host.contains("air-quality")
    }
    #expect(requests.map { $0.url.path() } == [path])
    #expect(requests.first?.url.query() == query)
  }

  @Test(arguments: [
    ("forecast", 401, "<html>no</html>"), ("forecast", 403, #"{"message":"Forbidden"}"#),
    ("openweathermap", 401, #"{"cod":401,"message":"Invalid API key."}"#),
    ("open-meteo", 400, #"{"error":true,"reason":"The supplied API key is invalid."}"#),
  ])
  func `a rejected key stands in the way of what is in use, and else is a warning`(
    provider: String,
    status: Int,
    body: String
  ) async throws {
    for isInUse in [true, false] {
      let checkUp = try await CheckUp(
        try TestWorld(),
        environment: [
          "RAIN_PROVIDER": isInUse ? provider : Self.other(than: provider),
          Self.variable(provider): Self.key, Self.variable(Self.other(than: provider)): "other-key",
        ]
      ) { request in
        request.url.absoluteString.contains(Self.key)
          ? .json(body, status: status) : answer(request)
      }
      let row = try checkUp.row("providers", provider)
      #expect(row.status == (isInUse ? "problem" : "warning"))
      #expect(row.detail.contains("it rejected the key (\(status)"))
      #expect(row.advice?.hasPrefix("Correct \(Self.variable(provider)).") == true)
      if !isInUse { #expect(row.advice == "Correct \(Self.variable(provider)).") }
      #expect(checkUp.troubles == ["providers/\(provider)"])
    }
  }

  @Test func `a rejected key that is kept is set anew`() async throws {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "forecast.key"], input: Self.key)
    _ = await world.run(["settings", "set", "provider", "forecast"])
    let checkUp = try await CheckUp(world) { request in
      request.url.path().hasPrefix("/forecast/") ? .json("{}", status: 401) : answer(request)
    }
    let row = try checkUp.row("providers", "forecast")
    #expect(row.detail.contains("from credentials.json"))
    #expect(row.advice?.hasPrefix("rain settings set forecast.key; ") == true)
  }

  @Test func `a command that tells no key is a problem of what is in use`() async throws {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "forecast.key-command", "fail"])
    #expect(try await CheckUp(world).row("providers", "forecast").status == "warning")
    let checkUp = try await CheckUp(world, environment: ["RAIN_PROVIDER": "forecast"])
    let row = try checkUp.row("providers", "forecast")
    #expect(row.status == "problem")
    #expect(row.detail.contains("forecast.key-command failed"))
  }

  @Test(arguments: [
    ([:], "accepted", "ok"),
    (
      [
        "Ratelimit-Limit": "10000", "Ratelimit-Remaining": "9876", "Ratelimit-Reset": "1000000",
        "X-Forecast-API-Calls": "124",
      ],
      "accepted; 9876 of 10000 requests left, anew in 12 d", "ok"
    ),
    (["X-Forecast-API-Calls": "124"], "accepted; 124 requests made so far", "ok"),
    (
      ["X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "3"],
      "accepted; 3 of 1000 requests left", "warning"
    ),
  ])
  func `what is left of the quota is told, and little of it is a warning`(
    headers: [String: String],
    words: String,
    status: String
  ) async throws {
    let body = try Fixture.data("forecast/sample.json")
    let checkUp = try await CheckUp(
      try TestWorld(),
      environment: ["RAIN_PROVIDER": "forecast", "RAIN_FORECAST_KEY": Self.key]
    ) { request in
      request.url.path().hasPrefix("/forecast/")
        ? .success(HTTPResponse(status: 200, headers: headers, body: body)) : answer(request)
    }
    let row = try checkUp.row("providers", "forecast")
    #expect(row.detail.hasSuffix(words))
    #expect(row.status == status)
  }

  @Test(arguments: ["daily", "onecall"])
  func `a plan is proved by the request that only it allows`(plan: String) async throws {
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "openweathermap.plan", plan])
    let environment = ["RAIN_PROVIDER": "openweathermap", "RAIN_OPENWEATHERMAP_KEY": Self.key]
    let good = try await CheckUp(world, environment: environment)
    #expect(try good.row("providers", "openweathermap plan").detail == "\(plan), accepted")
    let free = try await CheckUp(world, environment: environment) { request in
      request.url.path() == "/data/2.5/weather" || request.url.path() == "/v1/search"
        ? answer(request) : .json("{}", status: 401)
    }
    #expect(free.result.code == 0)
    #expect(free.troubles == ["providers/openweathermap plan"])
    let row = try free.row("providers", "openweathermap plan")
    #expect(row.advice == "rain settings set openweathermap.plan free")
    let none = try await CheckUp(world, environment: environment) { request in
      request.url.path() == "/v1/search" ? answer(request) : .json("{}", status: 401)
    }
    #expect(none.troubles == ["providers/openweathermap"])
    #expect(try none.row("providers", "openweathermap plan").detail == "\(plan), not checked")
  }

  private static func variable(_ provider: String) -> String {
    "RAIN_\(provider.uppercased().replacingOccurrences(of: "-", with: "_"))_KEY"
  }

  private static func other(than provider: String) -> String {
    provider == "forecast" ? "openweathermap" : "forecast"
  }
}

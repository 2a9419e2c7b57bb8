import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct DoctorCommandTests {
  @Test func `in an empty home nothing stands in the way, and only what is in use is asked`()
    async throws
  {
    let checkUp = try await CheckUp(try TestWorld())
    #expect(checkUp.result.code == 0)
    #expect(checkUp.troubles == [])
    #expect(
      Set(checkUp.result.requests.map(\.url.absoluteString)) == [
        "https://api.open-meteo.com/v1/forecast?latitude=0&longitude=0&current=temperature_2m",
        "https://geocoding-api.open-meteo.com/v1/search?name=Berlin&count=1",
        "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=0&longitude=0"
          + "&current=ozone&timezone=auto&timeformat=unixtime",
      ]
    )
    #expect(
      Set(checkUp.rows.map(\.section)) == ["files", "providers", "network", "system", "terminal"]
    )
  }

  @Test func `offline nobody is asked, and keys are not checked`() async throws {
    let checkUp = try await CheckUp(
      try TestWorld(),
      ["--offline"],
      environment: ["RAIN_FORECAST_KEY": "canary-0123456789", "RAIN_PROVIDER": "forecast"]
    ) { _ in .failure(.cancelled) }
    #expect(checkUp.result.code == 0)
    #expect(checkUp.result.requests.isEmpty)
    #expect(try checkUp.row("network", "servers").detail.contains("--offline"))
    #expect(
      try checkUp.row("providers", "forecast").detail
        == "in use; key ****89 from RAIN_FORECAST_KEY, not checked"
    )
  }

  @Test func `a damaged settings file is a finding, and the rest goes on with the defaults`()
    async throws
  {
    let world = try TestWorld()
    try world.write("{\"version\": 1,", to: ".config/rain/settings.json")
    let checkUp = try await CheckUp(world)
    #expect(checkUp.result.code == 69)
    #expect(checkUp.troubles == ["files/settings.json"])
    let row = try checkUp.row("files", "settings.json")
    #expect(row.detail.contains(world.path(".config/rain/settings.json")))
    #expect(row.detail.contains("line 1, column 15"))
    #expect(row.advice == "Mend it, or move it away to start anew.")
    #expect(checkUp.result.requests.count == 3)
    #expect(try checkUp.row("network", "open-meteo").detail.contains("answered in"))
  }

  @Test func `no key shows anywhere, in text, document or notes`() async throws {
    let environment = [
      "RAIN_FORECAST_KEY": "canary-forecast-1", "RAIN_OPEN_METEO_KEY": "canary-short",
      "RAIN_FORECAST_URL": "https://mirror.example/canary-forecast-1",
      "https_proxy": "http://me:canary#1@proxy.example:3128", "ALL_PROXY": "canary:x@proxy",
      "LC_ALL": "en_GB.UTF-8",
    ]
    let world = try TestWorld()
    _ = await world.run(["settings", "set", "openweathermap.key"], input: "canary-weather-map")
    for (index, status) in [200, 401, 400, 500].enumerated() {
      for options in [["--width", "40"], ["--json"], ["--verbose"]] {
        let result = await world.run(["doctor"] + options, environment: environment) { request in
          .json(#"{"error":true,"message":"canary-forecast-1 \#(request)"}"#, status: status)
        }
        #expect(!(result.output + result.error).contains("canary"), "\(index)")
        #expect(result.code == 69)
        #expect(result.requests.count == 5)
      }
    }
  }

  @Test func `output steers no terminal, whatever files, variables and servers hold`() async throws
  {
    let evil = "\u{1B}[31m\u{202E}x\n\u{7}"
    let world = try TestWorld()
    try world.write("{\"version\":1,\"\\u001b[31m\":1}", to: ".config/rain/settings.json")
    for options in [[], ["--json"], ["--width", "40"]] {
      let result = await world.run(
        ["doctor"] + options,
        environment: [
          "LC_ALL": "\(evil).UTF-8", "http_proxy": evil, "TERM": evil, "RAIN_PROVIDER": evil,
        ]
      ) { _ in .json(#"{"message":"\u001b[31m\u0007\u202e"}"#, status: 500) }
      let steering = result.output.unicodeScalars.filter {
        ($0.value < 0x20 && $0 != "\n") || (0x202A...0x202E).contains($0.value)
      }
      #expect(steering.isEmpty)
      #expect(result.code == 69)
    }
  }

  @Test func `ASCII output has no other byte`() async throws {
    let result = try await TestWorld().run(["doctor", "--ascii"]) { answer($0) }
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(result.output.contains("> rain locations add Berlin"))
  }

  @Test func `the text ends with what it comes to`() async throws {
    let fine = try await TestWorld().run(["doctor"]) { answer($0) }
    #expect(fine.output.hasSuffix("\n\nNothing stands in the way.\n"))
    let bad = try await TestWorld().run(["doctor"])
    #expect(bad.output.hasSuffix("\n\n2 problems stand in the way; 1 warning.\n"))
    #expect(bad.code == 69)
    #expect(bad.error.isEmpty)
  }
}

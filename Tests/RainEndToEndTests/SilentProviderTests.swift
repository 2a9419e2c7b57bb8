import Foundation
import RainTestSupport
import Testing

/// A list of providers whose first accepts a connection and never says anything.
@Suite struct SilentProviderTests {
  @Test func `the next provider is asked in time`() async throws {
    let rain = try BuiltRain(environment: [
      "RAIN_PROVIDER": "open-meteo,forecast", "RAIN_FORECAST_KEY": "canary-forecast",
    ]) { request in
      request.path == "/v1/forecast" ? .never : BuiltRain.asTheAPIs(request)
    }
    let start = ContinuousClock.now
    let first = try await rain.run(["now", "52.52,13.41", "--timeout", "10"])
    #expect(first.status == 0)
    #expect(first.error.contains("asked Pirate Weather instead"))
    let failures = rain.home.url.appending(path: ".cache/rain/failures")
    let names = try FileManager.default
      .contentsOfDirectory(atPath: failures.path(percentEncoded: false))
    #expect(names.map { $0.prefix(11) } == ["open-meteo_"])

    // Now that the first is known to fail, the other one has all of the time.
    _ = try await rain.run(["now", "1,2", "--timeout", "10"])
    // On a machine that is slower than that the failure may be forgotten by now.
    if start.duration(to: .now) < .seconds(60) {
      #expect(rain.server.requests.map(\.path).filter { $0 == "/v1/forecast" }.count == 1)
    }
  }
}

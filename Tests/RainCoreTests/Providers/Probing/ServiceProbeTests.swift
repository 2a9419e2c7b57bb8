import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct ServiceProbeTests {
  @Test(arguments: ProviderCase.all)
  func `every provider proves its key with one request that does not show it`(
    provider: ProviderCase
  ) throws {
    let probes = try provider.makeProvider().probes()
    let probe = try #require(probes.first)
    #expect(probes.count == 1)
    #expect(probe.plan == nil)
    #expect(probe.request.url.absoluteString.contains(ProviderCase.canary))
    #expect(!probe.request.description.contains("canary"))
  }

  @Test func `the base address is told without the key`() throws {
    let key = try #require(APIKey("canary-0123456789"))
    let provider = ForecastProvider(baseAddress: "https://x.example/canary-0123456789", key: key)
    #expect(try provider.probes().map(\.address) == ["https://x.example/****"])
  }

  @Test(arguments: [
    (OpenWeatherMapProvider.Plan.daily, "/data/2.5/forecast/daily", "cnt=1"),
    (.oneCall, "/data/3.0/onecall", "exclude=minutely,hourly,daily,alerts"),
  ])
  func `a plan has a request of its own`(
    plan: OpenWeatherMapProvider.Plan,
    path: String,
    query: String
  ) throws {
    let key = try #require(APIKey("some-key"))
    let probes = try OpenWeatherMapProvider(key: key, plan: plan).probes()
    #expect(probes.map(\.plan) == [nil, plan.rawValue])
    #expect(probes.map { $0.request.url.path() } == ["/data/2.5/weather", path])
    #expect(probes.last?.request.url.query()?.contains(query) == true)
  }

  @Test func `an answer of another kind is none`() async throws {
    let probe = try OpenMeteoGeocoder.probe(baseAddress: "https://x.example")
    for body in ["{}", "[]", "<html>", ""] {
      let client = APIClient(
        transport: StubTransport { _ in .json(body) },
        deadline: .now + .seconds(5)
      )
      await #expect(throws: ProviderError.self) { try await probe.run(using: client) }
    }
  }

  @Test(arguments: [
    ("The supplied API key is invalid.", true), ("Invalid timezone", false),
  ])
  func `Open-Meteo rejects a key with status 400`(message: String, isRejected: Bool) async throws {
    let client = APIClient(
      transport: StubTransport { _ in .json(#"{"reason":"\#(message)"}"#, status: 400) },
      deadline: .now + .seconds(5)
    )
    let probe = try #require(OpenMeteoProvider(key: APIKey("some-key")).probes().first)
    let expected: ProviderError =
      isRejected
      ? .keyRejected(status: 400, message: message) : .refused(status: 400, message: message)
    await #expect(throws: expected) { try await probe.run(using: client) }
  }
}

import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct AddressesCheckTests {
  @Test func `an address that answers is told with the time it took`() async throws {
    let checkUp = try await CheckUp(try TestWorld())
    for (service, host) in [
      ("open-meteo", "api"), ("geocoding", "geocoding-api"), ("air-quality", "air-quality-api"),
    ] {
      let detail = try checkUp.row("network", service).detail
      #expect(detail.hasPrefix("https://\(host).open-meteo.com answered in "))
      #expect(detail.hasSuffix(" ms"))
    }
  }

  @Test(arguments: [
    (TransportError.hostNotFound(host: "x"), "could not be looked up", "Check the network."),
    (.noNetwork(host: "x"), "there may be no network", "Check the network."),
    (.connectionRefused(host: "x"), "refused the connection", "Check the network."),
    (.timedOut(host: "x"), "did not answer in time", "Check the network."),
    (.notSecure(host: "x", problem: .expired), "has expired", "Check the clock"),
    (.notSecure(host: "x", problem: .untrusted), "nobody this machine trusts", "try a browser"),
    (.redirectRefused(host: "x", target: "https://y"), "https://y", "try a browser"),
  ])
  func `a server that can't be reached is a problem with what to look at`(
    error: TransportError,
    words: String,
    advice: String
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld()) { _ in .failure(error) }
    #expect(
      checkUp.troubles == ["network/open-meteo", "network/geocoding", "network/air-quality"]
    )
    // The weather does without.
    #expect(try checkUp.row("network", "air-quality").status == "warning")
    let row = try checkUp.row("network", "open-meteo")
    #expect(row.status == "problem")
    #expect(row.detail.hasPrefix("https://api.open-meteo.com: "))
    #expect(row.detail.contains(words))
    #expect(row.advice?.contains(advice) == true)
  }

  @Test(arguments: [
    (429, #"{"reason":"Daily API request limit exceeded."}"#, "too many requests"),
    (500, "{}", "it failed (500)"), (404, "{}", "it refused (404)"),
    (401, "{}", "it refused (401)"), (200, "<html>Sign in</html>", "it is a web page"),
    (200, "{}", "none of the marks"), (200, "", "it is empty"),
  ])
  func `an answer that is none is a problem`(
    status: Int,
    body: String,
    words: String
  ) async throws {
    let checkUp = try await CheckUp(try TestWorld()) { _ in .json(body, status: status) }
    for service in ["open-meteo", "geocoding"] {
      let row = try checkUp.row("network", service)
      #expect(row.status == "problem")
      #expect(row.detail.contains(words) || status == 200)
    }
    #expect(try checkUp.row("network", "open-meteo").detail.contains(words))
  }

  @Test func `where an address or a proxy of one's own may be at fault, it is named`() async throws
  {
    let checkUp = try await CheckUp(
      try TestWorld(),
      environment: ["RAIN_GEOCODING_URL": "https://x.example", "HTTPS_PROXY": "http://proxy"]
    ) { .failure(.connectionRefused(host: $0.host)) }
    #expect(
      try checkUp.row("network", "geocoding").advice
        == "Check the network. Check the address in RAIN_GEOCODING_URL. Check the proxy in "
        + "HTTPS_PROXY."
    )
    let openMeteo = try checkUp.row("network", "open-meteo").advice
    #expect(openMeteo == "Check the network. Check the proxy in HTTPS_PROXY.")
  }

  @Test func `a server that is not in use is asked when it is set up, and no more than a warning`()
    async throws
  {
    let checkUp = try await CheckUp(
      try TestWorld(),
      environment: ["RAIN_FORECAST_KEY": "some-key"]
    ) { request in
      request.url.path().hasPrefix("/forecast/") ? .failure(.cancelled) : answer(request)
    }
    #expect(checkUp.result.code == 0)
    #expect(checkUp.troubles == ["network/forecast"])
  }

  @Test func `without libcurl there is one problem, and what to install`() async throws {
    let checkUp = try await CheckUp(try TestWorld()) { _ in .failure(.libraryMissing) }
    #expect(checkUp.troubles == ["network/libcurl"])
    #expect(try checkUp.row("network", "libcurl").advice?.contains("libcurl4") == true)
  }

  @Test func `nothing is asked twice`() async throws {
    let checkUp = try await CheckUp(try TestWorld()) { _ in .json("{}", status: 503) }
    #expect(checkUp.result.requests.count == 3)
  }
}

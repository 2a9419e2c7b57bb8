import Foundation
import RainTestSupport
import Testing

@Suite struct DoctorRunTests {
  @Test func `in an empty home nothing stands in the way, and nothing is left behind`() async throws
  {
    let rain = try BuiltRain()
    let result = try await rain.run(["doctor"])
    #expect(result.status == 0)
    #expect(result.error.isEmpty)
    #expect(result.output.hasSuffix("\nNothing stands in the way.\n"))
    #expect(
      Set(rain.server.requests.map(\.path)) == ["/v1/forecast", "/v1/search", "/v1/air-quality"]
    )
    let left = try FileManager.default.contentsOfDirectory(atPath: rain.home.url.path())
    #expect(left.isEmpty)
  }

  @Test func `a rejected key of the provider in use is exit 69 with the whole report`() async throws
  {
    let rain = try BuiltRain { request in
      request.path.hasPrefix("/forecast/")
        ? .json(#"{"message":"canary-0123456789 is wrong"}"#, status: 401)
        : BuiltRain.asTheAPIs(request)
    }
    let set = ["settings", "set", "forecast.key"]
    #expect(try await rain.run(set, input: "canary-0123456789\n").status == 0)
    #expect(try await rain.run(["settings", "set", "provider", "forecast"]).status == 0)
    for options in [[], ["--json"], ["--verbose"]] {
      let result = try await rain.run(["doctor"] + options)
      #expect(result.status == 69)
      #expect(result.output.contains("it rejected the key (401: **** is wrong)"))
      #expect(result.output.contains("answered in"))
      #expect(!(result.output + result.error).contains("canary"))
    }
    #expect(rain.server.requests.contains { $0.path == "/forecast/canary-0123456789/0,0" })
  }

  @Test func `offline it makes no request`() async throws {
    let rain = try BuiltRain()
    let result = try await rain.run(["doctor", "--offline"])
    #expect(result.status == 0)
    #expect(rain.server.requests.isEmpty)
  }

  @Test func `servers that never answer are all asked within the one timeout`() async throws {
    let rain = try BuiltRain(environment: ProviderRun.keys) { _ in .never }
    let result = try await rain.run(["doctor", "--timeout", "3"])
    #expect(result.status == 69)
    #expect(result.output.matches(of: /did not answer in time/).count == 5)
    // One after the other, the second would find the time over and not be asked.
    #expect(rain.server.requests.count == 5)
  }

  @Test func `a damaged file is named with the place in it, and the rest goes on`() async throws {
    let rain = try BuiltRain()
    let file = try rain.home.write("{\"version\": 1, oops", to: ".config/rain/settings.json")
    let result = try await rain.run(["doctor"])
    #expect(result.status == 69)
    #expect(result.output.contains("\(file.path(percentEncoded: false)) can't be used"))
    #expect(result.output.contains("line 1, column 16"))
    #expect(result.output.contains("answered in"))
    #expect(rain.home.read(".config/rain/settings.json") == "{\"version\": 1, oops")
  }
}

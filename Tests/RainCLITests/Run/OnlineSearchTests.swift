import Foundation
import RainCore
import Testing

@Suite struct OnlineSearchTests {
  private static let key = ["RAIN_OPENWEATHERMAP_KEY": "canary-0123456789"]

  private static func asked(
    _ arguments: [String],
    environment: [String: String] = key,
    status: Int = 200
  ) async throws -> TestWorld.Result {
    try await TestWorld()
      .run(arguments, environment: environment) { request in
        let body = request.url.path() == "/geo/1.0/direct" ? "[]" : #"{"generationtime_ms":1}"#
        return .success(HTTPResponse(status: status, body: Data(body.utf8)))
      }
  }

  @Test func `OpenWeatherMap is asked when it is the provider and has a key`() async throws {
    let arguments = ["now", "Xyzzyville", "--provider", "openweathermap"]
    let result = try await Self.asked(arguments)
    #expect(result.requests.map { $0.url.path() } == ["/geo/1.0/direct"])
    #expect(result.code == 68)
    let keyless = try await Self.asked(arguments, environment: [:])
    #expect(keyless.requests.map { $0.url.path() } == ["/v1/search"])
    let other = try await Self.asked(["now", "Xyzzyville"])
    #expect(other.requests.map { $0.url.path() } == ["/v1/search"])
  }

  @Test func `its key may be at fault, and never shows`() async throws {
    let arguments = ["now", "Xyzzyville", "--provider", "openweathermap", "--verbose"]
    let result = try await Self.asked(arguments, status: 401)
    #expect(result.code == 77)
    #expect(!result.error.contains("canary"))
    #expect(try await Self.asked(["now", "Xyzzyville"], status: 401).code == 69)
  }

  @Test func `nothing is asked for what is in the built-in list, or offline`() async throws {
    let found = try await Self.asked(["locations", "find", "Berlin"])
    #expect(found.requests.isEmpty)
    let offline = try await Self.asked(["now", "Xyzzyville", "--offline"])
    #expect(offline.requests.isEmpty)
    #expect(offline.code == 68)
  }
}

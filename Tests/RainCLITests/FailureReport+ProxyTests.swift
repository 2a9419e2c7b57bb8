import RainCore
import Testing

@testable import RainCLI

@Suite struct FailureReportProxyTests {
  private static let hint = "https_proxy names a proxy, http://****@p:1: it may be what fails"

  private func error(
    _ failure: TransportError,
    _ environment: [String: String]
  ) async throws -> String {
    try await TestWorld()
      .run(
        ["now", "1,2"],
        environment: environment.merging(["LC_ALL": "en_GB.UTF-8"]) { $1 }
      ) { _ in .failure(failure) }
      .error
  }

  @Test(arguments: [
    TransportError.connectionRefused(host: "h"), .connectionLost(host: "h"), .timedOut(host: "h"),
    .noNetwork(host: "h"), .hostNotFound(host: "h"),
  ])
  func `where no answer came the proxy is named, without its password`(
    failure: TransportError
  ) async throws {
    let text = try await error(failure, ["https_proxy": "http://user:secret@p:1"])
    #expect(text.hasSuffix("\n  \(Self.hint)\n"))
    #expect(!text.contains("secret"))
  }

  @Test(arguments: [
    (TransportError.malformed(host: "h"), ["https_proxy": "http://p:1"]),
    (.connectionLost(host: "h"), [:]), (.connectionLost(host: "h"), ["http_proxy": "http://p:1"]),
  ])
  func `elsewhere no proxy is named`(
    failure: TransportError,
    environment: [String: String]
  ) async throws {
    #expect(!(try await error(failure, environment)).contains("proxy"))
  }
}

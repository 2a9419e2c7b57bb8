import Foundation
import RainTestSupport

/// What a run leaves behind in its home when the server answers well.
enum KeptAnswer {
  /// The files of an answer of `provider` for 1, 2, by their paths in the home.
  static func files(of provider: String) async throws -> [String: String] {
    try await runs[provider]?.value ?? [:]
  }

  /// One run serves all tests.
  private static let runs = Dictionary(
    uniqueKeysWithValues: ["open-meteo", "forecast", "openweathermap"]
      .map { provider in (provider, Task { try await filesLeft(by: provider) }) }
  )

  private static func filesLeft(by provider: String) async throws -> [String: String] {
    let rain = try BuiltRain(environment: ProviderRun.keys)
    _ = try await rain.run(["now", "1,2", "--provider", provider])
    let folder = ".cache/rain/answers"
    let path = rain.home.appending(folder).path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return Dictionary(
      uniqueKeysWithValues: names.map {
        ("\(folder)/\($0)", rain.home.read("\(folder)/\($0)") ?? "")
      }
    )
  }
}

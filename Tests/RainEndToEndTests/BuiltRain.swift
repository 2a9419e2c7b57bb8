import Foundation
import RainTestSupport

/// The built program with a home of its own and a loopback server that answers as every API does.
struct BuiltRain {
  let home: TemporaryDirectory
  let server: LoopbackServer
  /// The environment of the program, which leads to the home and to the server.
  let variables: [String: String]

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - environment: Variables besides those that lead to the home and to the server.
  ///   - answer: Answers what the program asks.
  /// - Throws: When no folder or no port is to be had.
  init(
    environment: [String: String] = [:],
    answer: @escaping @Sendable (RecordedRequest) -> Reply = BuiltRain.asTheAPIs
  ) throws {
    home = try TemporaryDirectory()
    server = try LoopbackServer(answer)
    var variables = [
      "HOME": home.url.path(percentEncoded: false),
      "PATH": "/usr/bin:/bin",
      "LC_ALL": "en_GB.UTF-8",
    ]
    for name in ["OPEN_METEO", "FORECAST", "OPENWEATHERMAP", "GEOCODING", "AIR_QUALITY"] {
      variables["RAIN_\(name)_URL"] = server.address
    }
    self.variables = variables.merging(environment) { _, given in given }
  }

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The command line after the program's name.
  ///   - extra: Variables that are set for this run.
  ///   - input: What standard input holds.
  ///   - timeLimit: How long it may run before it is killed.
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: When it can't be started.
  func run(
    _ arguments: [String],
    environment extra: [String: String] = [:],
    input: String? = nil,
    timeLimit: Duration = .seconds(30)
  ) async throws -> ProgramResult {
    var runner = runner(environment: extra)
    runner.timeLimit = timeLimit
    return try await runner.run(arguments, input: input)
  }

  /// Returns what runs the program; `extra` are variables that are set for this run.
  func runner(environment extra: [String: String] = [:]) -> ProgramRunner {
    ProgramRunner(
      BuiltProgram.rain,
      environment: variables.merging(extra) { _, given in given }
    )
  }

  /// Answers as the APIs do, out of the fixtures.
  static let asTheAPIs: @Sendable (RecordedRequest) -> Reply = { request in
    guard let body = body(answering: request) else {
      return .json(#"{"message":"no such path"}"#, status: 404)
    }
    return .response(headers: ["Content-Type": "application/json"], body: body)
  }

  /// The body of the answer to a request, out of the fixtures; `nil` for a path that no API has.
  static func body(answering request: RecordedRequest) -> Data? {
    let name: String
    switch request.path {
    case "/v1/search" where request.query.contains("name=Hinterzarten"):
      name = "geocoding/hinterzarten.json"
    case "/v1/search": name = "geocoding/no-match.json"
    case "/v1/forecast": name = "open-meteo/sample.json"
    case "/v1/air-quality": name = "open-meteo-air/sample.json"
    case "/data/2.5/air_pollution": name = "openweathermap-air/sample.json"
    case "/data/2.5/weather": name = "openweathermap/sample-weather.json"
    case "/data/2.5/forecast": name = "openweathermap/sample-forecast.json"
    case "/data/2.5/forecast/daily": name = "openweathermap/daily.json"
    case "/data/3.0/onecall": name = "openweathermap/onecall.json"
    case let path where path.hasPrefix("/forecast/"): name = "forecast/sample.json"
    default: return nil
    }
    return try? Fixture.data(name)
  }
}

import Foundation
import RainCore
import RainTestSupport
import Testing

@testable import RainCLI

/// Runs with several providers, or with several runs at a time, in which somebody never answers.
@Suite struct ProviderListTests {
  @Test func `the provider of a run goes before one of the environment that is none`() async throws
  {
    let result = try await TestWorld()
      .run(
        ["now", "1,2", "--provider", "open-meteo"],
        environment: ["RAIN_PROVIDER": "nobody", "LC_ALL": "en_GB.UTF-8"]
      ) { answer($0) }
    #expect(result.code == 0)
    #expect(result.requests.count == 1)
  }

  private let world = try? TestWorld()

  private static let openMeteo = Result<HTTPResponse, TransportError>
    .success(
      HTTPResponse(status: 200, body: (try? Fixture.data("open-meteo/sample.json")) ?? Data())
    )

  private var failures: [String] {
    let folder = world?.path(".cache/rain/failures") ?? ""
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func environment(_ providers: String) -> [String: String] {
    ["LC_ALL": "en_GB.UTF-8", "RAIN_PROVIDER": providers, "RAIN_FORECAST_KEY": "canary-key"]
  }

  @Test func `who was not asked is neither remembered nor named as failed`() async throws {
    let world = try #require(world)
    let result = await world.run(
      ["now", "1,2", "--timeout", "0.1"],
      environment: environment("open-meteo,forecast")
    ) { request in
      // The first has taken all of the time.
      request.host == "api.open-meteo.com"
        ? .failure(.connectionLost(host: request.host)) : .failure(.notSent(host: request.host))
    }
    #expect(result.code == 75)
    #expect(result.error.contains("no weather from Open-Meteo: the connection to"))
    #expect(!result.error.contains("Pirate"))
    #expect(failures.map { $0.prefix(11) } == ["open-meteo_"])
  }

  @Test func `a question that another run is asking is nobody's failure`() async throws {
    let world = try #require(world)
    let place = Place(coordinate: try #require(Coordinate(latitude: 1, longitude: 2)))
    let cache = URL(filePath: world.path(".cache/rain"), directoryHint: .isDirectory)
    let question = WeatherQuestion(provider: .openMeteo, place: place, language: "en")
    guard let turn = try KeptAnswers(directory: cache).turn(toAsk: question) else {
      Issue.record("somebody else has the turn")
      return
    }
    let waiting = await world.run(["now", "1,2", "--timeout", "0.1"]) { _ in Self.openMeteo }
    #expect(waiting.code == 75)
    #expect(waiting.output.isEmpty)
    #expect(waiting.error.contains("another rain run is asking it"))
    #expect(waiting.requests.isEmpty)
    #expect(failures.isEmpty)
    turn.end()
    let next = await world.run(["now", "1,2"]) { _ in Self.openMeteo }
    #expect(next.code == 0)
    #expect(next.requests.count == 1)
  }

  @Test func `while another run asks one provider, the next one is asked`() async throws {
    let world = try #require(world)
    let place = Place(coordinate: try #require(Coordinate(latitude: 1, longitude: 2)))
    let cache = URL(filePath: world.path(".cache/rain"), directoryHint: .isDirectory)
    let question = WeatherQuestion(provider: .forecast, place: place, language: "en")
    guard let turn = try KeptAnswers(directory: cache).turn(toAsk: question) else {
      Issue.record("somebody else has the turn")
      return
    }
    let result = await world.run(
      ["now", "1,2", "--timeout", "0.5"],
      environment: environment("forecast,open-meteo")
    ) { _ in Self.openMeteo }
    turn.end()
    #expect(result.code == 0)
    #expect(result.error.contains("asked Open-Meteo instead: another rain run is asking it"))
  }

  @Test(arguments: [(10, true), (5, true), (4, false), (0, false)])
  func `silence is a failure only of a provider that had time to answer`(
    seconds: Int,
    isRemembered: Bool
  ) {
    let reach: ProviderError.Reach? = isRemembered ? .provider : nil
    let silence = ProviderError.transport(.timedOut(host: "a"))
    let share = Duration.seconds(10)
    #expect(silence.reach(given: .seconds(seconds), of: share, atLeast: .zero) == reach)
    let refusal = ProviderError.transport(.connectionRefused(host: "a"))
    #expect(refusal.reach(given: .seconds(seconds), of: share, atLeast: .zero) == .provider)
    let notAsked = ProviderError.notAsked(.anotherRunAsks)
    #expect(notAsked.reach(given: .seconds(seconds), of: share, atLeast: .zero) == nil)
    // Nor is one that somebody gave a moment only, unless the settings give everybody no more.
    let moment = Duration.milliseconds(1900)
    #expect(silence.reach(given: moment, of: moment, atLeast: .seconds(2)) == nil)
    #expect(silence.reach(given: moment, of: moment, atLeast: .zero) == .provider)
  }
}

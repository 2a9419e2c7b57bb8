import Foundation
import RainCLI
import RainCore
import RainTerminal
import RainTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct WatchTests {
  private typealias Step = ScriptedScreen.Step

  private let world: TestWorld
  private let network = Network()

  /// A network that comes and goes, with Open-Meteo behind it.
  private final class Network: Sendable {
    let isUp = Mutex(true)

    func answer(_ request: HTTPRequest) -> Result<HTTPResponse, TransportError> {
      guard isUp.withLock({ $0 }), let body = try? Fixture.data("open-meteo/sample.json") else {
        return .failure(.noNetwork(host: request.host))
      }
      return .success(HTTPResponse(status: 200, body: body))
    }
  }

  init() throws {
    world = try TestWorld()
  }

  /// Saves Berlin, which is selected, and Paris.
  private func savePlaces() async {
    for place in ["Berlin", "Paris"] { _ = await world.run(["locations", "add", place]) }
  }

  private func watch(
    _ arguments: [String] = [],
    _ screen: ScriptedScreen,
    environment: [String: String] = ["LC_ALL": "en_GB.UTF-8", "TERM": "xterm"]
  ) async -> TestWorld.Result {
    await world.run(
      ["watch"] + arguments,
      environment: environment,
      terminal: .init(isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true),
      screen: screen
    ) { [network] in network.answer($0) }
  }

  private static let quit = Step(text: "") { $0.press(.character("q")) }

  private static func quit(after text: String) -> Step {
    Step(text: text) { $0.press(.character("q")) }
  }

  @Test func `what is not kept is asked for, and nothing is left on the terminal`() async throws {
    await savePlaces()
    let screen = ScriptedScreen([Self.quit(after: "5 °C")])
    let result = await watch(["--verbose"], screen)
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.error == "")
    #expect(result.requests.count == 1)
    #expect(screen.frames.first?.contains("Berlin") == true)
    #expect(screen.frames.last?.contains("As of 09:40 · Open-Meteo · next 09:50") == true)
    #expect(screen.log == ["close"])
  }

  @Test func `a fresh answer is asked for again when its time is over, and by key`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "As of 09:40") { $0.pass(seconds: 300) },
      Step(text: "As of 09:40 (5 min ago) · Open-Meteo · next 09:50") { $0.press(.character("r")) },
      Step(text: "As of 09:45 · Open-Meteo · next 09:55") { $0.pass(seconds: 600) },
      Step(text: "As of 09:45 (10 min ago) · Open-Meteo · next 09:55") { $0.pass(seconds: 1) },
      // Nothing is asked until then, and then at once.
      Self.quit(after: "As of 09:55 · Open-Meteo · next 10:05"),
    ])
    let result = await watch([], screen)
    #expect(screen.isFinished)
    #expect(result.requests.count == 3)
  }

  @Test func `a kept answer that is fresh is enough`() async {
    await savePlaces()
    _ = await world.run(["now"]) { [network] in network.answer($0) }
    let screen = ScriptedScreen([Self.quit])
    #expect(await watch([], screen).requests.isEmpty)
    #expect(screen.frames.first?.contains("5 °C") == true)
    let refreshing = ScriptedScreen([Self.quit(after: "· next")])
    #expect(await watch(["--refresh"], refreshing).requests.count == 1)
  }

  @Test func `without a network it tells why, and asks again when the failure is over`() async {
    await savePlaces()
    network.isUp.withLock { $0 = false }
    let screen = ScriptedScreen([
      Step(text: "No weather from Open-Meteo: no connection") { [network] in
        network.isUp.withLock { $0 = true }
        $0.pass(seconds: 59)
        $0.pass(seconds: 1)
      },
      Self.quit(after: "5 °C"),
    ])
    let result = await watch([], screen)
    #expect(result.code == 0)
    #expect(screen.isFinished)
    #expect(screen.frames.last?.contains("No weather") == false)
  }

  @Test func `an answer stays when the network goes, with its age`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "5 °C") { [network] in
        network.isUp.withLock { $0 = false }
        $0.pass(seconds: 720)
      },
      Step(text: "No weather from Open-Meteo") { $0.pass(seconds: 3600) },
      Step(text: "As of 09:40 (72 min ago)") { [network] in
        network.isUp.withLock { $0 = true }
        $0.press(.character("r"))
      },
      Self.quit(after: "As of 10:52 · Open-Meteo · next"),
    ])
    _ = await watch([], screen)
    #expect(screen.isFinished)
    let old = screen.frames.first { $0.contains("(72 min ago)") }
    #expect(old?.contains("The weather now is the forecast for this hour, made then.") == true)
    #expect(screen.frames.last?.contains("made then") == false)
  }

  @Test func `after a refresh that failed the reason stays until the answer is old`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "As of 09:40 · Open-Meteo · next 09:50") { [network] in
        network.isUp.withLock { $0 = false }
        $0.press(.character("r"))
      },
      Step(text: "No weather from Open-Meteo") { $0.pass(seconds: 300) },
      Step(text: "As of 09:40 (5 min ago) · Open-Meteo · next 09:50") { [network] in
        network.isUp.withLock { $0 = true }
        $0.pass(seconds: 301)
      },
      Self.quit(after: "As of 09:50 · Open-Meteo"),
    ])
    let result = await watch([], screen)
    #expect(screen.isFinished)
    #expect(result.requests.count == 5)
    let waiting = screen.frames.first { $0.contains("(5 min ago)") }
    #expect(waiting?.contains("No weather from Open-Meteo") == true)
    #expect(screen.frames.last?.contains("No weather") == false)
  }

  @Test func `a new day is a new date`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      // From 09:40 to the minute before midnight, and then that minute.
      Step(text: "Mon 30 Nov, 09:40") { [network] in
        network.isUp.withLock { $0 = false }
        $0.pass(seconds: 14 * 3600 + 19 * 60)
      },
      Step(text: "Mon 30 Nov, 23:59") { $0.pass(seconds: 60) },
      Self.quit(after: "Tue 1 Dec, 00:00"),
    ])
    _ = await watch(["--max-age", "20h"], screen)
    #expect(screen.isFinished)
  }

  @Test func `nothing is asked with --offline`() async {
    await savePlaces()
    _ = await world.run(["now"]) { [network] in network.answer($0) }
    let screen = ScriptedScreen([
      Step(text: "offline") { $0.pass(seconds: 86_400 * 3) },
      Step(text: "(3 d ago)") { $0.press(.character("r"), .character("n")) },
      Self.quit(after: "--offline forbids"),
    ])
    #expect(await watch(["--offline"], screen).requests.isEmpty)
    #expect(screen.isFinished)
  }

  @Test func `units of the view last until the settings are changed`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "5 °C") { $0.press(.character("u")) },
      Step(text: "40 °F") { [world] screen in
        try world.write(#"{"version":1,"wind":"kn"}"#, to: ".config/rain/settings.json")
        screen.send(.tick)
      },
      Step(text: " kn ") { $0.press(.character("u"), .character("U"), .character("u")) },
      Self.quit(after: "40 °F"),
    ])
    _ = await watch([], screen)
    #expect(screen.isFinished)
  }

  @Test func `an option about units stays stronger than the settings`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "40 °F") { [world] screen in
        try world.write(
          #"{"clock":"12","temperature":"celsius","version":1}"#,
          to: ".config/rain/settings.json"
        )
        screen.send(.tick)
      },
      Self.quit(after: "9:40 am"),
    ])
    _ = await watch(["--fahrenheit"], screen)
    #expect(screen.isFinished)
    #expect(screen.frames.last?.contains("40 °F") == true)
  }

  @Test func `saved places that can't be read any more leave the weather`() async {
    await savePlaces()
    let screen = ScriptedScreen(
      columns: 200,
      [
        Step(text: "5 °C") { [world] screen in
          try world.write("[]", to: ".local/share/rain/locations.json")
          screen.send(.tick)
        },
        Self.quit(after: "locations.json"),
      ]
    )
    #expect(await watch([], screen).code == 0)
    #expect(screen.frames.last?.contains("5 °C") == true)
  }

  @Test func `keys lead from place to place and to the help`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "Berlin, Germany") { $0.press(.down) },
      Step(text: "Paris, Île-de-France") { $0.press(.left) },
      Step(text: "Berlin, Germany") { $0.press(.character("?")) },
      Step(text: "The next saved place") { $0.press(.right) },
      Step(text: "Paris, Île-de-France") { $0.press(.left) },
      Step(text: "Berlin, Germany") { $0.press(.character("?")) },
      Step(text: "The next saved place") { $0.press(.escape) },
      Step(text: "Berlin, Germany") { $0.press(.other, .enter, .character("x"), .escape) },
    ])
    #expect(await watch([], screen).code == 0)
    #expect(screen.isFinished)
  }

  @Test func `it is drawn again when it was stopped, and in another size`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "5 °C") { $0.send(.stopRequested) },
      Step(text: "5 °C") { $0.send(.continued) },
      Step(text: "5 °C") { $0.resize(columns: 40, rows: 8) },
      Self.quit(after: "5 °C"),
    ])
    _ = await watch([], screen)
    #expect(screen.log == ["suspend", "resume", "close"])
    #expect(screen.frames.last?.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    #expect(screen.frames.last?.split(separator: "\n").allSatisfy { $0.count <= 40 } == true)
  }

  @Test(arguments: [2, 15, 1])
  func `a signal is left to do its work`(signal: Int32) async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "5 °C") { $0.send(.endRequested(signal: signal)) }
    ])
    #expect(await watch([], screen).code == 130)
    #expect(screen.log.first == "end \(signal)")
  }

  @Test func `a terminal that can't be written to ends it`() async {
    await savePlaces()
    let screen = ScriptedScreen([
      Step(text: "5 °C") { screen in
        screen.fail(errno: 5)
        screen.press(.character("u"))
      }
    ])
    #expect(await watch([], screen).code == 74)
    #expect(screen.log == ["close"])
  }

  @Test func `the sample stands still`() async {
    let screen = ScriptedScreen([
      Step(text: "Sample data") { screen in
        screen.press(.character("r"), .character("n"))
        screen.pass(seconds: 100_000)
        screen.press(.character("q"))
      }
    ])
    let result = await watch(["--sample"], screen)
    #expect(result.requests.isEmpty)
    #expect(screen.frames.count == 1)
    #expect(screen.frames.first?.contains("As of 09:40") == true)
    #expect(screen.frames.first?.contains("next") == false)
  }

  @Test(arguments: [
    ["--input", "x.json", "--sample"], ["Berlin", "--sample"], ["--refresh", "--offline"],
    ["--json"], ["--units", "odd"], ["--plain"], ["--waybar"],
  ])
  func `wrong usage is told before anything is drawn`(arguments: [String]) async {
    let screen = ScriptedScreen([Self.quit])
    let result = await watch(arguments, screen)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(screen.frames.isEmpty && screen.log.isEmpty)
  }

  @Test func `without a place, or a file, the code is that of other commands`() async {
    let screen = ScriptedScreen([Self.quit])
    #expect(await watch(["--no-input"], screen).code == 78)
    #expect(await watch(["Nowhere at all", "--offline"], screen).code == 68)
    #expect(await watch(["--input", "/nonexistent"], screen).code == 66)
    #expect(screen.frames.isEmpty)
  }

  @Test(
    arguments: [("dumb", true), ("", true), (nil, true), ("xterm", false)] as [(String?, Bool)]
  )
  func `a terminal that can't be drawn on is wrong usage`(kind: String?, isTerminal: Bool) async {
    let result = await world.run(
      ["watch", "Berlin"],
      environment: kind.map { ["TERM": $0] } ?? [:],
      terminal: .init(isOutputTerminal: isTerminal)
    )
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.error.contains("rain now"))
  }

  @Test func `notes about the place come when the screen is gone`() async {
    let screen = ScriptedScreen([Self.quit])
    #expect(await watch(["Paris"], screen).error.contains("took Paris"))
  }
}

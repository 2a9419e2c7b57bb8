import Foundation
import RainTestSupport
import Testing

/// The question for a key at a terminal, which shows nothing of what is typed meanwhile.
@Suite struct SecretInputTests {
  private static let command = ["settings", "set", "forecast.key"]

  @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func `whatever ends the question, the terminal shows again what is typed`(
    signal: Int32
  ) async throws {
    let rain = try BuiltRain()
    let terminal = try PseudoTerminal()
    #expect(terminal.echoes)
    let ending = try await rain.runner().run(Self.command, at: terminal, signal: signal)
    #expect(ending == .signalled(signal))
    #expect(terminal.echoes)
  }

  @Test(.timeLimit(.minutes(2)))
  func `a key that is typed is kept`() async throws {
    let rain = try BuiltRain()
    let terminal = try PseudoTerminal()
    let ending = try await rain.runner()
      .run(Self.command, at: terminal, typing: "canary-0123456789\n")
    #expect(ending == .exited(0))
    #expect(terminal.echoes)
    let keys = try String(
      contentsOf: rain.home.appending(".config/rain/credentials.json"),
      encoding: .utf8
    )
    #expect(keys.contains("canary-0123456789"))
  }
}

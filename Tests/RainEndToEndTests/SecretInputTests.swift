import Foundation
import RainTestSupport
import Testing

/// The question for a key at a terminal, which shows nothing of what is typed meanwhile.
@Suite struct SecretInputTests {
  private let rain: BuiltRain
  private let terminal: PseudoTerminal
  private let modes: [UInt64]
  private let program: TerminalProgram

  /// Waits until rain has asked.
  init() async throws {
    rain = try BuiltRain()
    terminal = try PseudoTerminal(columns: 80, rows: 24)
    modes = terminal.modes
    program = try TerminalProgram(
      rain.runner(),
      ["settings", "set", "forecast.key"],
      at: terminal
    )
    try #require(await terminal.waits(for: .seconds(60)) { $0.text.contains("forecast.key:") })
    let (terminal, modes) = (terminal, modes)
    try #require(await terminal.waits(for: .seconds(60)) { _ in terminal.modes != modes })
  }

  @Test(arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
  func `whatever ends the question, the terminal shows again what is typed`(
    signal: Int32
  ) async throws {
    program.send(signal)
    #expect(await program.end() == .signalled(signal))
    #expect(terminal.modes == modes)
  }

  @Test func `a key that is typed is kept, and not shown`() async throws {
    terminal.type("canary-0123456789\n")
    #expect(await program.end() == .exited(0))
    #expect(terminal.modes == modes)
    #expect(!terminal.transcript.text.contains("canary"))
    let keys = try String(
      contentsOf: rain.home.appending(".config/rain/credentials.json"),
      encoding: .utf8
    )
    #expect(keys.contains("canary-0123456789"))
  }
}

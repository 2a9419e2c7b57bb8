import Foundation
import RainTestSupport
import Synchronization
import Testing

/// `rain watch` at a terminal, in a home in which Berlin and Paris are saved and Berlin is selected.
struct WatchedRain {
  let rain: BuiltRain
  let terminal: PseudoTerminal
  let program: TerminalProgram
  /// The modes of the terminal before the program began.
  let modesBefore: [UInt64]
  let weather: Weather

  /// What the server says, which a test may change.
  final class Weather: Sendable {
    private let state = Mutex((isLost: false, temperature: "4.6"))

    var isLost: Bool {
      get { state.withLock(\.isLost) }
      set { state.withLock { $0.isLost = newValue } }
    }

    /// The temperature now, in degrees Celsius.
    var temperature: String {
      get { state.withLock(\.temperature) }
      set { state.withLock { $0.temperature = newValue } }
    }

    /// The reply to a request for the weather.
    func reply(to request: RecordedRequest) -> Reply {
      guard !isLost else { return .reset }
      guard let body = BuiltRain.body(answering: request) else { return .json("{}", status: 404) }
      let text = String(decoding: body, as: UTF8.self)
        .replacing(
          /("current": ?\{[^}]*"temperature_2m": ?)[-0-9.]+/,
          with: { "\($0.output.1)\(temperature)" }
        )
      return .json(text)
    }
  }

  /// Starts it, and waits for the first picture of the weather.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `watch`.
  ///   - columns: The cells of a row.
  ///   - rows: The rows.
  ///   - shell: Whether a shell runs it as its job.
  /// - Throws: When it can't be started, or no picture comes.
  init(
    _ arguments: [String] = [],
    columns: Int = 80,
    rows: Int = 24,
    inShell shell: Bool = false
  ) async throws {
    let weather = Weather()
    rain = try BuiltRain(environment: ["TERM": "xterm", "PS1": "$ "]) { weather.reply(to: $0) }
    self.weather = weather
    for place in ["Berlin", "Paris"] {
      try #require(try await rain.run(["locations", "add", place]).status == 0)
    }
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    modesBefore = terminal.modes
    var runner = rain.runner()
    runner.timeLimit = .seconds(60)
    var words = ["watch"] + arguments
    if shell {
      let command = ([runner.program.path(percentEncoded: false)] + words).joined(separator: " ")
      runner.program = URL(filePath: "/bin/sh")
      words = ["-i"]
      program = try TerminalProgram(runner, words, at: terminal)
      terminal.type(command + "\n")
    } else {
      program = try TerminalProgram(runner, words, at: terminal)
    }
    try #require(await shows("As of"), "\(terminal.transcript)")
  }

  /// Waits until a text is on the screen.
  func shows(_ text: String) async -> Bool {
    await terminal.waits { $0.isAlternate && $0.screen.contains(text) }
  }

  /// Waits until a text is no longer on the screen.
  func hides(_ text: String) async -> Bool {
    await terminal.waits { $0.isAlternate && !$0.rows.isEmpty && !$0.screen.contains(text) }
  }

  /// Checks that the terminal is as it was.
  func expectTerminalAsBefore() async {
    let isLeft = await terminal.waits { !$0.isAlternate && $0.hasCursor }
    #expect(isLeft)
    #expect(terminal.modes == modesBefore)
    #expect(!modesBefore.isEmpty)
  }
}

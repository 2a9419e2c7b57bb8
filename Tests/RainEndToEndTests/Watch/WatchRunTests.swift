import Foundation
import RainTestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct WatchRunTests {
  @Test(arguments: ["q", "Q", "\u{1B}"])
  func `it fills the screen, and a key gives the terminal back as it was`(
    key: String
  )
    async throws
  {
    let watch = try await WatchedRain()
    let transcript = watch.terminal.transcript
    #expect(transcript.rows.count == 24)
    #expect(transcript.rows.first?.hasPrefix("Berlin, Germany") == true)
    #expect(transcript.rows.last?.contains("q quit") == true)
    #expect(!transcript.hasCursor)
    #expect(watch.terminal.modes != watch.modesBefore)
    watch.terminal.type(key)
    #expect(await watch.program.end() == .exited(0))
    await watch.expectTerminalAsBefore()
    #expect(watch.terminal.transcript.text == "")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `a signal ends it as it ends others, and the terminal is as it was`(
    signal: Int32
  )
    async throws
  {
    let watch = try await WatchedRain()
    switch signal {
    case SIGINT: watch.terminal.type("\u{03}")
    case SIGQUIT: watch.terminal.type("\u{1C}")
    default: watch.program.send(signal)
    }
    #expect(await watch.program.end() == .signalled(signal))
    await watch.expectTerminalAsBefore()
  }

  @Test func `it follows the size of the terminal`() async throws {
    let watch = try await WatchedRain()
    for (columns, rows) in [(120, 50), (40, 10), (20, 3), (300, 1), (80, 24)] {
      watch.terminal.resize(columns: columns, rows: rows)
      #expect(await watch.terminal.waits { $0.rows.count == rows }, "\(columns)x\(rows)")
      let widest = watch.terminal.transcript.rows.map(\.count).max() ?? 0
      #expect(widest <= columns)
    }
    watch.terminal.type("q")
    #expect(await watch.program.end() == .exited(0))
    await watch.expectTerminalAsBefore()
  }

  @Test func `what another run changes shows`() async throws {
    let watch = try await WatchedRain()
    #expect(await watch.shows("5 °C"))
    #expect(try await watch.rain.run(["settings", "set", "units", "us"]).status == 0)
    #expect(await watch.shows("40 °F"))
    #expect(try await watch.rain.run(["locations", "select", "Paris"]).status == 0)
    #expect(await watch.shows("Paris, Île-de-France"))
    #expect(try await watch.rain.run(["locations", "rename", "Paris", "home"]).status == 0)
    #expect(await watch.shows("home, Île-de-France"))
    watch.weather.temperature = "21"
    #expect(try await watch.rain.run(["now", "--refresh"]).status == 0)
    #expect(await watch.shows("70 °F"))
    #expect(try await watch.rain.run(["settings", "set", "language", "de"]).status == 0)
    #expect(await watch.shows("q Ende"))
    watch.terminal.type("q")
    #expect(await watch.program.end() == .exited(0))
  }

  @Test func `settings that are damaged meanwhile leave the weather where it is`() async throws {
    let watch = try await WatchedRain()
    try watch.rain.home.write("{", to: ".config/rain/settings.json")
    #expect(await watch.shows("settings.json"))
    #expect(await watch.shows("5 °C"))
    try watch.rain.home.write(
      #"{"version":1,"units":"us"}"#,
      to: ".config/rain/settings.json"
    )
    #expect(await watch.hides("settings.json"))
    watch.terminal.type("q")
    #expect(await watch.program.end() == .exited(0))
  }

  @Test func `it survives the network, and tells why the weather is old`() async throws {
    let watch = try await WatchedRain()
    watch.weather.isLost = true
    watch.terminal.type("r")
    #expect(await watch.shows("No weather from Open-Meteo"))
    #expect(await watch.shows("5 °C"))
    #expect(await watch.shows("As of"))
    watch.weather.isLost = false
    watch.weather.temperature = "-3"
    watch.terminal.type("r")
    #expect(await watch.shows("-3 °C"))
    #expect(await watch.hides("No weather"))
    watch.terminal.type("q")
    #expect(await watch.program.end() == .exited(0))
  }

  @Test func `keys go to other places and change the units of the view`() async throws {
    let watch = try await WatchedRain()
    for key in ["n", "\u{1B}[C", "\u{1B}OB"] {
      watch.terminal.type(key)
      #expect(await watch.shows("Paris, Île-de-France"), "\(key.debugDescription)")
      watch.terminal.type(key == "n" ? "p" : "\u{1B}[D")
      #expect(await watch.shows("Berlin, Germany"))
    }
    watch.terminal.type("u")
    #expect(await watch.shows("40 °F"))
    watch.terminal.type("u")
    #expect(await watch.shows("5 °C"))
    watch.terminal.type("?")
    #expect(await watch.shows("The next saved place"))
    watch.terminal.type("\u{1B}")
    #expect(await watch.shows("Berlin, Germany"))
    watch.terminal.type("q")
    #expect(await watch.program.end() == .exited(0))
    let settings = try await watch.rain.run(["settings", "get", "units"])
    #expect(!settings.output.contains("us"))
  }

  @Test func `a shell can stop it and let it go on`() async throws {
    let watch = try await WatchedRain(inShell: true)
    watch.terminal.type("\u{1A}")
    #expect(await watch.terminal.waits { !$0.isAlternate && $0.hasCursor })
    #expect(await watch.terminal.waits { $0.text.lowercased().contains("stopped") })
    watch.terminal.type("fg\n")
    #expect(await watch.shows("As of"))
    #expect(!watch.terminal.transcript.hasCursor)
    watch.terminal.type("\u{03}")
    #expect(await watch.terminal.waits { !$0.isAlternate && $0.hasCursor })
    watch.terminal.type("echo status=$?\n")
    #expect(await watch.terminal.waits { $0.text.contains("status=130") })
    watch.terminal.type("exit\n")
    #expect(await watch.program.end() == .exited(0))
  }

  @Test func `with a recorded answer nobody is asked`() async throws {
    let watch = try await WatchedRain(["--sample"])
    #expect(await watch.shows("Sample data"))
    watch.terminal.type("rnq")
    #expect(await watch.program.end() == .exited(0))
    #expect(watch.rain.server.requests.isEmpty)
  }

  @Test func `without a terminal it says what to do`() async throws {
    let rain = try BuiltRain()
    let result = try await rain.run(["watch", "Berlin"])
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.error.contains("rain now"))
    #expect(rain.server.requests.isEmpty)
  }
}

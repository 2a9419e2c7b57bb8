import RainCLI
import Testing

@Suite struct UnitNoticeTests {
  private let terminal = Dependencies.Terminal(
    isInputTerminal: true,
    isOutputTerminal: true,
    isErrorTerminal: true,
    columns: 80
  )

  @Test func `foreign units are explained once, at a terminal only`() async throws {
    let world = try TestWorld()
    let us = ["LC_ALL": "en_US.UTF-8"]
    let piped = await world.run(["now", "Berlin, DE"], environment: us) { answer($0) }
    #expect(piped.error.isEmpty)
    // Who wants no notes has not seen it.
    let quiet = await world.run(["now", "Berlin, DE", "-q"], environment: us, terminal: terminal) {
      answer($0)
    }
    #expect(quiet.error.isEmpty)
    let first = await world.run(["now", "Berlin, DE"], environment: us, terminal: terminal) {
      answer($0)
    }
    #expect(
      first.error
        == "rain: units are °F and mph because your locale names the region US; "
        + "'rain settings set units metric' changes that\n"
    )
    let second = await world.run(["now", "Berlin, DE"], environment: us, terminal: terminal) {
      answer($0)
    }
    #expect(second.error.isEmpty)
  }

  @Test(arguments: [
    (["LC_ALL": "de_DE.UTF-8"], [String](), [String]()),
    (["LC_ALL": "en_US.UTF-8"], ["--celsius"], []),
    (["LC_ALL": "en_US.UTF-8"], ["--units", "us"], []),
    (["LC_ALL": "en_US.UTF-8"], ["--json"], []),
    (["LC_ALL": "en_US.UTF-8"], [], ["settings", "set", "units", "us"]),
  ])
  func `units that are usual there, or chosen, need no word`(
    environment: [String: String],
    options: [String],
    before: [String]
  ) async throws {
    let world = try TestWorld()
    if !before.isEmpty { _ = await world.run(before) }
    let result = await world.run(
      ["now", "Berlin, DE"] + options,
      environment: environment,
      terminal: terminal
    ) { answer($0) }
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
  }
}

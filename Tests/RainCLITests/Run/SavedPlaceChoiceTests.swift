import Foundation
import RainCLI
import RainCore
import Testing

@Suite struct SavedPlaceChoiceTests {
  private let world = try? TestWorld()

  private static let terminal = Dependencies.Terminal(isInputTerminal: true, isErrorTerminal: true)

  private func run(_ arguments: String, input: String? = nil) async throws -> TestWorld.Result {
    try await #require(world)
      .run(
        arguments.split(separator: " ").map(String.init),
        input: input,
        terminal: input == nil ? .init() : Self.terminal
      ) { answer($0) }
  }

  @Test func `of several the city that is meant is taken, and said so`() async throws {
    _ = try await run("locations add 52.53,13.39")
    _ = try await run("locations add Berlin")
    let result = try await run("now Berlin")
    #expect(result.code == 0)
    #expect(
      result.error
        == "rain: took berlin-de-2, Berlin, State of Berlin, Germany;"
        + " also saved by this name: berlin-de\n"
    )
    #expect(result.requests.first?.url.absoluteString.contains("latitude=52.52") == true)
    // What is changed is never guessed.
    #expect(try await run("locations remove Berlin").code == 68)
  }

  @Test func `several are a question at a terminal, else listed with where they are`() async throws
  {
    _ = try await run("locations add Springfield, MA")
    _ = try await run("locations add Springfield, IL")
    let listed = try await run("now Springfield")
    #expect(listed.code == 68)
    #expect(
      listed.error.contains(
        "\n  springfield-us  (Springfield, Massachusetts, United States, at 42.1015, -72.5898)\n"
      )
    )
    let asked = try await run("now Springfield", input: "2")
    #expect(asked.code == 0)
    #expect(asked.error.contains("Which one? [1-2] "))
    #expect(asked.requests.first?.url.absoluteString.contains("latitude=39.8") == true)
    let selected = try await run("locations select Springfield", input: "2")
    #expect(selected.output.hasPrefix("selected Springfield, Illinois"))
  }

  @Test func `no more than ten are listed, and how many more there are`() async throws {
    let entries = (1...12)
      .map { #"{"id":"home-\#($0)","name":"home","latitude":\#($0),"longitude":2}"# }
      .joined(separator: ",")
    try #require(world)
      .write(#"{"version":1,"locations":[\#(entries)]}"#, to: ".local/share/rain/locations.json")
    let result = try await run("now home")
    #expect(result.error.contains("\n  home-10  (home, at 10, 2)\n"))
    #expect(result.error.hasSuffix("\n  and 2 more, which 'rain locations' lists\n"))
  }

  @Test func `a name that is endless in the file is not in the list`() async throws {
    let name = String(repeating: "x", count: 5000)
    try #require(world)
      .write(
        #"{"version":1,"locations":[{"id":"a","name":"\#(name)","latitude":1,"longitude":2}]}"#,
        to: ".local/share/rain/locations.json"
      )
    for command in ["locations", "locations --plain", "locations select a"] {
      let result = try await run(command)
      #expect(result.output.contains("xxx..."))
      #expect(result.output.count < 500)
    }
  }
}

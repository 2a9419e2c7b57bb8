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

  @Test(arguments: [
    "Paris, France", "paris, FR", "Paris, Île-de-France, France", "Paris France", "Parigi", "2",
    "paris-fr", "48.85341, 2.3488",
  ])
  func `what is saved is found as it is when it is added`(text: String) async throws {
    for place in ["Berlin", "Paris", "San Francisco"] {
      _ = try await run("locations add \(place)")
    }
    #expect(
      try await run("locations select \(text)").output
        == "selected Paris, Île-de-France, France\n"
    )
    #expect(try await run("locations remove --force \(text)").code == 0)
    #expect(try await run("locations select \(text == "2" ? "3" : text)").code == 68)
  }

  @Test(arguments: ["locations select", "locations remove --force", "locations rename", "now"])
  func `a country behind the name is no part of an id`(command: String) async throws {
    _ = try await run("locations add Springfield, IL")
    _ = try await run("locations add Springfield, MO")
    let name = command.hasSuffix("rename") ? " home" : ""
    for place in ["Springfield, US", "Springfield, United States"] {
      let result = try await run("\(command) \(place)\(name)")
      #expect(result.code == 68)
      #expect(result.output.isEmpty)
    }
  }

  @Test(arguments: [
    ("Berlin, Germany at home", "Berlin, State of Berlin, Germany is now at home,"),
    ("San Francisco bay", "San Francisco, California, United States is now bay,"),
    (
      "San Francisco San Francisco",
      "San Francisco, California, United States is now San Francisco,"
    ),
    ("berlin-de home", "Berlin, State of Berlin, Germany is now home,"),
    ("1 home", "Berlin, State of Berlin, Germany is now home,"),
  ])
  func `the words in front that mean a place are renamed to the rest`(
    words: String,
    sentence: String
  ) async throws {
    for place in ["Berlin", "San Francisco"] { _ = try await run("locations add \(place)") }
    let renamed = try await run("locations rename \(words)")
    #expect(renamed.output.hasPrefix(sentence))
  }

  @Test(arguments: ["San home", "San", "San Francisco", "Berlin"])
  func `without a place in front, or words behind it, nothing is renamed`(
    words: String
  ) async throws {
    for place in ["Berlin", "San Francisco"] { _ = try await run("locations add \(place)") }
    let before = try #require(world).text(".local/share/rain/locations.json")
    #expect([64, 68].contains(try await run("locations rename \(words)").code))
    #expect(try #require(world).text(".local/share/rain/locations.json") == before)
  }

  @Test func `the places that a name could mean tell of what is saved by it`() async throws {
    _ = try await run("locations add Berlin")
    _ = try await run("locations rename berlin-de work")
    let found = try await run("locations find work --offline")
    #expect(found.code == 0)
    #expect(
      found.error == "rain: saved by this name: berlin-de  (work, State of Berlin, Germany,"
        + " at 52.5244, 13.4105)\n"
    )
    let byID = try await run("locations find berlin-de --offline --json")
    #expect(byID.output.contains("\"name\":\"work\""))
    _ = try await run("locations rename berlin-de Xyzzyx")
    let alone = try await run("locations find Xyzzyx --offline --json")
    #expect(alone.code == 0)
    #expect(alone.output.contains("\"name\":\"Xyzzyx\""))
    _ = try await run("locations rename berlin-de Berlin")
    #expect(try await run("locations find Berlin --offline").error.isEmpty)
  }

  @Test func `several are a question at a terminal, else listed with where they are`() async throws
  {
    _ = try await run("locations add Springfield, MA")
    _ = try await run("locations add Springfield, IL")
    let listed = try await run("now Springfield")
    #expect(listed.code == 68)
    #expect(
      listed.error.contains(
        "\n  springfield-us  # Springfield, Massachusetts, United States, at 42.1015, -72.5898\n"
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
    #expect(result.error.contains("\n  home-10  # home, at 10, 2\n"))
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

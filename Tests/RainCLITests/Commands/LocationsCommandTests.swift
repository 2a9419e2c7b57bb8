import Foundation
import RainCLI
import RainCore
import RainTestSupport
import Testing

@Suite struct LocationsCommandTests {
  @Test func `places are added, selected, renamed, listed and removed across runs`() async throws {
    let world = try TestWorld()
    #expect(
      await add(world, "Paris").output
        == "saved Paris, Île-de-France, France as paris-fr, the selected location\n"
    )
    #expect(await add(world, "Berlin").code == 0)
    #expect(try await ids(world) == ["berlin-de", "paris-fr"])
    #expect(try await selected(world) == "paris-fr")

    #expect(await world.run(["locations", "select", "BERLIN"]).code == 0)
    #expect(try await selected(world) == "berlin-de")
    #expect(await world.run(["locations", "rename", "paris-fr", "my", "town"]).code == 0)
    #expect(try world.text(".local/share/rain/locations.json").contains("my town"))
    #expect(await world.run(["locations", "remove", "My Town"]).code == 0)
    #expect(try await ids(world) == ["berlin-de"])
  }

  @Test func `adding a place twice adds it once`() async throws {
    let world = try TestWorld()
    _ = await add(world, "Berlin")
    let second = await add(world, "Berlin")
    #expect(second.code == 0)
    #expect(second.output.contains("is saved already: berlin-de"))
    #expect(try await ids(world) == ["berlin-de"])
  }

  @Test func `the selected location is removed only by force, and nothing is selected then`()
    async throws
  {
    let world = try TestWorld()
    _ = await add(world, "Berlin")
    let refused = await world.run(["locations", "remove", "Berlin"])
    #expect(refused.code == 64)
    #expect(refused.error.contains("rain locations remove --force berlin-de"))
    #expect(await world.run(["locations", "remove", "--force", "Berlin"]).code == 0)
    #expect(await world.run(["now"]).code == 78)
  }

  @Test func `the selected location is the place of commands without one`() async throws {
    let world = try TestWorld()
    #expect(await world.run(["locations", "add", "52.52,13.41"]).code == 0)
    let result = await world.run(["daily"]) { request in answer(request) }
    #expect(result.code == 0)
    #expect(
      result.requests.first?.url.absoluteString.contains("latitude=52.52&longitude=13.41") == true
    )
  }

  @Test func `a saved location is found by id and by name before any search`() async throws {
    let world = try TestWorld()
    _ = await add(world, "Berlin")
    for name in ["berlin-de", "BERLIN", "Bérlin"] {
      let result = await world.run(["now", name, "--refresh"]) { request in answer(request) }
      #expect(result.code == 0)
      #expect(result.requests.map { $0.url.path() } == ["/v1/forecast"])
    }
  }

  @Test func `a name that several saved locations have is a question of ids`() async throws {
    let world = try TestWorld()
    _ = await add(world, "Berlin")
    _ = await add(world, "Paris")
    _ = await world.run(["locations", "rename", "berlin-de", "office"])
    _ = await world.run(["locations", "rename", "paris-fr", "Office"])
    for command in [["now", "office"], ["locations", "select", "OFFICE"]] {
      let result = await world.run(command) { request in answer(request) }
      #expect(result.code == 68)
      #expect(
        result.error.hasSuffix(
          "\n  berlin-de  # office, State of Berlin, Germany, at 52.5244, 13.4105"
            + "\n  paris-fr  # Office, Île-de-France, France, at 48.8534, 2.3488\n"
        )
      )
      #expect(result.requests.isEmpty)
    }
  }

  @Test(arguments: [
    ("1,2", "read as coordinates"), ("91,0", "read as coordinates"),
    ("-1,2", "read as coordinates"),
    ("1,2, Home", "read as coordinates"), (" ", "is empty"), ("\u{200B}\u{1B}[31m", "is empty"),
    ("1", "a number of the list"), ("１２", "a number of the list"), (",", "has no letter"),
    ("---", "has no letter"), (", home", "has no letter"),
    ("Paris-FR", "the id of another location"),
    (String(repeating: "x", count: 101), "longer than 100 characters"),
  ])
  func `a name that is none is refused`(name: String, reason: String) async throws {
    let world = try TestWorld()
    _ = await add(world, "Berlin")
    _ = await add(world, "Paris")
    let result = await world.run(["locations", "rename", "berlin-de", "--", name])
    #expect(result.code == 64)
    #expect(result.error.contains(reason))
    #expect(await world.run(["locations", "remove", "paris-fr"]).code == 0)
    #expect(try await ids(world) == ["berlin-de"])
  }

  @Test func `names cannot steer the terminal, typed or written into the file`() async throws {
    let world = try TestWorld()
    _ = await add(world, "Berlin")
    let renamed = await world.run(["locations", "rename", "berlin-de", "\u{1B}[31mX\nY\u{202E}"])
    #expect(renamed.output.hasSuffix("is now X Y, State of Berlin, Germany\n"))
    try world.write(
      #"{"version":1,"locations":[{"id":"x","name":"\u001b[31mA\nB","latitude":1,"longitude":2}]}"#,
      to: ".local/share/rain/locations.json"
    )
    for command in [["locations"], ["locations", "select", "x"], ["locations", "--json"]] {
      let result = await world.run(command)
      #expect(result.code == 0)
      #expect(!result.output.contains("\u{1B}"))
      #expect(result.output.contains("A B"))
    }
  }

  @Test func `a saved point is named by its coordinates`() async throws {
    let world = try TestWorld()
    _ = await world.run(["locations", "add", "1,2"])
    #expect(await world.run(["locations", "rename", "1.0, 2.0", "Null Island"]).code == 0)
    #expect(await world.run(["locations", "select", "1,2"]).code == 0)
  }

  @Test(arguments: [
    (["now", "Springfield"], Int32(68), "Springfield, Missouri, United States"),
    (["now", "Springfield, Illinois"], 0, ""),
    (["now", "Springfield, IL"], 0, ""),
    (["now", "Springfield, il, usa"], 0, ""),
    (["now", "Springfield", "--pick", "3"], 0, ""),
    (["now", "Springfield", "--pick", "99"], 64, "there is no candidate 99"),
    (["now", "Berlin"], 0, "took Berlin"),
    (["now", "Berlin, DE"], 0, ""),
    (["now", "Nowhere"], 68, "no place called 'Nowhere' was found"),
    (["now", "Springfield, Bavaria"], 68, "did you mean"),
    (["locations", "add", "Springfield"], 68, "could be several places"),
    (["now", "Niederwald"], 68, "Niederwald, Valais, Switzerland"),
    (["now", "Niederwald, Valais"], 0, ""),
    (["now", "Niederwald, TX"], 0, ""),
    (["now", "Niederwald", "--pick", "2"], 0, ""),
    (["now", "Hinterzarten"], 0, ""),
    (["now", "Berlni"], 68, "Berlin, State of Berlin, Germany"),
    (["locations", "select", "Atlantis"], 68, "no saved location is called 'Atlantis'"),
    (["locations", "select"], 68, "no place is saved"),
    (["locations", "find", "Niederwald", "--offline"], 68, "no place called 'Niederwald'"),
    (["locations", "add", "Niederwald, TX", "--offline"], 68, "no place called 'Niederwald, TX'"),
  ])
  func `a name is one place, or a question`(
    arguments: [String],
    code: Int32,
    message: String
  ) async throws {
    let result = try await TestWorld().run(arguments) { request in answer(request) }
    #expect(result.code == code)
    #expect(message.isEmpty ? result.error.isEmpty : result.error.contains(message))
    #expect(result.output.isEmpty == (code != 0))
  }

  @Test func `what the search answers is not taken when it is called otherwise`() async throws {
    let body =
      #"{"results":[{"name":"Hinterzarten","latitude":47.9,"longitude":8.1,"country":"Germany"}]}"#
    let result = try await TestWorld().run(["now", "Xqzzyx"]) { _ in .json(body) }
    #expect(result.code == 68)
    #expect(result.output.isEmpty)
    #expect(
      result.error
        == "rain: no place is known by the name 'Xqzzyx'; did you mean\n  Hinterzarten, Germany\n"
    )
  }

  @Test func `a point is saved under the name of the city that it is in`() async throws {
    let world = try TestWorld()
    #expect(
      await world.run(["locations", "add", "48.85,2.35"]).output
        == "saved Paris, Île-de-France, France as paris-fr, the selected location\n"
    )
    #expect(await world.run(["locations", "add", "0,-30"]).output.hasPrefix("saved 0, -30 as "))
  }

  @Test(arguments: [
    ("3", [], Int32(0), "Illinois"), (" 1 ", [], 0, "Missouri"), ("", [], 68, ""),
    ("99", [], 68, ""), ("x", [], 68, ""), ("3", ["--no-input"], 68, ""),
  ])
  func `at a terminal an ambiguous name is a question`(
    input: String,
    options: [String],
    code: Int32,
    region: String
  ) async throws {
    let terminal = Dependencies.Terminal(
      isInputTerminal: true,
      isOutputTerminal: true,
      isErrorTerminal: true,
      columns: 80
    )
    let result = try await TestWorld()
      .run(
        ["locations", "add", "Springfield"] + options,
        input: input,
        terminal: terminal
      ) { answer($0) }
    #expect(result.code == code)
    #expect(region.isEmpty ? result.output.isEmpty : result.output.contains(region))
    #expect(result.error.contains("Which one? [1-12] ") == options.isEmpty)
  }

  @Test func `a place of the built-in list needs no network`() async throws {
    for name in ["Berlin", "Berl", "東京", "Paris, TX", "52.52,13.41"] {
      let found = try await TestWorld().run(["locations", "find", name])
      #expect(found.code == 0)
      #expect(found.requests.isEmpty)
    }
  }

  @Test func `a place that is not in the list is searched for in the network`() async throws {
    let world = try TestWorld()
    let added = await add(world, "Hinterzarten")
    #expect(added.requests.map { $0.url.path() } == ["/v1/search"])
    #expect(
      added.output
        == "saved Hinterzarten, Baden-Wurttemberg, Germany as hinterzarten-de,"
        + " the selected location\n"
    )
    #expect(await add(world, "Hinterzarten").output.contains("is saved already"))
  }

  @Test func `a misspelled name is answered with similar ones, without a network too`() async throws
  {
    let result = try await TestWorld().run(["now", "Berlni"])
    #expect(result.code == 75)
    #expect(result.error.contains("did you mean\n  Berlin, State of Berlin, Germany\n"))
  }

  @Test func `a point is found with the name and the zone of the nearest city`() async throws {
    let result = try await TestWorld().run(["locations", "find", "52.52,13.41", "--json"])
    let match = try #require(try list(document(result.output), "matches").first)
    #expect(match["name"] as? String == "Berlin")
    #expect(match["timeZone"] as? String == "Europe/Berlin")
    #expect(match["latitude"] as? Double == 52.52)
    let sea = try await TestWorld().run(["locations", "find", "0,0", "--json"])
    #expect(sea.output.contains(#""name":null"#))
  }

  @Test func `candidates are a numbered list, and a document`() async throws {
    let world = try TestWorld()
    let text = await world.run(["locations", "find", "Springfield"]) { answer($0) }
    #expect(text.output.hasPrefix(" 1  Springfield, Missouri, United States"))
    let json = await world.run(["locations", "find", "Springfield", "--json"]) { answer($0) }
    let matches = try list(document(json.output), "matches")
    #expect(matches.count > 10)
    #expect(
      Set(matches[0].keys) == [
        "name", "region", "country", "countryCode", "latitude", "longitude", "timeZone",
        "population",
      ]
    )
  }

  @Test func `a damaged file is named, and left as it is`() async throws {
    let world = try TestWorld()
    let broken = "{\"version\": 1, \"locations\": ["
    try world.write(broken, to: ".local/share/rain/locations.json")
    for command in [["now"], ["locations"], ["locations", "add", "1,2"]] {
      let result = await world.run(command)
      #expect(result.code == 78)
      #expect(result.error.contains("locations.json"))
    }
    #expect(try world.text(".local/share/rain/locations.json") == broken)
  }

  @Test func `a list without places says how to save one`() async throws {
    let result = try await TestWorld().run(["locations"])
    #expect(result.output.contains("rain locations add Berlin"))
    let json = try await TestWorld().run(["locations", "--json"]).output
    #expect(json == "{\"schema\":1,\"selected\":null,\"locations\":[]}\n")
  }

  private func add(_ world: TestWorld, _ name: String) async -> TestWorld.Result {
    await world.run(["locations", "add", name]) { request in answer(request) }
  }

  private func ids(_ world: TestWorld) async throws -> [String] {
    try list(document(await world.run(["locations", "--json"]).output), "locations")
      .compactMap { $0["id"] as? String }
  }

  private func selected(_ world: TestWorld) async throws -> String? {
    try document(await world.run(["locations", "--json"]).output)["selected"] as? String
  }

  @Test func `a place is selected and removed by its number in the list`() async throws {
    let world = try TestWorld()
    for place in ["Paris", "Berlin", "Tokyo"] { _ = await world.run(["locations", "add", place]) }
    #expect(await world.run(["locations", "select", "3"]).output.hasPrefix("selected Tokyo"))
    #expect(await world.run(["locations", "remove", "1"]).output.hasPrefix("removed Berlin"))
    #expect(await world.run(["locations", "select", "3"]).code == 68)
    #expect(await world.run(["locations", "select", "0"]).code == 68)
  }

  @Test func `without a place a terminal is asked which one to select`() async throws {
    let world = try TestWorld()
    for place in ["Paris", "Berlin"] { _ = await world.run(["locations", "add", place]) }
    let terminal = Dependencies.Terminal(isInputTerminal: true, isErrorTerminal: true)
    let asked = await world.run(["locations", "select"], input: "1", terminal: terminal)
    #expect(asked.output.hasPrefix("selected Berlin"))
    #expect(asked.error.contains("*  2  Paris"))
    #expect(await world.run(["locations", "select"]).code == 64)
    #expect(await world.run(["locations", "select"], terminal: terminal).code == 64)
  }

  @Test func `the list shows the time at a place, and a kept temperature`() async throws {
    let world = try TestWorld()
    _ = await world.run(["locations", "add", "Tokyo"])
    #expect(await world.run(["locations"]).output.contains("17:40"))
    #expect(!(await world.run(["locations"]).output.contains("°")))
    _ = await world.run(["now"]) { request in answer(request) }
    #expect(await world.run(["locations"]).output.contains("5°"))
  }
}

/// Answers as the APIs do, out of the fixtures.
func answer(_ request: HTTPRequest) -> Result<HTTPResponse, TransportError> {
  let address = request.url.absoluteString
  let name: String
  switch request.url.path() {
  case "/v1/search" where address.contains("Hinterzarten"): name = "geocoding/hinterzarten.json"
  case "/v1/search" where address.contains("Niederwald"): name = "geocoding/niederwald.json"
  case "/v1/search": name = "geocoding/no-match.json"
  case "/v1/forecast": name = "open-meteo/sample.json"
  case "/v1/air-quality": name = "open-meteo-air/sample.json"
  case "/data/2.5/air_pollution": name = "openweathermap-air/sample.json"
  case "/data/2.5/weather": name = "openweathermap/sample-weather.json"
  case "/data/2.5/forecast": name = "openweathermap/sample-forecast.json"
  case "/data/2.5/forecast/daily": name = "openweathermap/daily.json"
  case "/data/3.0/onecall": name = "openweathermap/onecall.json"
  default: name = "forecast/sample.json"
  }
  guard let body = try? Fixture.data(name) else { return .failure(.cancelled) }
  return .success(HTTPResponse(status: 200, body: body))
}

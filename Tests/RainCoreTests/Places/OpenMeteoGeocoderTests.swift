import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct OpenMeteoGeocoderTests {
  @Test func `places have their names, zone and number`() async throws {
    let places = try await places(
      String(decoding: Fixture.data("geocoding/berlin.json"), as: UTF8.self)
    )
    let first = try #require(places.first)
    #expect(first.name == "Berlin")
    #expect(first.countryCode == "DE")
    #expect(first.timeZone == "Europe/Berlin")
    #expect(first.population == 3_426_000)
    #expect(first.geoNamesID != nil)
    #expect(places.count == 10)
  }

  @Test func `fields that are zero are left out`() async throws {
    let body = try Fixture.data("geocoding/zero-left-out.json")
    let places = try await places(String(decoding: body, as: UTF8.self))
    #expect(places.count == 3)
    #expect(places[0].coordinate.latitude == 0)
    #expect(places[1].coordinate.longitude == 0)
  }

  @Test func `no match is no place`() async throws {
    #expect(try await places(#"{"generationtime_ms":0.3}"#).isEmpty)
  }

  @Test(arguments: [
    #""latitude":"52.5","longitude":13"#, #""latitude":null,"longitude":13"#,
    #""latitude":91,"longitude":13"#, #""latitude":1,"longitude":[]"#,
  ])
  func `a place without a usable coordinate is dropped`(fields: String) async throws {
    #expect(try await places(#"{"results":[{"name":"X",\#(fields)}]}"#).isEmpty)
  }

  @Test func `what is no country, zone or population is unknown`() async throws {
    let place = try #require(
      try await places(
        #"{"results":[{"name":"X\u001b[31m","country_code":"D/","timezone":"../../etc/passwd","population":-5}]}"#
      )
      .first
    )
    #expect(place.name == "X")
    #expect(place.countryCode == nil)
    #expect(place.timeZone == nil)
    #expect(place.population == nil)
  }

  @Test(arguments: ["[]", "{}", "<html>", #"{"error":true,"reason":"no"}"#])
  func `what is no answer of the search is an error`(body: String) async throws {
    await #expect(throws: PlaceError.self) { try await places(body) }
  }

  @Test func `the name is asked for percent-encoded`() async throws {
    #expect(
      try await address(of: "São Paulo & 東京", in: "de")
        == "https://geocoding-api.open-meteo.com/v1/search?name=S%C3%A3o%20Paulo%20%26%20"
        + "%E6%9D%B1%E4%BA%AC&count=100&language=zh&format=json"
    )
  }

  @Test(arguments: [
    ("Hinterzarten", "en", "en"), ("Hinterzarten", "de", "de"), ("東小金井", "en", "zh"),
    ("東小金井", "ja", "ja"), ("つくば", "de", "ja"), ("Бобруйск", "en", "ru"),
    ("Бобруйськ", "uk", "uk"), ("Бобруйск", "ja", "ru"),
  ])
  func `names come in the language in which one was typed`(
    name: String,
    language: String,
    asked: String
  ) async throws {
    #expect(try await address(of: name, in: language).contains("&language=\(asked)&"))
  }

  @Test(arguments: [
    ("Hinterzarten", PlaceCandidate.Match.name), ("hinterzarten", .name), ("Hinterz", .beginning),
    ("Vorderzarten", .beginning),
  ])
  func `only what is called so is taken for the name`(
    typed: String,
    match: PlaceCandidate.Match
  ) async throws {
    let body = #"{"results":[{"name":"Hinterzarten","latitude":47.9,"longitude":8.1}]}"#
    #expect(try await candidates(body, for: PlaceName(typed)).map(\.match) == [match])
  }

  @Test(arguments: ["Bayern", "Bavaria", "DE", "Deutschland"])
  func `a region narrows in any language`(narrowing: String) async throws {
    let body = """
      {"results":[{"name":"Sulzdorf","latitude":50,"longitude":10,"country_code":"DE",
        "admin1":"Bayern"},
        {"name":"Sulzdorf","latitude":47,"longitude":9,"country_code":"CH","admin1":"Bern"}]}
      """
    let found = try await candidates(body, for: PlaceName("Sulzdorf", narrowing: [narrowing]))
    #expect(found.map(\.place.countryCode) == ["DE"])
  }

  private func address(of name: String, in language: String) async throws -> String {
    let transport = StubTransport { _ in .json(#"{"generationtime_ms":1}"#) }
    let client = APIClient(transport: transport, deadline: .now + .seconds(5))
    _ = try await OpenMeteoGeocoder(language: language, client: client)
      .places(for: PlaceName(name))
    return try #require(transport.requests.first?.url.absoluteString)
  }

  private func candidates(
    _ body: String,
    for name: PlaceName
  ) async throws -> [PlaceCandidate] {
    let transport = StubTransport { _ in .json(body) }
    let client = APIClient(transport: transport, deadline: .now + .seconds(5))
    return try await OpenMeteoGeocoder(client: client).places(for: name).candidates
  }

  private func places(_ body: String) async throws -> [Place] {
    try await candidates(body, for: PlaceName("X")).map(\.place)
  }
}

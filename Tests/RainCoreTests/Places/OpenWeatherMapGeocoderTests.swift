import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct OpenWeatherMapGeocoderTests {
  private static let body = """
    [{"name":"Hinterzarten","local_names":{"ascii":"Hinterzarten","ja":"ヒンターツァルテン"},
      "lat":47.9046,"lon":8.1067,"country":"DE","state":"Baden-Württemberg"},
     {"name":"Hinterzarten","lat":47.9047,"lon":8.1069,"country":"DE","state":"Baden-Württemberg"},
     {"name":"Elsewhere","lat":"x","lon":8,"country":"DE"}]
    """

  private static func search(
    _ name: PlaceName,
    _ answer: @escaping @Sendable (HTTPRequest) -> StubTransport.Answer
  ) async throws -> (PlaceSearchResult, [HTTPRequest]) {
    let transport = StubTransport(answer)
    let geocoder = OpenWeatherMapGeocoder(
      key: try #require(APIKey("canary-0123456789")),
      client: APIClient(transport: transport, deadline: .now + .seconds(60))
    )
    return (try await geocoder.places(for: name), transport.requests)
  }

  @Test(arguments: ["Hinterzarten", "ヒンターツァルテン", "hinterz"])
  func `a place is found once, by any of its names`(text: String) async throws {
    let (result, requests) = try await Self.search(PlaceName(text)) { _ in .json(Self.body) }
    #expect(result.candidates.count == 1)
    let isBeginning = text == "hinterz"
    #expect((result.candidates.first?.match == .beginning) == isBeginning)
    let place = try #require(result.candidates.first?.place)
    #expect(place.name == "Hinterzarten")
    #expect(place.region == "Baden-Württemberg")
    #expect(place.country == "Germany")
    #expect(place.timeZone == "Europe/Berlin")
    let url = try #require(requests.first?.url)
    #expect(url.path() == "/geo/1.0/direct")
    #expect(url.query()?.hasSuffix("&limit=5&appid=canary-0123456789") == true)
    #expect(requests.first?.description.contains("canary") == false)
  }

  @Test func `the name and what narrows it are sent, percent-encoded`() async throws {
    let name = PlaceName("São João", narrowing: ["Baden-Württemberg", "DE"])
    let (result, requests) = try await Self.search(name) { _ in .json(Self.body) }
    let query = try #require(requests.first?.url.query())
    #expect(query.hasPrefix("q=S%C3%A3o%20Jo%C3%A3o,Baden-W%C3%BCrttemberg,DE&"))
    // None of its names is the one that was asked for.
    #expect(result.candidates.map(\.match) == [.beginning])
  }

  @Test func `what lies elsewhere is only similar`() async throws {
    let name = PlaceName("Hinterzarten", narrowing: ["France"])
    let (result, _) = try await Self.search(name) { _ in .json(Self.body) }
    #expect(result.candidates.isEmpty)
    #expect(result.elsewhere.count == 1)
  }

  @Test func `nothing found is no error, and garbage is one`() async throws {
    let (result, _) = try await Self.search(PlaceName("x")) { _ in .json("[]") }
    #expect(result.candidates.isEmpty)
    for (body, status) in [("{}", 200), ("<html>", 200), ("{}", 401), ("{}", 500)] {
      await #expect(throws: PlaceError.self) {
        try await Self.search(PlaceName("x")) { _ in .json(body, status: status) }
      }
    }
  }
}

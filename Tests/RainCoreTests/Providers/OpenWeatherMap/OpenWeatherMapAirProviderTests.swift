import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct OpenWeatherMapAirProviderTests {
  private static let canary = "canary-0123456789"

  private static func provider() throws -> OpenWeatherMapAirProvider {
    OpenWeatherMapAirProvider(key: try #require(APIKey(canary)))
  }

  @Test func `it asks for the air at the place, and the key shows nowhere`() throws {
    let place = Place(coordinate: try #require(Coordinate(latitude: 52.52, longitude: 13.41)))
    let request = try Self.provider().request(for: place)
    #expect(
      request.url.absoluteString
        == "https://api.openweathermap.org/data/2.5/air_pollution?lat=52.52&lon=13.41"
        + "&appid=\(Self.canary)"
    )
    #expect(!"\(request)".contains("canary"))
  }

  @Test(arguments: [
    (52.52, 13.41, "Europe/Berlin"), (-33.9, 18.4, "Africa/Johannesburg"), (-40.0, -120.0, nil),
  ])
  func `times are those of the place, as far as its zone is known`(
    latitude: Double,
    longitude: Double,
    zone: String?
  ) async throws {
    let body = String(
      decoding: try Fixture.data("openweathermap-air/sample.json"),
      as: UTF8.self
    )
    let place = Place(
      coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude))
    )
    let client = APIClient(
      transport: StubTransport { _ in .json(body) },
      deadline: .now + .seconds(10)
    )
    let report = try await Self.provider().report(for: place, now: 1_796_028_000, using: client)
    #expect(report.clock.timeZone == zone)
    #expect(report.air?.category == .fair)
  }

  @Test func `weather is not taken for air`() async throws {
    let body = String(
      decoding: try Fixture.data("openweathermap/sample-weather.json"),
      as: UTF8.self
    )
    let client = APIClient(
      transport: StubTransport { _ in .json(body) },
      deadline: .now + .seconds(10)
    )
    let place = Place(coordinate: try #require(Coordinate(latitude: 0, longitude: 0)))
    await #expect(throws: ProviderError.unreadable(.otherKind(.weather))) {
      try await Self.provider().report(for: place, now: 0, using: client)
    }
  }
}

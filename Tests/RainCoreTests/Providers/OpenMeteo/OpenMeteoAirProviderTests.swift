import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct OpenMeteoAirProviderTests {
  private static let canary = "canary-0123456789"

  private static func place() throws -> Place {
    Place(coordinate: try #require(Coordinate(latitude: 38.7, longitude: -9.1)))
  }

  private static func client(_ body: String, status: Int = 200) -> APIClient {
    APIClient(
      transport: StubTransport { _ in .json(body, status: status) },
      deadline: .now + .seconds(10)
    )
  }

  @Test func `it asks for both indices, pollutants and pollen at the place, and for nothing else`()
    throws
  {
    let request = try OpenMeteoAirProvider().request(for: Self.place())
    let address = request.url.absoluteString
    #expect(
      address.hasPrefix(
        "https://air-quality-api.open-meteo.com/v1/air-quality?latitude=38.7&longitude=-9.1"
          + "&current=pm2_5,pm10,ozone,nitrogen_dioxide,sulphur_dioxide,carbon_monoxide"
          + ",european_aqi,us_aqi,us_aqi_pm2_5,"
      )
    )
    #expect(address.hasSuffix(",ragweed_pollen&timezone=auto&timeformat=unixtime"))
    #expect(!address.contains("temperature"))
  }

  @Test func `a key leads to the customers' host, and shows nowhere`() throws {
    let key = try #require(APIKey(Self.canary))
    let request = try OpenMeteoAirProvider(key: key).request(for: Self.place())
    #expect(request.host == "customer-air-quality-api.open-meteo.com")
    #expect(request.url.query()?.hasSuffix("&apikey=\(Self.canary)") == true)
    #expect(!"\(request)".contains("canary"))
    let own = try OpenMeteoAirProvider(baseAddress: "https://mirror.example/x", key: key)
      .request(for: Self.place())
    #expect(own.url.absoluteString.hasPrefix("https://mirror.example/x/v1/air-quality?"))
  }

  @Test func `an answer that gives the key back as a time zone shows it nowhere`() async throws {
    let body = String(decoding: try Fixture.data("open-meteo-air/sample.json"), as: UTF8.self)
      .replacing(#/"timezone": "[^"]*"/#, with: #""timezone": "\#(Self.canary)""#)
    try #require(body.contains(Self.canary))
    let report = try await OpenMeteoAirProvider(key: APIKey(Self.canary))
      .report(for: Self.place(), now: 1_796_038_200, using: Self.client(body))
    #expect(report.air?.index != nil)
    #expect(report.clock.timeZone == nil)
    #expect(!"\(report)".contains(Self.canary))
  }

  @Test func `of an answer of hours the one in progress counts`() async throws {
    let body = String(decoding: try Fixture.data("open-meteo-air/hours.json"), as: UTF8.self)
    // 11:30 at Lisbon.
    let report = try await OpenMeteoAirProvider()
      .report(for: Self.place(), now: 1_796_038_200, using: Self.client(body))
    #expect(report.air?.index == 41)
    #expect(report.air?.pollen.isEmpty == true)
    #expect(report.provenance.fetched == 1_796_038_200)
    let later = try await OpenMeteoAirProvider()
      .report(for: Self.place(), now: 1_796_040_000, using: Self.client(body))
    #expect(later.air == nil)
  }

  @Test func `weather is not taken for air, nor air for weather`() async throws {
    let weather = String(decoding: try Fixture.data("open-meteo/sample.json"), as: UTF8.self)
    await #expect(throws: ProviderError.unreadable(.otherKind(.weather))) {
      try await OpenMeteoAirProvider()
        .report(for: Self.place(), now: 0, using: Self.client(weather))
    }
    let air = String(decoding: try Fixture.data("open-meteo-air/sample.json"), as: UTF8.self)
    await #expect(throws: ProviderError.unreadable(.otherKind(.airQuality))) {
      try await OpenMeteoProvider().report(for: Self.place(), now: 0, using: Self.client(air))
    }
  }

  @Test func `the error of the API is told`() async throws {
    let body = String(decoding: try Fixture.data("open-meteo-air/error-400.json"), as: UTF8.self)
    let error = await #expect(throws: ProviderError.self) {
      try await OpenMeteoAirProvider()
        .report(for: Self.place(), now: 0, using: Self.client(body, status: 400))
    }
    guard case .refused(400, let message?) = error else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
    #expect(message.contains("invalid String value pm3"))
  }
}

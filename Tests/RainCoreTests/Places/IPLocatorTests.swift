import Foundation
import RainTestSupport
import Testing

@testable import RainCore

@Suite struct IPLocatorTests {
  private static let geoJS = """
    {"country_code":"DE","accuracy":20,"ip":"192.0.2.7","timezone":"Europe\\/Berlin","city":"Berlin",
    "latitude":"52.5196","longitude":"13.4069","region":"Land Berlin","country":"Germany"}
    """

  private static let ipWhoIs = """
    {"ip":"192.0.2.7","success":true,"city":"Berlin","latitude":52.5196,"longitude":13.4069,
    "timezone":{"id":"Europe/Berlin","offset":3600}}
    """

  private static func locator(
    baseAddress: String? = nil,
    _ answer: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, TransportError>
  ) -> (IPLocator, StubTransport) {
    let transport = StubTransport(answer)
    let client = APIClient(transport: transport, deadline: .now + .seconds(60))
    return (IPLocator(baseAddress: baseAddress, client: client), transport)
  }

  private static func body(
    _ text: String,
    status: Int = 200
  ) -> Result<HTTPResponse, TransportError> {
    .success(HTTPResponse(status: status, body: Data(text.utf8)))
  }

  @Test(arguments: [geoJS, ipWhoIs])
  func `the coordinate is read as numbers and as texts, to two decimals`(text: String) async throws
  {
    let (locator, transport) = Self.locator { _ in Self.body(text) }
    let place = try await locator.place()
    #expect(place.coordinate == Coordinate(latitude: 52.52, longitude: 13.41))
    #expect(place.timeZone == "Europe/Berlin")
    #expect(place.name == nil)
    #expect(transport.requests.map(\.url.absoluteString) == ["https://get.geojs.io/v1/ip/geo.json"])
  }

  @Test func `the second service is asked when the first one fails`() async throws {
    let (locator, transport) = Self.locator { request in
      request.host == "ipwho.is" ? Self.body(Self.ipWhoIs) : Self.body("<html>", status: 503)
    }
    #expect(try await locator.place().timeZone == "Europe/Berlin")
    #expect(transport.requests.last?.url.absoluteString == "https://ipwho.is")
  }

  @Test func `with an address set nobody else is asked`() async throws {
    let (locator, transport) = Self.locator(baseAddress: "http://127.0.0.1:9") { _ in
      Self.body("{}", status: 500)
    }
    await #expect(throws: ProviderError.refused(status: 500, message: nil)) {
      try await locator.place()
    }
    #expect(transport.requests.map(\.url.absoluteString) == ["http://127.0.0.1:9/v1/ip/geo.json"])
    #expect(IPLocator.hosts(baseAddress: "http://127.0.0.1:9") == ["127.0.0.1"])
    #expect(IPLocator.hosts() == ["get.geojs.io", "ipwho.is"])
  }

  @Test(arguments: [
    "{}", "[]", #"{"latitude":null,"longitude":null}"#, #"{"latitude":"nil","longitude":"nil"}"#,
    #"{"latitude":0,"longitude":0}"#, #"{"latitude":"91","longitude":"0"}"#,
    #"{"latitude":"nan","longitude":"1"}"#, #"{"latitude":1e999,"longitude":1}"#,
    #"{"success":false,"message":"limit","latitude":1,"longitude":2}"#,
  ])
  func `what tells no place is no answer`(text: String) async throws {
    let (locator, _) = Self.locator(baseAddress: "http://127.0.0.1:9") { _ in Self.body(text) }
    await #expect(throws: ProviderError.self) { try await locator.place() }
  }
}

import Foundation
import RainCore
import RainTestSupport
import Testing

@Suite struct RedactionTests {
  @Test(arguments: [
    ("key=s3cret", "key=****"), ("key=S3CRET", "key=****"), ("s3cret s3cret", "**** ****"),
    ("nothing", "nothing"), ("", ""),
  ])
  func `a secret is hidden wherever it stands, in any case`(text: String, shown: String) {
    #expect(Redaction.mask(["s3cret", ""], in: text) == shown)
  }

  @Test func `a secret is hidden percent-encoded too`() {
    #expect(Redaction.mask(["a/b+c"], in: "x?k=a%2Fb%2Bc&l=a/b+c") == "x?k=****&l=****")
  }

  @Test(arguments: [200, 400, 401, 404, 429, 500], [0, 185, 195])
  func `a message that repeats the key shows no part of it`(status: Int, padding: Int) async throws
  {
    let key = try #require(APIKey("canary-0123456789"))
    let place = try #require(Coordinate(latitude: 1, longitude: 2))
    let text = String(repeating: "x", count: padding) + " \(key.value)"
    let client = APIClient(
      transport: StubTransport { _ in .json(#"{"cod":1,"message":"\#(text)"}"#, status: status) },
      deadline: .now + .seconds(5)
    )
    for provider: any WeatherProvider in [
      ForecastProvider(key: key), OpenWeatherMapProvider(key: key), OpenMeteoProvider(key: key),
    ] {
      let error = await #expect(throws: ProviderError.self) {
        try await provider.report(for: Place(coordinate: place), now: 0, using: client)
      }
      #expect(!String(describing: error).contains("canary"))
    }
  }
}

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

  @Test(
    arguments: [
      "%61%2F%62%2B%63", "%61/b%2bc", "%2561%252F%2562+c", "&#97;&#x2f;b+c", "&#97/&#x62+c",
      #"\u0061/\u0062\u002bc"#, "A/B+C", "a/b\n+c", "a/ b+c", "a\u{200B}/b+c", "a/\u{AD}b+c",
      "a\u{301}/b\u{301}+c", "a/b\u{202E}+c", "a/b+\u{1B}c", "a/b+\u{0}c", "a/b+\u{E0041}c",
      "a\u{FEFF}/\u{2060}b\r\n+\u{9B}c",
    ]
  )
  func `a secret is hidden however it is spelled or interrupted`(text: String) {
    #expect(Redaction.mask(["a/b+c"], in: "k=\(text).") == "k=****.")
  }

  @Test(arguments: [
    ("abc%def", "k=abc%25def.", "k=****."), ("abc%def", "k=abc%def.", "k=****."),
    ("abc%def", "k=abc%2525def.", "k=****."), ("%", "k=%25.", "k=****."),
    ("%25%25", "k=%25%25.", "k=****."), ("%25%25", "k=%2525%2525.", "k=****."),
    ("%41", "k=%41%2541.", "k=********."), ("a%", "k=a%25.", "k=****."),
  ])
  func `a percent sign in a key is hidden as it is and as it stands in an address`(
    key: String,
    text: String,
    shown: String
  ) {
    #expect(Redaction.mask([key], in: text) == shown)
  }

  @Test(arguments: ["a/b+", "a/b+x", "%", "%6", "\\u00", "&#", "a%2", "a/b+%", "a.b+c", "a/b-c"])
  func `what only looks like the secret is left as it is`(text: String) {
    #expect(Redaction.mask(["a/b+c"], in: text) == text)
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

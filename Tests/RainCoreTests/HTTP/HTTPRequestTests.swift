import Foundation
@testable import RainCore
import Testing

@Suite struct HTTPRequestTests {
  @Test func `a key never shows in a description`() throws {
    let request = try HTTPRequest.get(
      "https://example.org",
      path: ["forecast", "canary/key+1", "1,2"],
      query: [("appid", "canary/key+1")],
      secrets: ["canary/key+1"]
    )
    for text in ["\(request)", String(reflecting: request)] {
      #expect(text == "GET https://example.org/forecast/****/1,2?appid=****")
    }
  }

  @Test func `parts of an address are percent-encoded`() throws {
    let request = try HTTPRequest.get(
      "https://example.org/base/",
      path: ["v1", "a b/ü"],
      query: [("name", "São Paulo & 東京"), ("plus", "+")]
    )
    #expect(
      request.url.absoluteString
        == "https://example.org/base/v1/a%20b%2F%C3%BC"
        + "?name=S%C3%A3o%20Paulo%20%26%20%E6%9D%B1%E4%BA%AC&plus=%2B"
    )
  }

  @Test(arguments: ["", "example.org", "ftp://example.org", "https://", "http://[", "file:///x"])
  func `what is no address is refused`(base: String) {
    #expect(throws: ProviderError.badAddress(base)) {
      try HTTPRequest.get(base, path: ["v1"], query: [])
    }
  }

  @Test(arguments: [
    (52.52, 13.41, "52.52,13.41"),
    (-33.9, 18.4, "-33.9,18.4"),
    (0, 0, "0,0"),
    (-0.0000001, 180, "0,180"),
    (0.00001, -0.5, "0.00001,-0.5"),
    (89.9999999, -179.123456, "90,-179.123456"),
  ])
  func `a coordinate is written with a point and without an exponent`(
    latitude: Double,
    longitude: Double,
    text: String
  ) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(coordinate.queryText == text)
  }
}

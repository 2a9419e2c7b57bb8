import Foundation
import RainCore
import RainURLSession
import Testing

@Suite struct TransportErrorURLErrorTests {
  static let host = "api.example"

  static let codes: [(URLError.Code, TransportError)] = [
    (.timedOut, .timedOut(host: host)),
    (.cancelled, .cancelled),
    (.cannotFindHost, .hostNotFound(host: host)),
    (.dnsLookupFailed, .hostNotFound(host: host)),
    (.cannotConnectToHost, .connectionRefused(host: host)),
    (.notConnectedToInternet, .noNetwork(host: host)),
    (.networkConnectionLost, .connectionLost(host: host)),
    (.badServerResponse, .malformed(host: host)),
    (.cannotParseResponse, .malformed(host: host)),
    (.cannotDecodeContentData, .malformed(host: host)),
    (.unsupportedURL, .malformed(host: host)),
    (.httpTooManyRedirects, .tooManyRedirects(host: host)),
    (.dataLengthExceedsMaximum, .tooLarge(host: host, limit: 9)),
    (.serverCertificateHasBadDate, .notSecure(host: host, problem: .expired)),
    (.serverCertificateNotYetValid, .notSecure(host: host, problem: .expired)),
    (.serverCertificateUntrusted, .notSecure(host: host, problem: .untrusted)),
    (.serverCertificateHasUnknownRoot, .notSecure(host: host, problem: .untrusted)),
    (.secureConnectionFailed, .notSecure(host: host, problem: .handshake)),
    (.appTransportSecurityRequiresSecureConnection, .plainHTTP(host: host)),
    (.unknown, .connectionLost(host: host)),
  ]

  @Test(arguments: codes)
  func `a code without a text is translated`(code: URLError.Code, error: TransportError) {
    #expect(translate(code, nil) == error)
  }

  @Test func `a text knows better than an unknown code or one of a refused first address`() {
    #expect(
      translate(.unknown, .notSecure(.expired)) == .notSecure(host: Self.host, problem: .expired)
    )
    #expect(translate(.cannotConnectToHost, .malformed) == .malformed(host: Self.host))
    #expect(translate(.badServerResponse, .connectionLost) == .connectionLost(host: Self.host))
    #expect(translate(.unknown, .unreachable) == .noNetwork(host: Self.host))
    #expect(translate(.unknown, .notConnected) == .noNetwork(host: Self.host))
    #expect(
      translate(.cannotConnectToHost, .notConnected) == .connectionRefused(host: Self.host)
    )
    #expect(translate(.unknown, .timedOut) == .timedOut(host: Self.host))
  }

  @Test func `a timeout, a cancellation and an unknown host are certain`() {
    // "SSL connection timeout" is a timeout all the same.
    #expect(translate(.timedOut, .notSecure(.handshake)) == .timedOut(host: Self.host))
    #expect(translate(.cancelled, .connectionLost) == .cancelled)
    #expect(translate(.cannotFindHost, .malformed) == .hostNotFound(host: Self.host))
  }

  private func translate(
    _ code: URLError.Code,
    _ meaning: LibraryText.Meaning?
  ) -> TransportError {
    TransportError.translate(code, meaning: meaning, host: Self.host, bodyLimit: 9)
  }
}

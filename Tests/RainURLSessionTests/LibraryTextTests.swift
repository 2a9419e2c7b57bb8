import RainCore
import RainURLSession
import Testing

@Suite struct LibraryTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let meaning: LibraryText.Meaning?

    init(_ text: String, _ meaning: LibraryText.Meaning?) {
      self.text = text
      self.meaning = meaning
    }

    var testDescription: String { text }
  }

  static let security = [
    Case(
      "SSL certificate problem: unable to get local issuer certificate",
      .notSecure(.untrusted)
    ),
    Case("SSL certificate problem: self-signed certificate", .notSecure(.untrusted)),
    Case(
      "SSL certificate problem: self signed certificate in certificate chain",
      .notSecure(.untrusted)
    ),
    Case("SSL certificate problem: certificate revoked", .notSecure(.untrusted)),
    Case("server certificate verification failed. CAfile: none", .notSecure(.untrusted)),
    Case("SSL certificate problem: certificate has expired", .notSecure(.expired)),
    Case("SSL certificate problem: certificate is not yet valid", .notSecure(.expired)),
    Case(
      "SSL: no alternative certificate subject name matches target host name 'api.example'",
      .notSecure(.wrongHost)
    ),
    Case(
      "SSL: certificate subject name 'b.example' does not match target host name 'api.example'",
      .notSecure(.wrongHost)
    ),
    Case(
      "error setting certificate file: /etc/ssl/certs/ca-certificates.crt",
      .notSecure(.noAuthorities)
    ),
    Case(
      "error setting certificate verify locations:  CAfile: /etc/ssl/certs/ca-certificates.crt",
      .notSecure(.noAuthorities)
    ),
    Case("error adding trust anchors from file: /etc/ssl/cert.pem", .notSecure(.noAuthorities)),
    Case(
      "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number",
      .notSecure(.handshake)
    ),
    Case(
      "TLS connect error: error:0A000410:SSL routines::ssl/tls alert handshake failure",
      .notSecure(.handshake)
    ),
  ]

  static let others = [
    Case("Error while processing content unencoding: incorrect header check", .malformed),
    Case("Unrecognized content encoding type. libcurl understands deflate, gzip", .malformed),
    Case("Received HTTP/0.9 when not allowed", .malformed),
    Case("Header without colon", .malformed),
    Case("Illegal or missing hexadecimal sequence in chunked-encoding", .malformed),
    Case("Failure writing output to destination", .malformed),
    Case("transfer closed with 18 bytes remaining to read", .connectionLost),
    Case("transfer closed with outstanding read data remaining", .connectionLost),
    Case("Empty reply from server", .connectionLost),
    Case("Recv failure: Connection reset by peer", .connectionLost),
    Case(
      "OpenSSL SSL_connect: Connection reset by peer in connection to api.example:443",
      .connectionLost
    ),
    Case(
      "OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to api.example:443",
      .connectionLost
    ),
    Case(
      "OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
      .connectionLost
    ),
    Case("connect to 192.0.2.1 port 443 failed: No route to host", .unreachable),
    Case(
      "Failed to connect to api.example port 443 after 0 ms: Network is unreachable",
      .unreachable
    ),
    Case("OpenSSL SSL_connect: Connection timed out in connection to api.example:443", .timedOut),
    Case(
      "Failed to connect to api.example port 443 after 2 ms: Couldn't connect to server",
      .notConnected
    ),
    Case("", nil),
  ]

  @Test(arguments: security + others)
  func `a text of libcurl tells what went wrong`(item: Case) {
    #expect(LibraryText.meaning(of: item.text, host: "api.example") == item.meaning)
  }

  @Test(arguments: ["ssl.example", "TLS.example", "certificate-chunk.example"])
  func `the name of the host means nothing`(host: String) {
    let text = "Failed to connect to \(host) port 443 after 2 ms: Couldn't connect to server"
    #expect(LibraryText.meaning(of: text, host: host) == .notConnected)
  }

  @Test func `without a host the text is read as it is`() {
    #expect(LibraryText.meaning(of: "Empty reply from server", host: "") == .connectionLost)
  }
}

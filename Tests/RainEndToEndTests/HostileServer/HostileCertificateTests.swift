import Foundation
import RainTestSupport
import Testing

/// Secure connections that are none.
@Suite struct HostileCertificateTests {
  @Test(arguments: handshakes + slowHandshakes, HostileSetup.all)
  func `a secure connection that is not made is no reason for another one`(
    row: HostileCase,
    setup: HostileSetup
  ) async throws {
    let secure = row.with { $0.address = { $0.replacing("http:", with: "https:") } }
    try await HostileRun(secure, setup).expectWhatMustHold()
  }

  @Test(
    .enabled(absence) { await canTrust },
    arguments: CertificateCase.all,
    HostileSetup.all
  )
  func `a certificate that is not as it should be is reason enough`(
    certificate: CertificateCase,
    setup: HostileSetup
  ) async throws {
    let server = try await TLSServer(certificate.kind)
    defer { server.stop() }
    let row = HostileCase(certificate.testDescription, .failure(76), says: certificate.says, .close)
      .asked(0)
      .with { row in
        row.address = { _ in server.address }
        row.namespace = certificate.namespace(for: server)
      }
    try await HostileRun(row, setup).expectWhatMustHold()
  }

  @Test(.enabled(absence) { await canTrust }, arguments: secure)
  func `over a trusted connection comes the weather`(setup: HostileSetup) async throws {
    let server = try await TLSServer(.valid, answers: try await answers(to: setup))
    defer { server.stop() }
    try await HostileRun(trusting(server, .weather), setup).expectWhatMustHold()
  }

  @Test(.enabled(absence) { await canTrust }, arguments: secure)
  func `a redirect from https to http is not followed`(setup: HostileSetup) async throws {
    let answer = Data(
      "HTTP/1.1 302 X\r\nLocation: http://localhost:1/\r\nConnection: close\r\n\r\n".utf8
    )
    let server = try await TLSServer(
      .valid,
      answers: try await answers(to: setup).mapValues { _ in answer }
    )
    defer { server.stop() }
    try await HostileRun(trusting(server, .failure(76), says: "not safe to follow"), setup)
      .expectWhatMustHold()
  }

  @Test(.enabled(absence) { await canTrust }, arguments: secure)
  func `a redirect from http to https is followed`(setup: HostileSetup) async throws {
    let server = try await TLSServer(.valid, answers: try await answers(to: setup))
    defer { server.stop() }
    let port = server.address.split(separator: ":").last ?? ""
    let row = HostileCase("a redirect to https", .weather) { request, _ in
      .redirect(to: "https://127.0.0.1:\(port)\(request.target)")
    }
    try await HostileRun(row.with { $0.namespace = .trusting(server.certificate) }, setup)
      .expectWhatMustHold()
  }

  private func trusting(
    _ server: TLSServer,
    _ outcome: HostileCase.Outcome,
    says: String = ""
  ) -> HostileCase {
    HostileCase("", outcome, says: says, .close).asked(0)
      .with { row in
        row.address = { _ in server.address }
        row.namespace = .trusting(server.certificate)
      }
  }

  /// Good answers to what a run asks, byte for byte.
  private func answers(to setup: HostileSetup) async throws -> [String: Data] {
    let key = "RAIN_\(setup.provider.uppercased())_KEY"
    let rain = try BuiltRain(environment: [key: HostileRun.key])
    _ = try await rain.run(["now", "1,2", "--provider", setup.provider])
    let pairs = rain.server.requests.map { request in
      let body = BuiltRain.body(answering: request) ?? Data()
      // The server takes one connection at a time, and waits for its end.
      let head =
        "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
      return (request.target, Data(head.utf8) + body)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The address of Open-Meteo is too long for the name of a file, in which the answer is found.
  private static let secure = HostileSetup.all.filter { $0.provider != "open-meteo" }

  private static let absence: Comment =
    "needs openssl, unshare, and the authorities in /etc/ssl/certs/ca-certificates.crt"

  private static var canTrust: Bool {
    get async {
      guard TLSServer.isAvailable, await Namespace.isAvailable else { return false }
      return FileManager.default.fileExists(atPath: "/etc/ssl/certs/ca-certificates.crt")
    }
  }

  private static let handshakes: [HostileCase] = [
    HostileCase("it closes", .failureUnlessKept(75), says: "broke", .close).asked(3),
    HostileCase("it resets", .failureUnlessKept(75), says: "broke", .reset).asked(3),
    HostileCase("it speaks HTTP", .failure(76), says: "not safe", .json("[]", status: 400)),
    HostileCase("it sends an alert", .failure(76), says: "not safe", .raw(alert)),
    HostileCase("it sends garbage", .failure(76), says: "not safe", .raw(Data(0..<200))),
  ]

  private static let slowHandshakes: [HostileCase] = [
    HostileCase("it never answers", .failureUnlessKept(75), says: "in time", .never).slow
  ]

  /// A fatal "handshake failure".
  private static let alert = Data([0x15, 3, 3, 0, 2, 2, 40])
}

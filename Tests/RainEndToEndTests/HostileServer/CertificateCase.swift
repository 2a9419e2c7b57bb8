import Foundation
import RainTestSupport
import Testing

/// A certificate, who is trusted, and what must come of it.
struct CertificateCase: CustomTestStringConvertible, Sendable {
  /// Whom the machine trusts.
  enum Trust: Sendable {
    case all
    case itself
    case nobody
    case noFolder
  }

  let testDescription: String
  let kind: TLSServer.Certificate
  let trust: Trust
  let says: String

  static let all = [
    CertificateCase(
      testDescription: "a certificate that nobody signed",
      kind: .valid,
      trust: .all,
      says: "nobody this machine trusts has signed"
    ),
    CertificateCase(
      testDescription: "an expired certificate",
      kind: .expired,
      trust: .itself,
      says: "has expired"
    ),
    CertificateCase(
      testDescription: "a certificate of another host",
      kind: .ofAnotherHost,
      trust: .itself,
      says: "is for another name"
    ),
    CertificateCase(
      testDescription: "an empty list of authorities",
      kind: .valid,
      trust: .nobody,
      says: "install ca-certificates"
    ),
    CertificateCase(
      testDescription: "no list of authorities",
      kind: .valid,
      trust: .noFolder,
      says: "install ca-certificates"
    ),
  ]

  func namespace(for server: TLSServer) -> Namespace? {
    switch trust {
    case .all: nil
    case .itself: .trusting(server.certificate)
    case .nobody: .trusting(URL(filePath: "/dev/null"))
    case .noFolder: .hiding("/etc/ssl/certs")
    }
  }
}

extension Namespace {
  /// A view in which the certificates in a file are the only trusted ones.
  static func trusting(_ certificates: URL) -> Namespace {
    .showing(certificates, at: "/etc/ssl/certs/ca-certificates.crt")
  }
}

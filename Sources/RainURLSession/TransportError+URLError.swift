package import Foundation
package import RainCore

extension TransportError {
  /// Translates what URLSession reports.
  ///
  /// Only facts are kept: its texts carry the whole address.
  ///
  /// - Parameters:
  ///   - error: The error of a task.
  ///   - host: The host that was asked.
  ///   - bodyLimit: The largest body that is accepted, in bytes.
  init(_ error: any Error, host: String, bodyLimit: Int) {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let text = cause?.userInfo[NSLocalizedDescriptionKey] as? String
    self = Self.translate(
      (error as? URLError)?.code ?? .unknown,
      meaning: LibraryText.meaning(of: text ?? "", host: host),
      host: host,
      bodyLimit: bodyLimit
    )
  }

  /// Translates a code of URLSession, with what libcurl's text means where there is one.
  package static func translate(
    _ code: URLError.Code,
    meaning: LibraryText.Meaning?,
    host: String,
    bodyLimit: Int
  ) -> TransportError {
    switch code {
    case .timedOut: .timedOut(host: host)
    case .cancelled: .cancelled
    case .cannotFindHost, .dnsLookupFailed: .hostNotFound(host: host)
    case .httpTooManyRedirects: .tooManyRedirects(host: host)
    case .dataLengthExceedsMaximum: .tooLarge(host: host, limit: bodyLimit)
    // On Linux the other codes are guesses: every TLS failure is `.unknown`, and any failure is
    // `.cannotConnectToHost` if the first of several addresses refused. The text knows better.
    default: meaning.map { error(for: $0, code, host: host) } ?? error(for: code, host: host)
    }
  }

  private static func error(
    for meaning: LibraryText.Meaning,
    _ code: URLError.Code,
    host: String
  ) -> TransportError {
    switch meaning {
    case .notSecure(let problem): .notSecure(host: host, problem: problem)
    case .malformed: .malformed(host: host)
    case .connectionLost: .connectionLost(host: host)
    case .unreachable: .noNetwork(host: host)
    case .timedOut: .timedOut(host: host)
    // A refusal is the one reason that Foundation on Linux knows.
    case .notConnected:
      code == .cannotConnectToHost ? .connectionRefused(host: host) : .noNetwork(host: host)
    }
  }

  private static func error(for code: URLError.Code, host: String) -> TransportError {
    switch code {
    case .cannotConnectToHost:
      .connectionRefused(host: host)
    case .notConnectedToInternet, .internationalRoamingOff, .dataNotAllowed, .callIsActive:
      .noNetwork(host: host)
    case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData,
      .badURL, .unsupportedURL, .redirectToNonExistentLocation:
      .malformed(host: host)
    case .serverCertificateHasBadDate, .serverCertificateNotYetValid:
      .notSecure(host: host, problem: .expired)
    case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
      .notSecure(host: host, problem: .untrusted)
    case .secureConnectionFailed, .clientCertificateRejected, .clientCertificateRequired:
      .notSecure(host: host, problem: .handshake)
    case .appTransportSecurityRequiresSecureConnection:
      .plainHTTP(host: host)
    default:
      .connectionLost(host: host)
    }
  }
}

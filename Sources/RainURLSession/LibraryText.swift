import Foundation
package import RainCore

/// Reads the texts of libcurl, which on Linux are all that tells many failures apart.
///
/// They come from libcurl 7.62 to 8.x and, inside those, from OpenSSL or GnuTLS. They are not
/// translated, and programs rely on them, so they change rarely; an unknown one still gets a sensible
/// meaning from the words in it.
package enum LibraryText {
  /// What a text says.
  package enum Meaning: Hashable, Sendable {
    /// The secure connection failed.
    case notSecure(TransportError.SecurityProblem)
    /// What came is not HTTP, or can't be decompressed.
    case malformed
    /// The connection broke.
    case connectionLost
    /// No way leads to the host.
    case unreachable
    /// No connection was made; whether it was refused, the code says.
    case notConnected
    /// It took too long.
    case timedOut
  }

  /// Returns what `text` means, or `nil` when it says nothing that the error code does not.
  ///
  /// - Parameters:
  ///   - text: The text of libcurl.
  ///   - host: The host that was asked; its name in the text means nothing.
  /// - Returns: The meaning of the first known fragment.
  package static func meaning(of text: String, host: String) -> Meaning? {
    var text = text.lowercased()
    if !host.isEmpty { text = text.replacingOccurrences(of: host.lowercased(), with: "") }
    return fragments.first { text.contains($0.fragment) }?.meaning
  }

  /// The fragments in the order in which they count: the exact ones before the single words.
  private static let fragments: [(fragment: String, meaning: Meaning)] = [
    ("error setting certificate", .notSecure(.noAuthorities)),
    ("error adding trust anchors", .notSecure(.noAuthorities)),
    ("error reading ca cert", .notSecure(.noAuthorities)),
    ("problem with the ssl ca cert", .notSecure(.noAuthorities)),

    ("has expired", .notSecure(.expired)),
    ("expired certificate", .notSecure(.expired)),
    ("not yet valid", .notSecure(.expired)),
    ("not yet activated", .notSecure(.expired)),

    ("alternative certificate subject name", .notSecure(.wrongHost)),
    ("does not match target", .notSecure(.wrongHost)),
    ("hostname mismatch", .notSecure(.wrongHost)),

    ("unable to get local issuer", .notSecure(.untrusted)),
    ("unable to get issuer", .notSecure(.untrusted)),
    ("unable to verify", .notSecure(.untrusted)),
    ("self signed", .notSecure(.untrusted)),
    ("self-signed", .notSecure(.untrusted)),
    ("certificate problem", .notSecure(.untrusted)),
    ("certificate verif", .notSecure(.untrusted)),
    ("peer certificate", .notSecure(.untrusted)),

    ("content unencoding", .malformed),
    ("content encoding", .malformed),
    ("http/0.9", .malformed),
    ("header without colon", .malformed),
    ("nul byte in header", .malformed),
    ("too large response headers", .malformed),
    ("invalid content-length", .malformed),
    ("hexadecimal", .malformed),
    ("hex-length", .malformed),
    ("chunk", .malformed),
    ("weird server reply", .malformed),
    ("unsupported http", .malformed),
    // Foundation could not read the head and told libcurl to stop.
    ("writing output", .malformed),
    ("failed writing", .malformed),

    ("empty reply", .connectionLost),
    ("transfer closed", .connectionLost),
    ("connection reset", .connectionLost),
    ("broken pipe", .connectionLost),
    ("unexpected eof", .connectionLost),
    ("ssl_read", .connectionLost),
    ("ssl_write", .connectionLost),
    ("ssl_error_syscall", .connectionLost),

    ("no route to host", .unreachable),
    ("network is unreachable", .unreachable),

    ("timed out", .timedOut),

    ("failed to connect", .notConnected),
    ("connect to server", .notConnected),

    ("ssl", .notSecure(.handshake)),
    ("tls", .notSecure(.handshake)),
    ("certificate", .notSecure(.handshake)),
    ("cipher", .notSecure(.handshake)),
  ]
}

/// Why no complete answer came from a server.
///
/// Facts only: no text of a library, no address, no key.
public enum TransportError: Error, Hashable, Sendable, Codable {
  /// The machine has no network at all, or none that leads to the host.
  case noNetwork(host: String)
  /// The name of the host could not be looked up.
  case hostNotFound(host: String)
  /// Nothing accepts connections at the host.
  case connectionRefused(host: String)
  /// The connection broke before the answer was complete.
  case connectionLost(host: String)
  /// The deadline had passed before anything was sent.
  case notSent(host: String)
  /// The deadline passed.
  case timedOut(host: String)
  /// The certificate of the host can't be trusted, or the secure connection failed otherwise.
  case notSecure(host: String, problem: SecurityProblem)
  /// The server sends us to another host, or from https to http.
  case redirectRefused(host: String, target: String)
  /// The server sends us round in circles.
  case tooManyRedirects(host: String)
  /// The address is plain http and not a loopback address.
  case plainHTTP(host: String)
  /// The body is larger than `limit` bytes after decompression.
  case tooLarge(host: String, limit: Int)
  /// The answer is not HTTP, or its body could not be decompressed.
  case malformed(host: String)
  /// The library that speaks HTTP is not on this machine.
  case libraryMissing
  /// The request was given up from inside.
  case cancelled

  /// What is wrong with a secure connection.
  public enum SecurityProblem: Hashable, Sendable, Codable {
    /// Nobody this machine trusts has signed the certificate.
    case untrusted
    /// The certificate's time is over, or not yet come.
    case expired
    /// The certificate is for another host.
    case wrongHost
    /// This machine has no list of certificate authorities.
    case noAuthorities
    /// Anything else: the handshake failed.
    case handshake
  }
}

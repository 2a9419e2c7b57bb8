package import Foundation

/// Where an address leads: scheme, host and port.
package struct Origin: Hashable, Sendable {
  /// The scheme in lower case.
  package let scheme: String

  /// The host in lower case, percent-encoded and without the brackets of an IPv6 address.
  package let host: String

  /// The port, told or implied by the scheme; `nil` for a scheme that is neither http nor https.
  package let port: Int?

  /// Reads the origin of `url`; `nil` when it has no scheme or no host.
  package init?(_ url: URL) {
    guard
      let scheme = url.scheme?.lowercased(),
      let host = url.host(percentEncoded: true)?.lowercased(),
      !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host.trimmingCharacters(in: ["[", "]"])
    self.port = url.port ?? ["http": 80, "https": 443][scheme]
  }

  /// Whether a request may be sent there: over https anywhere, over http to this machine only.
  package var isAllowed: Bool {
    scheme == "https" || (scheme == "http" && isLoopback)
  }

  /// Whether the host is this machine: `localhost`, `::1` or one of 127.0.0.0/8 written in full.
  package var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) && UInt8($0) != nil }
  }

  /// The origin as one writes it, without what follows in the address.
  package var text: String {
    let name = host.contains(":") ? "[\(host)]" : host
    let isPortImplied = port == ["http": 80, "https": 443][scheme]
    return "\(scheme)://\(name)" + (isPortImplied ? "" : port.map { ":\($0)" } ?? "")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

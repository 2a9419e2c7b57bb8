import Foundation

/// The address of a server as users set it: what stands before the paths of an API.
enum BaseAddress {
  /// Returns the address as it is stored, without a slash at the end.
  ///
  /// - Parameter text: What the user wrote.
  /// - Returns: The address; `nil` unless it is one of http or https with a host, and without what
  ///   could not stand before a path (query, fragment) or would show a password (user).
  static func normalized(_ text: String) -> String? {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: text),
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = parts.host, !host.isEmpty,
      (1...65535).contains(parts.port ?? 443),
      parts.query == nil, parts.fragment == nil, parts.user == nil, parts.password == nil
    else { return nil }
    let rest = text.dropFirst(scheme.utf8.count)
    return scheme + String(rest.reversed().drop { $0 == "/" }.reversed())
  }
}

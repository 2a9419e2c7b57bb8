public import Foundation

/// A GET request as a value: what the providers of weather and of places build and tests compare.
///
/// Its description never shows a key: every value listed in `secrets` is masked wherever it stands,
/// in the path or in the query.
public struct HTTPRequest: Hashable, Sendable {
  /// The full address, keys included.
  ///
  /// Never print it: use `description`.
  public var url: URL

  /// Header fields beyond those that every request carries (`User-Agent`, `Accept-Encoding`).
  public var headers: [String: String]

  /// The values inside `url` and `headers` that nobody may see, such as API keys.
  public var secrets: [String]

  /// Creates a request for `url`.
  public init(url: URL, headers: [String: String] = [:], secrets: [String] = []) {
    self.url = url
    self.headers = headers
    self.secrets = secrets
  }

  /// The host that is asked, or an empty text for an address without one.
  public var host: String { url.host() ?? "" }
}

extension HTTPRequest: CustomStringConvertible, CustomDebugStringConvertible {
  /// The method and the address with every secret masked.
  public var description: String {
    "GET " + Redaction.mask(secrets, in: url.absoluteString)
  }

  /// The same as `description`, so that no debugger or log prints a key either.
  public var debugDescription: String { description }
}

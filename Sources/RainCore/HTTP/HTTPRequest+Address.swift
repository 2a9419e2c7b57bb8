import Foundation

extension HTTPRequest {
  /// Creates a request from the parts of its address, percent-encoded as needed.
  ///
  /// - Parameters:
  ///   - baseAddress: An absolute address, with or without a path of its own.
  ///   - path: The segments after it.
  ///   - query: The parameters in the order they are sent.
  ///   - secrets: The values that nobody may see.
  /// - Returns: The request.
  /// - Throws: `.badAddress` when `baseAddress` is no absolute http or https address.
  static func get(
    _ baseAddress: String,
    path: [String],
    query: [(name: String, value: String)],
    secrets: [String] = []
  ) throws(ProviderError) -> HTTPRequest {
    let encodedPath = path.map { "/" + encode($0) }.joined()
    let encodedQuery = query.map { "\(encode($0.name))=\(encode($0.value))" }
      .joined(separator: "&")
    let base = baseAddress.hasSuffix("/") ? String(baseAddress.dropLast()) : baseAddress
    guard
      let origin = URL(string: base), origin.host()?.isEmpty == false,
      ["http", "https"].contains(origin.scheme?.lowercased()),
      let url = URL(string: base + encodedPath + (query.isEmpty ? "" : "?" + encodedQuery))
    else { throw .badAddress(Redaction.mask(secrets, in: baseAddress)) }
    return HTTPRequest(url: url, secrets: secrets)
  }

  /// Encodes all but the unreserved characters of RFC 3986, and the comma, which every one of the
  /// APIs reads as it is.
  private static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,"
  )
}

extension Coordinate {
  /// The latitude as the APIs read it: with a decimal point whatever the locale, never with an
  /// exponent, to a tenth of a meter or so.
  var latitudeText: String { Self.text(latitude) }

  /// The longitude as the APIs read it.
  var longitudeText: String { Self.text(longitude) }

  /// `LATITUDE,LONGITUDE`.
  var queryText: String { "\(latitudeText),\(longitudeText)" }

  private static func text(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1_000_000).rounded())
    let digits = padded(abs(millionths), to: 7)
    var fraction = digits.suffix(6)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (millionths < 0 ? "-" : "") + digits.dropLast(6)
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}

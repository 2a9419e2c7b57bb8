public import Foundation

/// An answer of a server, complete and decompressed.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, 100…599.
  public var status: Int

  /// The header fields, with names in lower case.
  ///
  /// Repeated fields are joined with a comma.
  public var headers: [String: String]

  /// The body after decompression; empty when there is none.
  public var body: Data

  /// Creates an answer.
  ///
  /// Header names may be in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(
      headers.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { "\($0), \($1)" }
    )
    self.body = body
  }
}

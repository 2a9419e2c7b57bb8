/// A request as it arrived at a loopback server.
public struct RecordedRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public let method: String

  /// The path and the query, exactly as they were sent.
  public let target: String

  /// The header fields, with names in lower case.
  public let headers: [String: String]

  /// The path: the target up to its first question mark.
  public var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// The query: what follows the first question mark of the target; empty without one.
  public var query: String {
    String(target.dropFirst(path.count + 1))
  }

  /// What stands for the start of a secure connection, which the server knows nothing about.
  static let secureStart = RecordedRequest(method: "", target: "", headers: [:])

  /// Creates a request out of its parts; header names are in lower case.
  public init(method: String, target: String, headers: [String: String]) {
    self.method = method
    self.target = target
    self.headers = headers
  }

  /// Reads a head without the blank line at its end; `nil` when its first line is no request line.
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = Dictionary(
      lines.dropFirst()
        .compactMap { line in
          guard let colon = line.firstIndex(of: ":") else { return nil }
          let value = line[line.index(after: colon)...].drop { $0 == " " }
          return (line[..<colon].lowercased(), String(value))
        },
      uniquingKeysWith: { "\($0), \($1)" }
    )
  }
}

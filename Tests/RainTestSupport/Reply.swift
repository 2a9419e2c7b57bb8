public import Foundation

/// What a loopback server does about one request.
public indirect enum Reply: Sendable {
  /// Answers properly, head and body in one write. `Content-Length` is added unless it is given.
  case response(status: Int = 200, headers: [String: String] = [:], body: Data = Data())

  /// Sends these bytes as they are and closes the connection: for answers that no server should give.
  case raw(Data)

  /// Does the other thing after a while.
  case delayed(Duration, Reply)

  /// Keeps the connection open and sends nothing.
  case never

  /// Sends the head, then a byte a second for ever.
  case drip

  /// Sends the head, then spaces for ever, as fast as they are taken.
  case endless

  /// Closes the connection without a byte.
  case close

  /// Breaks the connection off so that the other side sees a reset.
  case reset

  /// Returns an answer with a JSON body.
  public static func json(_ text: String, status: Int = 200) -> Reply {
    .response(
      status: status,
      headers: ["Content-Type": "application/json"],
      body: Data(text.utf8)
    )
  }

  /// Returns an answer that sends the client to `location`.
  public static func redirect(to location: String, status: Int = 302) -> Reply {
    .response(status: status, headers: ["Location": location])
  }

  /// Returns the head of an answer.
  ///
  /// - Parameters:
  ///   - status: The status code.
  ///   - headers: The header fields.
  ///   - length: The length to tell; `nil` tells none.
  /// - Returns: The lines of the head and the blank line after them.
  static func head(status: Int, headers: [String: String], length: Int?) -> Data {
    var lines = ["HTTP/1.1 \(status) Status"]
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let isTold = headers.keys.contains { $0.lowercased() == "content-length" }
    if let length, !isTold, status != 204, status != 304 {
      lines.append("Content-Length: \(length)")
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

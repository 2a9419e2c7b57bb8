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

  /// Sends `start`, then `part` for ever, each time after a pause.
  case forever(start: Data, part: Data, pause: Duration)

  /// Closes the connection without a byte.
  case close

  /// Sends these bytes, then breaks the connection off so that the other side sees a reset.
  case resetAfter(Data)

  /// Sends the head, then a byte a second for ever.
  public static let drip = Reply.forever(
    start: head(status: 200, headers: [:], length: nil),
    part: Data("x".utf8),
    pause: .seconds(1)
  )

  /// Sends the head, then spaces for ever, as fast as they are taken.
  public static let endless = Reply.forever(
    start: head(status: 200, headers: [:], length: nil),
    part: Data(repeating: 32, count: 65_536),
    pause: .zero
  )

  /// Breaks the connection off without a byte so that the other side sees a reset.
  public static let reset = Reply.resetAfter(Data())

  /// Returns an answer that is sent as it is.
  ///
  /// - Parameter text: Head and body with plain line feeds; a carriage return is put before each.
  /// - Returns: The answer, after which the connection is closed.
  public static func raw(lines text: String) -> Reply {
    .raw(Data(text.replacing("\n", with: "\r\n").utf8))
  }

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
